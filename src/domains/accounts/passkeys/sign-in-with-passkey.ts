import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { openSession, recordAnonymousRefusedSignIn } from '../sessions/open-session.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { lockUserShared } from '../users/user.store.ts';
import { PASSKEY_FAILURE_DETAIL, settlePasskeyAttempt } from './attempt-passkey.ts';
import type { PasskeyAttempt } from './attempt-passkey.ts';

/** Opens a session for the holder of a proven passkey. Records the attempt either way. */
export const signInWithPasskey = async (
  tx: Tx,
  scope: Scope,
  attempt: PasskeyAttempt,
): Promise<OpenedSession | Problem> => {
  const passkey = await settlePasskeyAttempt(tx, scope.clock, attempt);
  const user = passkey && (await lockUserShared(tx, asId<UserId>(passkey.user_id)));
  if (user === undefined || user.disabled_at !== null) {
    recordAnonymousRefusedSignIn(tx, scope);
    return new Problem('invalid-credentials', { detail: PASSKEY_FAILURE_DETAIL });
  }
  return openSession(tx, scope, user, 'passkey');
};
