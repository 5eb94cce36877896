import { Type } from 'typebox';

import { DateTime, Line, Maybe, Uuid, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';

const Scopes = Type.Array(Type.Enum(['read', 'write'], { type: 'string', description: '`write` includes reading.' }), {
  minItems: 1,
  maxItems: 2,
  uniqueItems: true,
});

export const AccessToken = component(
  'AccessToken',
  Type.Object({
    id: Uuid('Id of the token.'),
    name: Type.String(),
    scopes: Type.Array(Type.String()),
    hint: Type.String({ description: 'The last characters of the secret.' }),
    created_at: DateTime('When it was made.'),
    expires_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    last_used_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'To within five minutes.',
    }),
  }),
);

export const NewAccessToken = component(
  'NewAccessToken',
  Type.Object({
    name: Line({ maxLength: 100, description: 'What it is for.' }),
    scopes: Scopes,
    expires_at: Maybe(DateTime('When it stops working; never where it is left out.')),
  }),
);

export const CreatedAccessToken = component(
  'CreatedAccessToken',
  Type.Object({
    token: AccessToken,
    secret: Type.Optional(
      Type.String({ description: 'Send it as Bearer. Shown this once: a retry is answered without it.' }),
    ),
  }),
);

export type AccessToken = Of<typeof AccessToken>;
export type CreatedAccessToken = Of<typeof CreatedAccessToken>;
export type NewAccessToken = Of<typeof NewAccessToken>;
