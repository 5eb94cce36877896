import { Type } from 'typebox';
import type { TString } from 'typebox';

import { Maybe, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';

// The JSON forms of WebAuthn Level 3, section 5.1: the input of `PublicKeyCredential.parseCreationOptionsFromJSON` and
// `parseRequestOptionsFromJSON` and the output of a credential's `toJSON()`. Responses declare only what is verified;
// browsers send more, which is ignored.

const Base64url = (maxLength: number, description: string): TString =>
  Type.String({ maxLength, description: `${description} In base64url.` });

/** Not restricted to the alphabet: invalid base64url is simply a response that does not verify. */
const Credential = {
  id: Base64url(2000, 'Id of the credential.'),
  rawId: Base64url(2000, 'The same as `id`.'),
  type: Type.Literal('public-key'),
};

const ClientData = Base64url(10_000, 'The client data, with the challenge and the origin.');

export const RegistrationResponse = component(
  'PasskeyRegistrationResponse',
  Type.Object(
    {
      ...Credential,
      response: Type.Object({
        clientDataJSON: ClientData,
        attestationObject: Base64url(10_000, 'The attestation object, with the new public key.'),
        transports: Maybe(
          Type.Array(Type.String({ maxLength: 100 }), {
            maxItems: 20,
            description: 'The transports of the authenticator.',
          }),
        ),
      }),
    },
    { description: 'The result of `navigator.credentials.create()`, converted with `toJSON()`.' },
  ),
);

export const AuthenticationResponse = component(
  'PasskeyAuthenticationResponse',
  Type.Object(
    {
      ...Credential,
      response: Type.Object({
        clientDataJSON: ClientData,
        authenticatorData: Base64url(10_000, 'The authenticator data.'),
        signature: Base64url(10_000, 'Signature of the authenticator data and the client data.'),
        userHandle: Maybe(Base64url(200, 'The user handle stored by the authenticator.')),
      }),
    },
    { description: 'The result of `navigator.credentials.get()`, converted with `toJSON()`.' },
  ),
);

const Challenge = (description: string): TString => Type.String({ description });
const Timeout = Type.Integer({ description: 'Time limit for the user, in milliseconds.' });
const UserVerification = Type.String({ description: 'Always `required`.' });

export const RegistrationOptions = component(
  'PasskeyRegistrationOptions',
  Type.Object(
    {
      challenge: Challenge(
        'Valid for one attempt within five minutes, by the session that requested it. In base64url.',
      ),
      rp: Type.Object({ id: Type.String({ description: 'The host name of this service.' }), name: Type.String() }),
      user: Type.Object({
        id: Type.String({ description: 'The user handle. In base64url.' }),
        name: Type.String(),
        displayName: Type.String(),
      }),
      pubKeyCredParams: Type.Array(Type.Object({ type: Type.String(), alg: Type.Integer() })),
      timeout: Timeout,
      attestation: Type.String({ description: 'Always `none`.' }),
      excludeCredentials: Type.Array(Type.Object({ type: Type.String(), id: Type.String() }), {
        description: 'Your existing passkeys, so that none is registered twice.',
      }),
      authenticatorSelection: Type.Object({ residentKey: Type.String(), userVerification: UserVerification }),
    },
    {
      description:
        'For `PublicKeyCredential.parseCreationOptionsFromJSON()` and then `navigator.credentials.create()`. May contain other properties: pass it on unchanged.',
    },
  ),
);

export const AuthenticationOptions = component(
  'PasskeyAuthenticationOptions',
  Type.Object(
    {
      challenge: Challenge(
        'Valid for one attempt within five minutes, in the browser that requested it. In base64url.',
      ),
      rpId: Type.String({ description: 'The host name of this service.' }),
      timeout: Timeout,
      userVerification: UserVerification,
    },
    {
      description:
        'For `PublicKeyCredential.parseRequestOptionsFromJSON()` and then `navigator.credentials.get()`. May contain other properties: pass it on unchanged.',
    },
  ),
);

export type RegistrationResponse = Of<typeof RegistrationResponse>;
export type AuthenticationResponse = Of<typeof AuthenticationResponse>;
