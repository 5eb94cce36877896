import { Type } from 'typebox';
import type { TString } from 'typebox';

import { Maybe, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';

// The JSON forms of WebAuthn Level 3, section 5.1: the input of `PublicKeyCredential.parseCreationOptionsFromJSON` and
// `parseRequestOptionsFromJSON` and the output of a credential's `toJSON()`. Responses declare only what is verified;
// browsers send more, which is ignored.

const Base64url = (maxLength: number, description: string): TString =>
  Type.String({ maxLength, description: `${description} In base64url.` });

/** Not restricted to the alphabet: invalid base64url is simply a response that does not verify. */
const Credential = {
  id: Base64url(2000, 'Id of the credential.'),
  rawId: Base64url(2000, 'The same once more.'),
  type: Type.Literal('public-key'),
};

const ClientData = Base64url(10_000, 'What the browser vouches for: the challenge and the origin.');

export const RegistrationResponse = component(
  'PasskeyRegistrationResponse',
  Type.Object(
    {
      ...Credential,
      response: Type.Object({
        clientDataJSON: ClientData,
        attestationObject: Base64url(10_000, 'What the authenticator vouches for: the new key.'),
        transports: Maybe(
          Type.Array(Type.String({ maxLength: 100 }), {
            maxItems: 20,
            description: 'How the authenticator is reached.',
          }),
        ),
      }),
    },
    { description: 'What `navigator.credentials.create()` gave, by `toJSON()`.' },
  ),
);

export const AuthenticationResponse = component(
  'PasskeyAuthenticationResponse',
  Type.Object(
    {
      ...Credential,
      response: Type.Object({
        clientDataJSON: ClientData,
        authenticatorData: Base64url(10_000, 'What the authenticator vouches for.'),
        signature: Base64url(10_000, 'Over both.'),
        userHandle: Maybe(Base64url(200, 'Whose passkey it is, as the authenticator remembers it.')),
      }),
    },
    { description: 'What `navigator.credentials.get()` gave, by `toJSON()`.' },
  ),
);

const Challenge = Type.String({
  description: 'Good for one attempt within five minutes, in the browser that asked. In base64url.',
});
const Timeout = Type.Integer({ description: 'How long the person may take, in milliseconds.' });
const UserVerification = Type.String({ description: 'Always `required`.' });

export const RegistrationOptions = component(
  'PasskeyRegistrationOptions',
  Type.Object(
    {
      challenge: Challenge,
      rp: Type.Object({ id: Type.String({ description: 'The host name of this service.' }), name: Type.String() }),
      user: Type.Object({
        id: Type.String({ description: 'In base64url.' }),
        name: Type.String(),
        displayName: Type.String(),
      }),
      pubKeyCredParams: Type.Array(Type.Object({ type: Type.String(), alg: Type.Integer() })),
      timeout: Timeout,
      attestation: Type.String({ description: 'Always `none`.' }),
      excludeCredentials: Type.Array(Type.Object({ type: Type.String(), id: Type.String() }), {
        description: 'Your passkeys, so that no authenticator holds two.',
      }),
      authenticatorSelection: Type.Object({ residentKey: Type.String(), userVerification: UserVerification }),
    },
    {
      description:
        'For `PublicKeyCredential.parseCreationOptionsFromJSON()` and then `navigator.credentials.create()`. May hold more than is named here: give it on as it is.',
    },
  ),
);

export const AuthenticationOptions = component(
  'PasskeyAuthenticationOptions',
  Type.Object(
    {
      challenge: Challenge,
      rpId: Type.String({ description: 'The host name of this service.' }),
      timeout: Timeout,
      userVerification: UserVerification,
    },
    {
      description:
        'For `PublicKeyCredential.parseRequestOptionsFromJSON()` and then `navigator.credentials.get()`. May hold more than is named here: give it on as it is.',
    },
  ),
);

export type RegistrationResponse = Of<typeof RegistrationResponse>;
export type AuthenticationResponse = Of<typeof AuthenticationResponse>;
