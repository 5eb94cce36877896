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

/** One answer to everything that can be wrong, so that nobody learns which passkeys there are. */
export const NOT_PROVED = 'The passkey could not be verified. Ask for new options and try again.';

/** An answer to a challenge, verified and not yet counted. */
export interface PasskeyAttempt {
  /** By which this browser's challenge is found; undefined where it has none. */
  readonly key: string | undefined;
  /** The passkey that is named, for the record also where nothing was proved with it. */
  readonly passkey: PasskeyRow | undefined;
  readonly assertion: Assertion | undefined;
}

/** Verifies, which takes too long for a transaction and leaves the challenge where it is. */
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
 * The passkey that was proved; undefined where none was. The challenge is used up either way, and of
 * several attempts that race with it one finds it.
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
