import type { Database } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import type { Accounts } from '../accounts.ts';
import { findUserByName } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { countAttempt } from './sign-in-allowance.ts';
import type { Attempt } from './sign-in-allowance.ts';

/** What a try showed. The user is known also where the password was wrong, for the record alone. */
export interface Tried {
  readonly attempt: Attempt;
  readonly user: UserRow | undefined;
  readonly isRight: boolean;
}

/** Tries a name and a password: the same work for a name that nobody has, or whose user is disabled. */
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
