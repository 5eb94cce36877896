import { Type } from 'typebox';

import { DateTime, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { RoleSchema } from '../library.schemas.ts';

export const Member = component(
  'Member',
  Type.Object({
    user_id: Uuid('Id of the user.'),
    display_name: Type.String(),
    role: RoleSchema,
    created_at: DateTime('When they became a member.'),
  }),
);

export const RoleChange = component('RoleChange', Type.Object({ role: RoleSchema }));

export type Member = Of<typeof Member>;
