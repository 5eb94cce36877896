import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD, passwordLength } from './password-length.ts';
import { isPredictablePassword } from './predictable-password.ts';

interface About {
  readonly username?: string;
  readonly displayName?: string;
}

const faultOf = (
  password: string,
  { username = '', displayName = '' }: About,
): Omit<Violation, 'location'> | undefined => {
  const length = passwordLength(password);
  if (length < SHORTEST_PASSWORD) {
    const params = { limit: SHORTEST_PASSWORD };
    return { code: 'minLength', message: `must have at least ${SHORTEST_PASSWORD} characters`, params };
  }
  if (length > LONGEST_PASSWORD) {
    const params = { limit: LONGEST_PASSWORD };
    return { code: 'maxLength', message: `must have at most ${LONGEST_PASSWORD} characters`, params };
  }
  if (isCommonPassword(password) || isPredictablePassword(password, [username, displayName, 'tureen'])) {
    return { code: 'common-password', message: 'is one of the passwords that are tried first: choose another' };
  }
  return undefined;
};

/**
 * Rejects a password that is too short, too long or easily guessed (`validation-failed`). It does not require a mix of
 * character classes, which leads to Password1! rather than to better passwords. The violation never contains the
 * password.
 */
export const checkNewPassword = (password: string, about: About, location: string): void => {
  const fault = faultOf(password, about);
  if (fault !== undefined) throw validationFailed({ location, ...fault });
};
