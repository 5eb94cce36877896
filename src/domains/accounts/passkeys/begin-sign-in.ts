import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';

import { newSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { issueOneTime } from '../one-time/one-time.ts';
import { CHALLENGE_MS } from './challenge.ts';
import { webauthn } from './webauthn.ts';

/** What the browser needs to ask for a passkey, whosever: it names no user, and so gives none away. */
export const authenticationOptions = async (origin: URL): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: origin.hostname, userVerification: 'required', timeout: CHALLENGE_MS });
};

/** Remembers the challenge under a new secret, which is given to the browser alone. */
export const beginSignIn = (tx: Tx, { clock }: Scope, challenge: string): string => {
  const key = newSecret();
  issueOneTime(tx, clock, { kind: 'passkey-sign-in', key, proof: challenge, lifeMs: CHALLENGE_MS });
  return key;
};
