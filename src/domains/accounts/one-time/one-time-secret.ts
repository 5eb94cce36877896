import { instantAfter, getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { hashSecret } from '../../../platform/crypto/secrets.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { SessionId } from '../../../platform/http/scope.ts';
import { findOneTimeSecretRow, upsertOneTimeSecret, deleteOneTimeSecret } from './one-time-secret.store.ts';
import type { OneTimeSecretRow } from './one-time-secret.store.ts';

type Kind =
  | 'setup-link'
  | 'passkey-registration'
  | 'passkey-sign-in'
  | 'provider-login'
  | 'native-link-ticket'
  | 'native-code';

export interface NewOneTimeSecret {
  readonly kind: Kind;
  /** The secret that is presented to use it. Only its hash is stored. */
  readonly key: string;
  /** A second secret that must be presented with it. Only its hash is stored. */
  readonly proof?: string;
  /** Data stored with it; must not be secret. */
  readonly payload?: unknown;
  /** It is deleted with this session. */
  readonly sessionId?: SessionId;
  readonly lifetimeMs: number;
}

export interface OneTimeSecret {
  readonly sessionId: SessionId | undefined;
  /** The payload as issued; restores the type of the stored JSON. */
  payload<T>(): T;
  hasProof(proof: string): boolean;
}

/** Issues a short-lived key for one use, replacing an earlier one with the same key. */
export const storeOneTimeSecret = (
  tx: Tx,
  clock: Clock,
  { kind, key, proof, payload = {}, sessionId, lifetimeMs }: NewOneTimeSecret,
) =>
  upsertOneTimeSecret(tx, {
    kind,
    key_hash: hashSecret(key),
    proof: proof === undefined ? '' : hashSecret(proof),
    payload: JSON.stringify(payload),
    session_id: sessionId ?? null,
    expires_at: instantAfter(clock, lifetimeMs),
  });

const present = (clock: Clock, row: OneTimeSecretRow | undefined): OneTimeSecret | undefined =>
  row === undefined || row.expires_at <= getCurrentInstant(clock)
    ? undefined
    : {
        sessionId: row.session_id === null ? undefined : (row.session_id as SessionId),
        payload: <T>() => JSON.parse(row.payload) as T,
        hasProof: (proof) => row.proof === hashSecret(proof),
      };

/** Reads it without consuming it, for what must be known before the consuming transaction. */
export const peekOneTimeSecret = async (
  db: Db,
  clock: Clock,
  kind: Kind,
  key: string,
): Promise<OneTimeSecret | undefined> =>
  present(clock, await findOneTimeSecretRow(db, { kind, key_hash: hashSecret(key) }));

/** Consumes it, whatever the outcome of the attempt. Of several concurrent callers one gets it. */
export const consumeOneTimeSecret = async (
  tx: Tx,
  clock: Clock,
  kind: Kind,
  key: string,
): Promise<OneTimeSecret | undefined> =>
  present(clock, await deleteOneTimeSecret(tx, { kind, key_hash: hashSecret(key) }));
