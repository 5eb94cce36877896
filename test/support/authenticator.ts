import assert from 'node:assert/strict';
import { createHash, createPrivateKey, sign } from 'node:crypto';

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import {
  AuthenticatorEmulator,
  PasskeysCredentialsMemoryRepository,
  WebAuthnEmulator,
  packAttestationObject,
  packAuthenticatorData,
  unpackAttestationObject,
} from 'nid-webauthn-emulator';

import type { Passkey } from '../../src/domains/accounts/passkeys/passkey.schemas.ts';
import type { TestClient } from './client.ts';
import { cookieOf } from './people.ts';
import type { TestResponse } from './test-response.ts';

export type RegistrationOptions = PublicKeyCredentialCreationOptionsJSON;
export type AuthenticationOptions = PublicKeyCredentialRequestOptionsJSON;

/** The service's origin with a host name, because browsers allow no passkeys on IP addresses. */
export const localhostOf = ({ origin }: TestClient): string => `http://localhost:${new URL(origin).port}`;

/** The same client, as a page opened by the host name. */
export const atLocalhost = (client: TestClient): TestClient => {
  const origin = localhostOf(client);
  return client.with({ host: new URL(origin).host, origin });
};

/** A software authenticator with its own passkeys. */
export class Authenticator {
  readonly #emulator: WebAuthnEmulator;
  readonly #passkeys = new PasskeysCredentialsMemoryRepository();

  /** Whether it verifies the user with a fingerprint or PIN. */
  verifiesUser = true;

  constructor() {
    const interaction = () => ({ options: { uv: this.verifiesUser, up: true } });
    this.#emulator = new WebAuthnEmulator(
      new AuthenticatorEmulator({
        credentialsRepository: this.#passkeys,
        userMakeCredentialInteraction: interaction,
        userGetAssertionInteraction: interaction,
      }),
    );
  }

  /** A clone with the same passkeys and counters, which no real authenticator should ever allow. */
  copy(): Authenticator {
    const copy = new Authenticator();
    for (const passkey of this.#passkeys.loadCredentials()) copy.#passkeys.saveCredential(passkey);
    return copy;
  }

  /** Like `navigator.credentials.create()` on a page of this origin. */
  create(origin: string, options: RegistrationOptions): RegistrationResponseJSON {
    return this.#emulator.createJSON(origin, options);
  }

  /** The same with self-attestation, and optionally further claims. */
  createAttested(origin: string, options: RegistrationOptions, more: object = {}): RegistrationResponseJSON {
    const made = this.create(origin, options);
    const { attestationObject, clientDataJSON } = made.response;
    const { authData } = unpackAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const key = this.#passkeys.loadCredentials().at(-1)?.publicKeyCredentialSource.privateKey ?? assert.fail();
    const sig = sign(
      'sha256',
      Buffer.concat([packAuthenticatorData(authData), hash]),
      createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8' }),
    );
    const attested = packAttestationObject({ fmt: 'packed', attStmt: { alg: -7, sig, ...more }, authData });
    return {
      ...made,
      response: { ...made.response, attestationObject: Buffer.from(attested).toString('base64url') },
    };
  }

  /** Like `navigator.credentials.get()` on a page of this origin. */
  get(origin: string, options: AuthenticationOptions): AuthenticationResponseJSON {
    return this.#emulator.getJSON(origin, options);
  }
}

/** Requests a challenge to register. The client must use localhost. */
export const registrationOptions = async (client: TestClient): Promise<RegistrationOptions> => {
  const { status, body, text } = await client.send<RegistrationOptions>('POST', '/api/v1/account/passkeys/options');
  assert.equal(status, 200, text);
  return body;
};

/** Adds a passkey on this authenticator. */
export const addPasskey = async (client: TestClient, authenticator: Authenticator, name?: string): Promise<Passkey> => {
  const response = authenticator.create(localhostOf(client), await registrationOptions(client));
  const answer = await client.post<Passkey>('/api/v1/account/passkeys', { name, response });
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
};

/** A browser that has requested a challenge and holds it in its cookie. */
export interface Challenged {
  readonly client: TestClient;
  readonly options: AuthenticationOptions;
  readonly answer: TestResponse<AuthenticationOptions>;
}

/** Requests a challenge to sign in or, with a user's session, to confirm. */
export const challenge = async (client: TestClient, session?: string): Promise<Challenged> => {
  const answer = await client.send<AuthenticationOptions>('POST', '/api/v1/auth/passkeys/options');
  assert.equal(answer.status, 200, answer.text);
  const held = `tureen_challenge=${cookieOf(answer, 'tureen_challenge')}`;
  const cookie = session === undefined ? held : `tureen_session=${session}; ${held}`;
  return { client: client.with({ cookie }), options: answer.body, answer };
};

/** The client data, changed as an attacker would. */
export const withClientData = <R extends RegistrationResponseJSON | AuthenticationResponseJSON>(
  response: R,
  change: Readonly<Record<string, unknown>>,
): R => {
  const data = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString()) as object;
  const clientDataJSON = Buffer.from(JSON.stringify({ ...data, ...change })).toString('base64url');
  return { ...response, response: { ...response.response, clientDataJSON } };
};
