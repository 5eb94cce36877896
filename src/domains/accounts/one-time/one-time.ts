import { instantAfter, instantOf } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { hashOf } from '../../../platform/crypto/secrets.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { SessionId } from '../../../platform/http/scope.ts';
import { findOneTime, putOneTime, removeOneTime } from './one-time.store.ts';
import type { OneTimeRow } from './one-time.store.ts';

type Kind =
  | 'setup-link'
  | 'passkey-registration'
  | 'passkey-sign-in'
  | 'provider-login'
  | 'native-link-ticket'
  | 'native-code';

export interface NewOneTime {
  readonly kind: Kind;
  /** What whoever uses it shows. Only its hash is kept. */
  readonly key: string;
  /** What they must show beside it. Only its hash is kept. */
  readonly proof?: string;
  /** What to remember with it; nothing secret. */
  readonly payload?: unknown;
  /** It ends with this session. */
  readonly sessionId?: SessionId;
  readonly lifeMs: number;
}

export interface OneTime {
  readonly sessionId: SessionId | undefined;
  /** As it was issued: the edge at which the text of the row gets its type again. */
  payload<T>(): T;
  isProvedBy(proof: string): boolean;
}

/** Issues what is good for one use and a short time, in place of an earlier one with the same key. */
export const issueOneTime = (tx: Tx, clock: Clock, { kind, key, proof, payload = {}, sessionId, lifeMs }: NewOneTime) =>
  putOneTime(tx, {
    kind,
    key_hash: hashOf(key),
    proof: proof === undefined ? '' : hashOf(proof),
    payload: JSON.stringify(payload),
    session_id: sessionId ?? null,
    expires_at: instantAfter(clock, lifeMs),
  });

const present = (clock: Clock, row: OneTimeRow | undefined): OneTime | undefined =>
  row === undefined || row.expires_at <= instantOf(clock)
    ? undefined
    : {
        sessionId: row.session_id === null ? undefined : (row.session_id as SessionId),
        payload: <T>() => JSON.parse(row.payload) as T,
        isProvedBy: (proof) => row.proof === hashOf(proof),
      };

/** Looks without using it up, for what must be known before the transaction that takes it. */
export const peekOneTime = async (db: Db, clock: Clock, kind: Kind, key: string): Promise<OneTime | undefined> =>
  present(clock, await findOneTime(db, { kind, key_hash: hashOf(key) }));

/** Uses it up, whatever becomes of the attempt. Of several that race for it, one gets it. */
export const takeOneTime = async (tx: Tx, clock: Clock, kind: Kind, key: string): Promise<OneTime | undefined> =>
  present(clock, await removeOneTime(tx, { kind, key_hash: hashOf(key) }));
