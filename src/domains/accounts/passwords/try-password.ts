import type { Limits } from '../../../platform/config/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { findUserByName } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { isPassword } from './hash-password.ts';
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
  limits: Limits,
  attempt: Attempt,
  password: string,
): Promise<Tried> => {
  await countAttempt(database, scope, limits, attempt);
  const user = await findUserByName(database.db, attempt.name);
  const matches = await isPassword(user?.password_hash, password);
  return { attempt, user, isRight: matches && user?.disabled_at === null };
};
