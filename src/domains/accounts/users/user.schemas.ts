import { Type } from 'typebox';

import { DateTime, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';

export const User = component(
  'User',
  Type.Object({
    id: Uuid('Id of the user.'),
    username: Type.Union([Type.String(), Type.Null()], {
      description: 'Null if the user has none.',
    }),
    display_name: Type.String(),
    instance_admin: Type.Boolean(),
    disabled: Type.Boolean({ description: 'Whether the account is disabled.' }),
    created_at: DateTime('When the account was created.'),
    disabled_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  }),
);

export const UserChange = component(
  'UserChange',
  Type.Object({
    disabled: Type.Boolean({
      description: 'True ends all sessions of the user and suspends their tokens; false enables the account again.',
    }),
  }),
);

export type User = Of<typeof User>;
export type UserChange = Of<typeof UserChange>;
