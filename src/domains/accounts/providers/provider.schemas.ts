import { Type } from 'typebox';

import type { Of } from '../../../platform/schema/schema-builders.ts';

export const ProviderPath = Type.Object({
  provider: Type.String({ description: 'Id of a provider listed in the capabilities.' }),
});

export const LoginQuery = Type.Object({
  link: Type.Optional(
    Type.Boolean({ default: false, description: 'Links the identity to your account instead of signing in with it.' }),
  ),
  return_to: Type.Optional(
    Type.String({
      maxLength: 2000,
      default: '/',
      pattern: '^/',
      description: 'The path on this service to return to.',
    }),
  ),
});

const Parameter = (description: string) => Type.Optional(Type.String({ maxLength: 8000, description }));

/** Parameters of the callback (RFC 6749, section 4.1.2, and RFC 9207); additional ones are ignored. */
export const CallbackQuery = Type.Object({
  code: Parameter('The authorization code.'),
  state: Parameter('The state that was sent to the provider.'),
  iss: Parameter('The issuer, if the provider sends it.'),
  error: Parameter('The error code, if the sign-in failed.'),
  error_description: Parameter('The error description, if the provider sends one.'),
});

export type CallbackQuery = Of<typeof CallbackQuery>;
