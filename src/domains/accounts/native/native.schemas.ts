import { Type } from 'typebox';

import { DateTime, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { SecretText } from '../credential.schemas.ts';

/** Challenge of the app's code verifier (RFC 7636). */
const Challenge = {
  code_challenge: Type.String({
    pattern: '^[A-Za-z0-9_-]{43}$',
    description: "SHA-256 of the app's code verifier, in base64url without padding.",
  }),
  code_challenge_method: Type.Enum(['S256'], { type: 'string', description: 'Only `S256` is supported.' }),
};

export const LinkTicketRequest = component('NewLinkTicket', Type.Object(Challenge));

export const LinkTicket = component(
  'LinkTicket',
  Type.Object({
    link_ticket: Type.String({ description: 'Valid once, for one minute, for this session and this challenge.' }),
  }),
);

export const NativeLoginQuery = Type.Object({
  ...Challenge,
  redirect_uri: Type.String({
    minLength: 1,
    maxLength: 2000,
    description: "The app's redirect URI: a configured one, or http on the loopback address with any port.",
  }),
  state: Type.String({ minLength: 1, maxLength: 500, description: 'Returned to the app unchanged.' }),
  link_ticket: Type.Optional(SecretText('Links the identity to the account of the session that requested the ticket.')),
});

export const NativeTokenRequest = component(
  'NativeTokenRequest',
  Type.Object({
    code: SecretText('The `code` that the app received.'),
    code_verifier: Type.String({
      pattern: '^[A-Za-z0-9._~-]{43,128}$',
      description: 'The code verifier that `code_challenge` was computed from.',
    }),
  }),
);

export const NativeToken = component(
  'NativeToken',
  Type.Object({
    access_token: Type.String({
      description: 'The session token. Send it as `Authorization: Bearer <token>`. Shown only once.',
    }),
    expires_at: DateTime('When the session ends. It ends earlier if it is not used for 30 days.'),
  }),
);

export type NativeTokenRequest = Of<typeof NativeTokenRequest>;
