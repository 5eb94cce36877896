import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';

import { newSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { issueOneTime } from '../one-time/one-time.ts';
import { CHALLENGE_MS } from './challenge.ts';
import { webauthn } from './webauthn.ts';

/** Authentication options for any passkey. They name no user, and so reveal none. */
export const authenticationOptions = async (origin: URL): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: origin.hostname, userVerification: 'required', timeout: CHALLENGE_MS });
};

/** Stores the challenge under a new secret that only the browser gets. */
export const beginSignIn = (tx: Tx, { clock }: Scope, challenge: string): string => {
  const key = newSecret();
  issueOneTime(tx, clock, { kind: 'passkey-sign-in', key, proof: challenge, lifeMs: CHALLENGE_MS });
  return key;
};
