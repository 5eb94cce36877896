import { refundUse } from '../../../platform/allowance/allowance.store.ts';
import { trySpend } from '../../../platform/allowance/allowance.ts';
import type { Limits } from '../../../platform/config/limits.ts';
import { hashOf } from '../../../platform/crypto/secrets.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { recordRefusedSignIn } from '../sessions/open-session.ts';

const WINDOW_SECONDS = 15 * 60;

/** A sign-in attempt: for which name and from where. */
export interface Attempt {
  /** Normalized for comparison. */
  readonly name: string;
  readonly client: Client;
}

/** Names are counted by their hash, because people type passwords into the wrong field. */
const countersOf = ({ name, client }: Attempt): { readonly name: string; readonly address: string } => ({
  name: `sign-in-name:${hashOf(name)}`,
  address: `sign-in-address:${client.network}`,
});

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit, and throws `rate-limited`
 * beyond it. Only the first rejection in a window is recorded; otherwise an attacker could fill the history.
 */
export const countAttempt = async (
  database: Database,
  scope: Scope,
  limits: Limits,
  attempt: Attempt,
): Promise<void> => {
  const { name, address } = countersOf(attempt);
  const allowances = [
    { name: address, most: limits.sign_in_failures_per_address, windowSeconds: WINDOW_SECONDS },
    { name, most: limits.sign_in_failures_per_name, windowSeconds: WINDOW_SECONDS },
  ];
  for (const allowance of allowances) {
    const { used, problem } = await trySpend(database, scope.clock, allowance);
    if (problem === undefined) continue;
    if (used === allowance.most + 1) await database.transaction(async (tx) => recordRefusedSignIn(tx, scope, ''));
    throw problem;
  }
};

/** Refunds a successful attempt, because only failures count. */
export const takeBackAttempt = (tx: Tx, attempt: Attempt): void => {
  const { name, address } = countersOf(attempt);
  refundUse(tx, name);
  refundUse(tx, address);
};
