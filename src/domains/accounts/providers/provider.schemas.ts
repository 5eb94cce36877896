import { Type } from 'typebox';

import type { Of } from '../../../platform/schema/schema.ts';

export const ProviderPath = Type.Object({
  provider: Type.String({ description: 'Id of a provider; the capabilities list them.' }),
});

export const LoginQuery = Type.Object({
  link: Type.Optional(
    Type.Boolean({ default: false, description: 'Links the identity to your account in place of signing in with it.' }),
  ),
  return_to: Type.Optional(
    Type.String({
      maxLength: 2000,
      default: '/',
      pattern: '^/',
      description: 'Where the browser goes afterwards: a path on this service.',
    }),
  ),
});

const Parameter = (description: string) => Type.Optional(Type.String({ maxLength: 8000, description }));

/** Parameters of the callback (RFC 6749, section 4.1.2, and RFC 9207); additional ones are ignored. */
export const CallbackQuery = Type.Object({
  code: Parameter('What the service asks the provider with.'),
  state: Parameter('As it was sent to the provider.'),
  iss: Parameter('Who answers, where the provider tells.'),
  error: Parameter('Why the sign-in failed.'),
  error_description: Parameter('The same in words.'),
});

export type CallbackQuery = Of<typeof CallbackQuery>;
