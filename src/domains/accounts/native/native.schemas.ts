import { Type } from 'typebox';

import { DateTime, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { SecretText } from '../credential.schemas.ts';

/** Challenge of the app's code verifier (RFC 7636). */
const Challenge = {
  code_challenge: Type.String({
    pattern: '^[A-Za-z0-9_-]{43}$',
    description: 'SHA-256 of the code verifier of the app, base64url without padding.',
  }),
  code_challenge_method: Type.Enum(['S256'], { type: 'string', description: 'No other is taken.' }),
};

export const NewLinkTicket = component('NewLinkTicket', Type.Object(Challenge));

export const LinkTicket = component(
  'LinkTicket',
  Type.Object({
    link_ticket: Type.String({ description: 'Good once, for a minute, for this session and this challenge.' }),
  }),
);

export const NativeLoginQuery = Type.Object({
  ...Challenge,
  redirect_uri: Type.String({
    minLength: 1,
    maxLength: 2000,
    description: 'Where the app is told: an address of the configuration, or http on its own machine with any port.',
  }),
  state: Type.String({ minLength: 1, maxLength: 500, description: 'Given back to the app as it is.' }),
  link_ticket: Type.Optional(SecretText('Links the identity to the account of the session that made the ticket.')),
});

export const NativeTokenRequest = component(
  'NativeTokenRequest',
  Type.Object({
    code: SecretText('The `code` that the app was given.'),
    code_verifier: Type.String({
      pattern: '^[A-Za-z0-9._~-]{43,128}$',
      description: 'The code verifier of which the challenge was made.',
    }),
  }),
);

export const NativeToken = component(
  'NativeToken',
  Type.Object({
    access_token: Type.String({ description: 'A session, to be sent as `Authorization: Bearer`. Shown this once.' }),
    expires_at: DateTime('When the session ends at the latest; it ends sooner where it is not used for 30 days.'),
  }),
);

export type NativeTokenRequest = Of<typeof NativeTokenRequest>;
