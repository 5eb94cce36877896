import { Type } from 'typebox';

import { Maybe, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { RoleSchema } from '../library.schemas.ts';

const MaybeSeconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

const Invitation = component(
  'Invitation',
  Type.Object({
    id: Uuid('Id of the invitation.'),
    library_id: Uuid('The library it is for.'),
    creator: Uuid('Id of the user who created it.'),
    hint: Type.String({ description: 'A note about who it is for. May be empty.' }),
    role: RoleSchema,
    created_at: Type.Integer({ description: 'When it was created. All times are in Unix seconds.' }),
    expires_at: Type.Integer(),
    accepted_at: MaybeSeconds('When it was accepted; null if it was not.'),
    revoked_at: MaybeSeconds('When it was revoked; null if it was not.'),
  }),
);

export const InvitationList = component('InvitationList', Type.Object({ invitations: Type.Array(Invitation) }));

export const NewInvitation = component(
  'NewInvitation',
  Type.Object({
    role: RoleSchema,
    hint: Maybe(
      Type.String({ maxLength: 200, description: 'A note about who it is for, shown in the list of invitations.' }),
    ),
    expires_in_hours: Maybe(
      Type.Integer({ minimum: 1, maximum: 720, description: 'Hours until it expires. The default is 168 (one week).' }),
    ),
  }),
);

export const CreatedInvitation = component(
  'CreatedInvitation',
  Type.Object({
    invitation: Invitation,
    secret: Type.Optional(
      Type.String({ description: 'Give it to the invited person. Shown only once: a retry does not return it.' }),
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
