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
  /** The secret that is presented to use it. Only its hash is stored. */
  readonly key: string;
  /** A second secret that must be presented with it. Only its hash is stored. */
  readonly proof?: string;
  /** Data stored with it; must not be secret. */
  readonly payload?: unknown;
  /** It is deleted with this session. */
  readonly sessionId?: SessionId;
  readonly lifeMs: number;
}

export interface OneTime {
  readonly sessionId: SessionId | undefined;
  /** The payload as issued; restores the type of the stored JSON. */
  payload<T>(): T;
  isProvedBy(proof: string): boolean;
}

/** Issues a short-lived key for one use, replacing an earlier one with the same key. */
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

/** Reads it without consuming it, for what must be known before the consuming transaction. */
export const peekOneTime = async (db: Db, clock: Clock, kind: Kind, key: string): Promise<OneTime | undefined> =>
  present(clock, await findOneTime(db, { kind, key_hash: hashOf(key) }));

/** Consumes it, whatever the outcome of the attempt. Of several concurrent callers one gets it. */
export const takeOneTime = async (tx: Tx, clock: Clock, kind: Kind, key: string): Promise<OneTime | undefined> =>
  present(clock, await removeOneTime(tx, { kind, key_hash: hashOf(key) }));
