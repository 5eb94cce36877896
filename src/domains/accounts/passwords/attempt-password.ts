import type { Database } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import type { AccountServices } from '../account-services.ts';
import { findUserByUsernameKey } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { countSignInAttempt } from './sign-in-rate-limit.ts';
import type { SignInAttempt } from './sign-in-rate-limit.ts';

/** The result of an attempt. The user is set even if the password was wrong. */
export interface PasswordAttempt {
  readonly attempt: SignInAttempt;
  readonly user: UserRow | undefined;
  readonly isCorrect: boolean;
}

/**
 * Verifies name and password, with the same work for unknown names and disabled users. Counts the attempt against the
 * limit; the caller refunds it after a success.
 */
export const attemptPassword = async (
  database: Database,
  scope: Scope,
  { config, passwords }: AccountServices,
  attempt: SignInAttempt,
  password: string,
): Promise<PasswordAttempt> => {
  await countSignInAttempt(database, scope, config.limits, attempt);
  const user = await findUserByUsernameKey(database.db, attempt.name);
  const matches = await passwords.verify(user?.password_hash, password);
  return { attempt, user, isCorrect: matches && user?.disabled_at === null };
};
