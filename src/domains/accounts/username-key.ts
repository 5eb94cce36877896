import { validationFailed } from '../../platform/problem/problem.ts';
import { nameKey } from '../../platform/text/name-key.ts';

/** Normalizes a user name for comparison. Ignores invisible characters, so that one user cannot pose as another. */
export const usernameKey = (username: string): string =>
  nameKey(username.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** Rejects a new name that is empty after normalization. */
export const checkNewUsername = (username: string): void => {
  if (usernameKey(username) !== '') return;
  throw validationFailed({ location: 'body.username', code: 'pattern', message: 'must have something to see in it' });
};
