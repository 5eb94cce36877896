import { Type } from 'typebox';

import { DateTime, Uuid, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';

export const User = component(
  'User',
  Type.Object({
    id: Uuid('Id of the user.'),
    username: Type.Union([Type.String(), Type.Null()], { description: 'Null where the user signs in otherwise.' }),
    display_name: Type.String(),
    instance_admin: Type.Boolean(),
    disabled: Type.Boolean({ description: 'Whether the user is kept from signing in.' }),
    created_at: DateTime('When the account was made.'),
    disabled_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  }),
);

export const UserChange = component(
  'UserChange',
  Type.Object({ disabled: Type.Boolean({ description: 'True ends all sessions at once and stops all tokens.' }) }),
);

export type User = Of<typeof User>;
export type UserChange = Of<typeof UserChange>;
