import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';

import { createSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { storeOneTimeSecret } from '../one-time/one-time-secret.ts';
import { CHALLENGE_LIFETIME_MS } from './challenge.ts';
import { loadWebAuthn } from './webauthn.ts';

/** Authentication options for any passkey. They name no user, and so reveal none. */
export const createAuthenticationOptions = async (origin: URL): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: origin.hostname,
    userVerification: 'required',
    timeout: CHALLENGE_LIFETIME_MS,
  });
};

/** Stores the challenge under a new secret that only the browser gets. */
export const storeSignInChallenge = (tx: Tx, { clock }: Scope, challenge: string): string => {
  const key = createSecret();
  storeOneTimeSecret(tx, clock, { kind: 'passkey-sign-in', key, proof: challenge, lifetimeMs: CHALLENGE_LIFETIME_MS });
  return key;
};
