import { record } from '../../../platform/audit/audit.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import type { Limits } from '../../../platform/config/limits.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import { nameKey } from '../../../platform/text/name-key.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { liftRecovery, updateConfirmed } from '../sessions/session.store.ts';
import { findUser, lockUser, nameUser } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { checkNewPassword } from './check-new-password.ts';
import { hashPassword } from './hash-password.ts';
import type { PasswordChange } from './password.schemas.ts';
import { takeBackAttempt } from './sign-in-allowance.ts';
import { tryPassword } from './try-password.ts';
import type { Tried } from './try-password.ts';

export interface PreparedChange {
  readonly user: UserRow;
  readonly username: string;
  readonly passwordHash: string;
  /** How the present password was tried, where the client sent it. */
  readonly tried: Tried | undefined;
}

/** Checks and hashes, which takes too long for a transaction. */
export const prepareChange = async (
  database: Database,
  scope: AccountScope,
  client: Client,
  limits: Limits,
  { new_password, current_password, username: chosen }: PasswordChange,
): Promise<PreparedChange> => {
  const user = await findUser(database.db, scope.userId);
  if (user === undefined) throw new Problem('invalid-credentials');
  const username = user.username ?? chosen?.trim();
  if (username === undefined) {
    throw validationFailed({
      location: 'body.username',
      code: 'required',
      message: 'is needed, since the account has no user name to sign in with yet',
    });
  }
  checkNewPassword(new_password, { username, displayName: user.display_name }, 'body.new_password');
  const tried =
    typeof current_password === 'string'
      ? await tryPassword(database, scope, limits, { name: nameKey(username), client }, current_password)
      : undefined;
  return { user, username, passwordHash: await hashPassword(new_password), tried };
};

/**
 * Sets the password. All other sessions of the user end: whoever knew the old one is out. A session
 * that was opened with a recovery code may do everything from now on.
 */
export const changePassword = async (
  tx: Tx,
  scope: AccountScope,
  { user, username, passwordHash, tried }: PreparedChange,
): Promise<Problem | undefined> => {
  const target = { type: 'user', id: scope.userId };
  // From here on nobody signs in with the old one.
  await lockUser(tx, scope.userId);
  if (tried?.isRight === false) {
    record(tx, scope, { action: 'password.changed', outcome: 'refused', target });
    return new Problem('invalid-credentials', { detail: 'The present password is wrong.' });
  }
  if (tried !== undefined) takeBackAttempt(tx, tried.attempt);
  await nameUser(tx, {
    id: user.id,
    username,
    username_key: nameKey(username),
    password_hash: passwordHash,
    display_name: user.display_name,
  });
  await endOtherSessions(tx, scope);
  if (scope.credential.kind === 'session') {
    if (scope.credential.isRecovery) liftRecovery(tx, scope.credential.id);
    else updateConfirmed(tx, scope.credential.id, instantOf(scope.clock));
  }
  record(tx, scope, { action: 'password.changed', target });
  return undefined;
};
