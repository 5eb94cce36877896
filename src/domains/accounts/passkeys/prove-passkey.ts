import { instantOf } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { Accounts } from '../accounts.ts';
import { peekOneTime, takeOneTime } from '../one-time/one-time.ts';
import { CHALLENGE_COOKIE } from './challenge.ts';
import { passkeyOrigin } from './passkey-origin.ts';
import { countUse, findPasskeyByCredential } from './passkey.store.ts';
import type { PasskeyRow } from './passkey.store.ts';
import { verifyAuthentication } from './verify-authentication.ts';
import type { Assertion } from './verify-authentication.ts';
import type { AuthenticationResponse } from './webauthn.schemas.ts';

const KIND = 'passkey-sign-in';

/** The same answer for every failure, so that it does not reveal which passkeys exist. */
export const NOT_PROVED = 'The passkey could not be verified. Ask for new options and try again.';

/** A verified response to a challenge that has not been recorded yet. */
export interface PasskeyAttempt {
  /** Key of this browser's challenge; undefined if it has none. */
  readonly key: string | undefined;
  /** The passkey named in the response, recorded even if it was not proved. */
  readonly passkey: PasskeyRow | undefined;
  readonly assertion: Assertion | undefined;
}

/** Verifies the response outside the transaction, because it takes long. Does not consume the challenge. */
export const tryPasskey = async (
  { db }: Database,
  clock: Clock,
  { config, cookies }: Accounts,
  client: Client,
  response: AuthenticationResponse,
): Promise<PasskeyAttempt> => {
  const key = cookies.read(client.cookies, CHALLENGE_COOKIE);
  const origin = passkeyOrigin(client, config.baseUrl);
  const challenge = key === undefined ? undefined : await peekOneTime(db, clock, KIND, key);
  const passkey = await findPasskeyByCredential(db, response.id);
  const assertion =
    challenge && passkey && origin
      ? await verifyAuthentication(response, passkey, origin, (answered) => challenge.isProvedBy(answered))
      : undefined;
  return { key, passkey, assertion };
};

/**
 * The proven passkey, or undefined. Consumes the challenge either way; of several concurrent attempts one finds it.
 */
export const provePasskey = async (
  tx: Tx,
  clock: Clock,
  { key, passkey, assertion }: PasskeyAttempt,
): Promise<PasskeyRow | undefined> => {
  const challenge = key === undefined ? undefined : await takeOneTime(tx, clock, KIND, key);
  if (passkey === undefined || assertion === undefined || challenge?.isProvedBy(assertion.challenge) !== true) {
    return undefined;
  }
  return (await countUse(tx, passkey.id, assertion.counter, instantOf(clock))) ? passkey : undefined;
};
