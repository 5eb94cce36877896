import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { Problem, unauthenticated, validationFailed } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { checkUsernameNotBlank, toUsernameKey } from '../username-key.ts';
import { endOtherSessions } from '../sessions/end-session.ts';
import { lockCallerSession } from '../sessions/lock-caller-session.ts';
import { clearRecoveryFlag } from '../sessions/session.store.ts';
import { findUser, lockUserExclusive, updateUsernameAndPassword } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { PasswordChange } from './password.schemas.ts';
import { refundSignInAttempt } from './sign-in-rate-limit.ts';
import { attemptPassword } from './attempt-password.ts';
import type { PasswordAttempt } from './attempt-password.ts';

export interface PreparedPasswordChange {
  /** For an account without a user name. */
  readonly username: string;
  readonly passwordHash: string;
  /** Result of checking the current password, if the client sent it. */
  readonly tried: PasswordAttempt | undefined;
}

const usernameOf = ({ username }: UserRow, chosen: string | null | undefined): string => {
  if (username !== null) return username;
  if (typeof chosen === 'string') {
    checkUsernameNotBlank(chosen);
    return chosen.trim();
  }
  throw validationFailed({
    location: 'body.username',
    code: 'required',
    message: 'is required, because the account has no user name yet',
  });
};

/** Checks and hashes the password outside the transaction, because it takes long. */
export const preparePasswordChange = async (
  database: Database,
  scope: AccountScope,
  client: ClientInfo,
  accounts: AccountServices,
  { new_password, current_password, username: chosen }: PasswordChange,
): Promise<PreparedPasswordChange> => {
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
      message: 'must be absent, because the account has no password yet',
    });
  }
  const tried = await attemptPassword(database, scope, accounts, { name: user.username_key, client }, current_password);
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
  { username, passwordHash, tried }: PreparedPasswordChange,
): Promise<Problem | undefined> => {
  const { userId, credential } = scope;
  // From here on the old password does not work, and of two concurrent changes one finds its session ended.
  const user = await lockUserExclusive(tx, userId);
  await lockCallerSession(tx, scope);
  const target = { type: 'user', id: userId };
  if (tried?.isCorrect === false) {
    recordAudit(tx, scope, { action: 'password.changed', outcome: 'refused', target });
    return new Problem('invalid-credentials', { detail: 'The present password is wrong.' });
  }
  if (tried !== undefined) refundSignInAttempt(tx, tried.attempt);
  const name = user?.username ?? username;
  await updateUsernameAndPassword(tx, {
    id: userId,
    username: name,
    username_key: toUsernameKey(name),
    password_hash: passwordHash,
  });
  await endOtherSessions(tx, scope);
  if (credential.kind === 'session' && credential.isRecovery) clearRecoveryFlag(tx, credential.id);
  recordAudit(tx, scope, { action: 'password.changed', target });
  return undefined;
};
