import { giveOneBack } from '../../../platform/allowance/allowance.store.ts';
import { trySpend } from '../../../platform/allowance/allowance.ts';
import type { Limits } from '../../../platform/config/limits.ts';
import { hashOf } from '../../../platform/crypto/secrets.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { recordRefusedSignIn } from '../sessions/open-session.ts';

const WINDOW_SECONDS = 15 * 60;

/** Whose sign-in is tried, from where. */
export interface Attempt {
  /** As it is compared. */
  readonly name: string;
  readonly client: Client;
}

/** Names are counted by their hash: people type passwords into the wrong field. */
const countersOf = ({ name, client }: Attempt): { readonly name: string; readonly address: string } => ({
  name: `sign-in-name:${hashOf(name)}`,
  address: `sign-in-address:${client.network}`,
});

/**
 * Counts an attempt before it is made, so that many at once cannot exceed what is allowed, and throws
 * `rate-limited` beyond it. The refusal that closes a window is put on record; those after it are
 * not, or whoever guesses could fill the history.
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

/** Only failures count: an attempt that succeeded is taken back. */
export const takeBackAttempt = (tx: Tx, attempt: Attempt): void => {
  const { name, address } = countersOf(attempt);
  giveOneBack(tx, name);
  giveOneBack(tx, address);
};
