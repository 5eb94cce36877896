export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

/** NFC combines at most four code points into one, each of at most two UTF-16 units. */
const MAX_UNITS_PER_CHARACTER = 8;

/**
 * The number of characters in a password, independent of how the keyboard composes them. Text that is far too long is
 * not normalized, because the time grows with the square of combining marks: 80,000 took 3.5 seconds.
 */
export const countPasswordCharacters = (password: string): number =>
  password.length > MAX_PASSWORD_LENGTH * MAX_UNITS_PER_CHARACTER
    ? Infinity
    : Array.from(password.normalize('NFC')).length;
