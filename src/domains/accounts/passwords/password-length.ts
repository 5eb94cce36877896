export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** NFC combines at most four code points into one, each of at most two UTF-16 units. */
const MOST_UNITS_OF_A_CHARACTER = 8;

/**
 * The number of characters in a password, independent of how the keyboard composes them. Text that is far too long is
 * not normalized, because the time grows with the square of combining marks: 80,000 took 3.5 seconds.
 */
export const passwordLength = (password: string): number =>
  password.length > LONGEST_PASSWORD * MOST_UNITS_OF_A_CHARACTER
    ? Infinity
    : Array.from(password.normalize('NFC')).length;
