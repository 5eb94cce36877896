import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';

import type { Db, Tx } from '../../../platform/db/database.ts';
import type { AccountScope, SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { unauthenticated } from '../../../platform/problem/problem.ts';
import { storeOneTimeSecret } from '../one-time/one-time-secret.ts';
import { findUser } from '../users/user.store.ts';
import { CHALLENGE_LIFETIME_MS } from './challenge.ts';
import { listCredentials } from './passkey.store.ts';
import { COSE_ALGORITHMS, toUserHandle, loadWebAuthn } from './webauthn.ts';

/** Registration options for the caller's browser, with a new challenge. */
export const createRegistrationOptions = async (
  db: Db,
  { userId }: AccountScope,
  origin: URL,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const user = await findUser(db, userId);
  if (user === undefined) throw unauthenticated('invalid-credentials');
  const known = await listCredentials(db, userId);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: 'Tureen',
    rpID: origin.hostname,
    userID: toUserHandle(userId),
    userName: user.username ?? user.display_name,
    userDisplayName: user.display_name,
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      ...(transports !== '' && { transports: transports.split(' ') }),
    })),
    // A new object each time, because the library mutates the one it gets, even its own default.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: COSE_ALGORITHMS,
  });
};

/** Stores the challenge for the session, replacing an earlier one. It is deleted with the session. */
export const storeRegistrationChallenge = (tx: Tx, { clock, credential }: AccountScope, challenge: string): void =>
  storeOneTimeSecret(tx, clock, {
    kind: 'passkey-registration',
    key: credential.id,
    proof: challenge,
    sessionId: asId<SessionId>(credential.id),
    lifetimeMs: CHALLENGE_LIFETIME_MS,
  });
