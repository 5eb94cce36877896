import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { openSession, recordAnonymousRefusedSignIn } from '../sessions/open-session.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { lockUserShared } from '../users/user.store.ts';
import { refundSignInAttempt } from './sign-in-rate-limit.ts';
import type { PasswordAttempt } from './attempt-password.ts';

/**
 * Opens a session if name and password were right. Records the attempt either way. Verification took a while, so the
 * verified password must still be the current one; otherwise a session could outlive a password change or the disabling
 * of the user.
 */
export const signInWithPassword = async (
  tx: Tx,
  scope: Scope,
  { attempt, user: tried, isCorrect }: PasswordAttempt,
): Promise<OpenedSession | Problem> => {
  const user = await lockUserShared(tx, asId<UserId>(tried?.id ?? ''));
  const isStillRight = isCorrect && user?.password_hash === tried?.password_hash && user?.disabled_at === null;
  if (user === undefined || !isStillRight) {
    recordAnonymousRefusedSignIn(tx, scope);
    return new Problem('invalid-credentials', { detail: 'The user name or the password is wrong.' });
  }
  refundSignInAttempt(tx, attempt);
  return openSession(tx, scope, user, 'password');
};
