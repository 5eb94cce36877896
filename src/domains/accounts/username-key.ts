import { nameKey } from '../../platform/text/name-key.ts';

/** A user name as it is compared. What cannot be seen does not count, or one user could pass for another. */
export const usernameKey = (username: string): string =>
  nameKey(username.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));
