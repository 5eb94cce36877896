import { record } from '../../../platform/audit/audit.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { Problem, unauthenticated, validationFailed } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { checkNewUsername, usernameKey } from '../username-key.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { holdCaller } from '../sessions/hold-caller.ts';
import { liftRecovery, updateConfirmed } from '../sessions/session.store.ts';
import { findUser, lockUser, updatePassword } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { PasswordChange } from './password.schemas.ts';
import { takeBackAttempt } from './sign-in-allowance.ts';
import { tryPassword } from './try-password.ts';
import type { Tried } from './try-password.ts';

export interface PreparedChange {
  /** For an account without a user name. */
  readonly username: string;
  readonly passwordHash: string;
  /** Result of checking the current password, if the client sent it. */
  readonly tried: Tried | undefined;
}

const usernameOf = ({ username }: UserRow, chosen: string | null | undefined): string => {
  if (username !== null) return username;
  if (typeof chosen === 'string') {
    checkNewUsername(chosen);
    return chosen.trim();
  }
  throw validationFailed({
    location: 'body.username',
    code: 'required',
    message: 'is needed, since the account has no user name to sign in with yet',
  });
};

/** Checks and hashes the password outside the transaction, because it takes long. */
export const prepareChange = async (
  database: Database,
  scope: AccountScope,
  client: Client,
  accounts: Accounts,
  { new_password, current_password, username: chosen }: PasswordChange,
): Promise<PreparedChange> => {
  const user = await findUser(database.db, scope.userId);
  if (user === undefined) throw unauthenticated('invalid-credentials');
  const username = usernameOf(user, chosen);
  checkNewPassword(new_password, { username, displayName: user.display_name }, 'body.new_password');
  if (typeof current_password !== 'string') {
    return { username, passwordHash: await accounts.passwords.hash(new_password), tried: undefined };
  }
  // Only the user's own name: one that was just chosen may belong to someone else.
  if (user.username_key === null) {
    throw validationFailed({
      location: 'body.current_password',
      code: 'none',
      message: 'must be left out, since the account has no password yet',
    });
  }
  const tried = await tryPassword(database, scope, accounts, { name: user.username_key, client }, current_password);
  return { username, passwordHash: await accounts.passwords.hash(new_password), tried };
};

/**
 * Sets the password and ends all other sessions of the user, so that anyone who signed in with the old one is out.
 * Tokens, passkeys and recovery codes are revoked separately. A session opened with a recovery code becomes a full
 * session.
 */
export const changePassword = async (
  tx: Tx,
  scope: AccountScope,
  { username, passwordHash, tried }: PreparedChange,
): Promise<Problem | undefined> => {
  const { userId, credential, clock } = scope;
  // From here on the old password does not work, and of two concurrent changes one finds its session ended.
  const user = await lockUser(tx, userId);
  await holdCaller(tx, scope);
  const target = { type: 'user', id: userId };
  if (tried?.isRight === false) {
    record(tx, scope, { action: 'password.changed', outcome: 'refused', target });
    return new Problem('invalid-credentials', { detail: 'The present password is wrong.' });
  }
  if (tried !== undefined) takeBackAttempt(tx, tried.attempt);
  const name = user?.username ?? username;
  await updatePassword(tx, {
    id: userId,
    username: name,
    username_key: usernameKey(name),
    password_hash: passwordHash,
  });
  await endOtherSessions(tx, scope);
  if (credential.kind === 'session') {
    if (credential.isRecovery) liftRecovery(tx, credential.id);
    else updateConfirmed(tx, credential.id, instantOf(clock));
  }
  record(tx, scope, { action: 'password.changed', target });
  return undefined;
};
