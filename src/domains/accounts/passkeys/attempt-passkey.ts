import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import type { AccountServices } from '../account-services.ts';
import { peekOneTimeSecret, consumeOneTimeSecret } from '../one-time/one-time-secret.ts';
import { CHALLENGE_COOKIE } from './challenge.ts';
import { getPasskeyOrigin } from './passkey-origin.ts';
import { advancePasskeyCounterIfHigher, findPasskeyByCredential } from './passkey.store.ts';
import type { PasskeyRow } from './passkey.store.ts';
import { verifyAuthentication } from './verify-authentication.ts';
import type { VerifiedAssertion } from './verify-authentication.ts';
import type { AuthenticationResponse } from './webauthn.schemas.ts';

const KIND = 'passkey-sign-in';

/** The same answer for every failure, so that it does not reveal which passkeys exist. */
export const PASSKEY_FAILURE_DETAIL = 'The passkey could not be verified. Ask for new options and try again.';

/** A verified response to a challenge that has not been recorded yet. */
export interface PasskeyAttempt {
  /** Key of this browser's challenge; undefined if it has none. */
  readonly key: string | undefined;
  /** The passkey named in the response, proved or not. */
  readonly passkey: PasskeyRow | undefined;
  readonly assertion: VerifiedAssertion | undefined;
}

/** Verifies the response outside the transaction, because it takes long. Does not consume the challenge. */
export const attemptPasskey = async (
  { db }: Database,
  clock: Clock,
  { config, cookies }: AccountServices,
  client: ClientInfo,
  response: AuthenticationResponse,
): Promise<PasskeyAttempt> => {
  const key = cookies.read(client.cookies, CHALLENGE_COOKIE);
  const origin = getPasskeyOrigin(client, config.baseUrl);
  const challenge = key === undefined ? undefined : await peekOneTimeSecret(db, clock, KIND, key);
  const passkey = await findPasskeyByCredential(db, response.id);
  const assertion =
    challenge && passkey && origin
      ? await verifyAuthentication(response, passkey, origin, (answered) => challenge.hasProof(answered))
      : undefined;
  return { key, passkey, assertion };
};

/**
 * The proven passkey, or undefined. Consumes the challenge either way; of several concurrent attempts one finds it.
 */
export const settlePasskeyAttempt = async (
  tx: Tx,
  clock: Clock,
  { key, passkey, assertion }: PasskeyAttempt,
): Promise<PasskeyRow | undefined> => {
  const challenge = key === undefined ? undefined : await consumeOneTimeSecret(tx, clock, KIND, key);
  if (passkey === undefined || assertion === undefined || challenge?.hasProof(assertion.challenge) !== true) {
    return undefined;
  }
  return (await advancePasskeyCounterIfHigher(tx, passkey.id, assertion.counter, getCurrentInstant(clock)))
    ? passkey
    : undefined;
};
