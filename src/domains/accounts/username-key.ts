import { validationFailed } from '../../platform/problem/problem.ts';
import { nameKey } from '../../platform/text/name-key.ts';

/** A user name as it is compared. What cannot be seen does not count, or one user could pass for another. */
export const usernameKey = (username: string): string =>
  nameKey(username.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** Refuses a new name of which nothing is left to compare. */
export const checkNewUsername = (username: string): void => {
  if (usernameKey(username) !== '') return;
  throw validationFailed({ location: 'body.username', code: 'pattern', message: 'must have something to see in it' });
};
