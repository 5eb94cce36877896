import { Type } from 'typebox';

import { DateTime, Line, Maybe, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';

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
    created_at: DateTime('When it was created.'),
    expires_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    last_used_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When it was last used, accurate to five minutes; null if never.',
    }),
  }),
);

export const NewAccessToken = component(
  'NewAccessToken',
  Type.Object({
    name: Line({ maxLength: 100, description: 'What it is for.' }),
    scopes: Scopes,
    expires_at: Maybe(DateTime('When it expires. If absent, never.')),
  }),
);

export const CreatedAccessToken = component(
  'CreatedAccessToken',
  Type.Object({
    token: AccessToken,
    secret: Type.Optional(
      Type.String({
        description: 'Send it as `Authorization: Bearer <secret>`. Shown only once: a retry does not return it.',
      }),
    ),
  }),
);

export type AccessToken = Of<typeof AccessToken>;
export type CreatedAccessToken = Of<typeof CreatedAccessToken>;
export type NewAccessToken = Of<typeof NewAccessToken>;
