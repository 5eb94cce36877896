import { hashSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { refundSignInAttempt } from '../passwords/sign-in-rate-limit.ts';
import type { SignInAttempt } from '../passwords/sign-in-rate-limit.ts';
import { openSession, recordAnonymousRefusedSignIn } from '../sessions/open-session.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { findUserByUsernameKey, lockUserShared } from '../users/user.store.ts';
import { normalizeRecoveryCode } from './recovery-code.ts';
import { consumeRecoveryCode } from './recovery.store.ts';

/** Consumes a recovery code and opens a session that may only set a new credential. */
export const recover = async (
  tx: Tx,
  scope: Scope,
  attempt: SignInAttempt,
  code: string,
): Promise<OpenedSession | Problem> => {
  const named = await findUserByUsernameKey(tx, attempt.name);
  const user = await lockUserShared(tx, asId<UserId>(named?.id ?? ''));
  const isGood = await consumeRecoveryCode(tx, user?.id ?? '', hashSecret(normalizeRecoveryCode(code)));
  if (user === undefined || user.disabled_at !== null || !isGood) {
    recordAnonymousRefusedSignIn(tx, scope);
    return new Problem('invalid-credentials', { detail: 'The user name or the recovery code is wrong.' });
  }
  refundSignInAttempt(tx, attempt);
  return openSession(tx, scope, user, 'recovery-code');
};
