import { hashOf } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { takeBackAttempt } from '../passwords/sign-in-allowance.ts';
import type { Attempt } from '../passwords/sign-in-allowance.ts';
import { openSession, recordRefusedSignIn } from '../sessions/open-session.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { findUserByName, holdUser } from '../users/user.store.ts';
import { canonicalCode } from './recovery-code.ts';
import { takeRecoveryCode } from './recovery.store.ts';

/** Consumes a recovery code and opens a session that may only set a new credential. */
export const recover = async (
  tx: Tx,
  scope: Scope,
  attempt: Attempt,
  code: string,
): Promise<OpenedSession | Problem> => {
  const named = await findUserByName(tx, attempt.name);
  const user = await holdUser(tx, asId<UserId>(named?.id ?? ''));
  const isGood = await takeRecoveryCode(tx, user?.id ?? '', hashOf(canonicalCode(code)));
  if (user === undefined || user.disabled_at !== null || !isGood) {
    recordRefusedSignIn(tx, scope, user?.id ?? '');
    return new Problem('invalid-credentials', { detail: 'The user name or the recovery code is wrong.' });
  }
  takeBackAttempt(tx, attempt);
  return openSession(tx, scope, user, 'recovery-code');
};
