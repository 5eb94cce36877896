import { validationFailed } from '../../platform/problem/problem.ts';
import { toNameKey } from '../../platform/text/name-key.ts';

/** Normalizes a user name for comparison. Ignores invisible characters, so that one user cannot pose as another. */
export const toUsernameKey = (username: string): string =>
  toNameKey(username.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** Rejects a new name that is empty after normalization. */
export const checkUsernameNotBlank = (username: string): void => {
  if (toUsernameKey(username) !== '') return;
  throw validationFailed({ location: 'body.username', code: 'pattern', message: 'must contain a visible character' });
};
