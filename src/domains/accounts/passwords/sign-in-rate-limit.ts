import { isAnonymous } from '../../../platform/audit/audit.ts';
import { refundUse } from '../../../platform/allowance/allowance.store.ts';
import { trySpendTwoAllowances } from '../../../platform/allowance/allowance.ts';
import type { Limits } from '../../../platform/config/limits.ts';
import { hashSecret } from '../../../platform/crypto/secrets.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import type { AccountScope, Scope } from '../../../platform/http/scope.ts';
import { recordAnonymousRefusedSignIn } from '../sessions/open-session.ts';

const WINDOW_SECONDS = 15 * 60;

/** A sign-in attempt: for which name and from where. */
export interface SignInAttempt {
  /** Normalized for comparison. */
  readonly name: string;
  readonly client: ClientInfo;
}

/** Names are counted by their hash, because people type passwords into the wrong field. */
const countersOf = ({ name, client }: SignInAttempt): { readonly name: string; readonly address: string } => ({
  name: `sign-in-name:${hashSecret(name)}`,
  address: `sign-in-address:${client.network}`,
});

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit, and throws `rate-limited`
 * beyond it. An attempt from an address over its limit does not count against the name; otherwise one address could lock
 * out any user. Of a signed-in user only the first rejection in a window is recorded, so that they cannot fill the
 * history; anonymous ones are only counted there.
 */
export const countSignInAttempt = async (
  database: Database,
  scope: Scope | AccountScope,
  limits: Limits,
  attempt: SignInAttempt,
): Promise<void> => {
  const { name, address } = countersOf(attempt);
  const uses = await trySpendTwoAllowances(database, scope.clock, WINDOW_SECONDS, [
    { name: address, max: limits.sign_in_failures_per_address },
    { name, max: limits.sign_in_failures_per_name },
  ]);
  for (const use of uses) {
    if (use?.problem === undefined) continue;
    if (isAnonymous(scope) || use.used === use.max + 1) {
      await database.transaction(async (tx) => recordAnonymousRefusedSignIn(tx, scope));
    }
    throw use.problem;
  }
};

/** Refunds a successful attempt, because only failures count. */
export const refundSignInAttempt = (tx: Tx, attempt: SignInAttempt): void => {
  const { name, address } = countersOf(attempt);
  // In the order in which they are counted, or the two could deadlock.
  refundUse(tx, address);
  refundUse(tx, name);
};
