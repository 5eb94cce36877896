import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, countPasswordCharacters } from './password-length.ts';
import { isPredictablePassword } from './predictable-password.ts';

interface About {
  readonly username?: string;
  readonly displayName?: string;
}

const toViolation = (
  password: string,
  { username = '', displayName = '' }: About,
): Omit<Violation, 'location'> | undefined => {
  const length = countPasswordCharacters(password);
  if (length < MIN_PASSWORD_LENGTH) {
    const params = { limit: MIN_PASSWORD_LENGTH };
    return { code: 'minLength', message: `must have at least ${MIN_PASSWORD_LENGTH} characters`, params };
  }
  if (length > MAX_PASSWORD_LENGTH) {
    const params = { limit: MAX_PASSWORD_LENGTH };
    return { code: 'maxLength', message: `must have at most ${MAX_PASSWORD_LENGTH} characters`, params };
  }
  if (isCommonPassword(password) || isPredictablePassword(password, [username, displayName, 'tureen'])) {
    return { code: 'common-password', message: 'is a commonly used password: choose another' };
  }
  return undefined;
};

/**
 * Rejects a password that is too short, too long or easily guessed (`validation-failed`). It does not require a mix of
 * character classes, which leads to Password1! rather than to better passwords. The violation never contains the
 * password.
 */
export const checkNewPassword = (password: string, about: About, location: string): void => {
  const violation = toViolation(password, about);
  if (violation !== undefined) throw validationFailed({ location, ...violation });
};
