import type { Database } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import type { Accounts } from '../accounts.ts';
import { findUserByName } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { countAttempt } from './sign-in-allowance.ts';
import type { Attempt } from './sign-in-allowance.ts';

/** The result of an attempt. The user is set even if the password was wrong, for the audit record only. */
export interface Tried {
  readonly attempt: Attempt;
  readonly user: UserRow | undefined;
  readonly isRight: boolean;
}

/** Verifies name and password, with the same work for unknown names and disabled users. */
export const tryPassword = async (
  database: Database,
  scope: Scope,
  { config, passwords }: Accounts,
  attempt: Attempt,
  password: string,
): Promise<Tried> => {
  await countAttempt(database, scope, config.limits, attempt);
  const user = await findUserByName(database.db, attempt.name);
  const matches = await passwords.isRight(user?.password_hash, password);
  return { attempt, user, isRight: matches && user?.disabled_at === null };
};
