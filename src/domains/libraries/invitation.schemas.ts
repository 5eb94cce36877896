import { Type } from 'typebox';

import { Maybe, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import { RoleSchema } from './library.schemas.ts';

const MaybeSeconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

const Invitation = component(
  'Invitation',
  Type.Object({
    id: Uuid('Id of the invitation.'),
    library_id: Uuid('The library it is for.'),
    creator: Uuid('Id of the user who made it.'),
    hint: Type.String({ description: 'Whom it is meant for, as its creator wrote. Empty where they did not.' }),
    role: RoleSchema,
    created_at: Type.Integer({ description: 'Unix seconds, as are the others.' }),
    expires_at: Type.Integer(),
    accepted_at: MaybeSeconds('When it was used; null while it was not.'),
    revoked_at: MaybeSeconds('When it was taken back; null while it was not.'),
  }),
);

export const InvitationList = component('InvitationList', Type.Object({ invitations: Type.Array(Invitation) }));

export const NewInvitation = component(
  'NewInvitation',
  Type.Object({
    role: RoleSchema,
    hint: Maybe(Type.String({ maxLength: 200, description: 'Whom it is meant for; shown in the list alone.' })),
    expires_in_hours: Maybe(
      Type.Integer({ minimum: 1, maximum: 720, description: '168, a week, where it is left out.' }),
    ),
  }),
);

export const CreatedInvitation = component(
  'CreatedInvitation',
  Type.Object({
    invitation: Invitation,
    secret: Type.Optional(
      Type.String({ description: 'For the invited person. Shown only once: a retry does not return it.' }),
    ),
  }),
);

export const InvitationAcceptance = component(
  'InvitationAcceptance',
  Type.Object({ secret: Type.String({ minLength: 1, maxLength: 500, description: 'The secret of the invitation.' }) }),
);

export type Invitation = Of<typeof Invitation>;
export type CreatedInvitation = Of<typeof CreatedInvitation>;
export type NewInvitation = Of<typeof NewInvitation>;
