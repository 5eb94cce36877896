export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** NFC makes one code point of at most four, and each of those takes at most two units of a string. */
const MOST_UNITS_OF_A_CHARACTER = 8;

/**
 * The characters of a password, whichever way a keyboard composes them. What is too long by far is
 * not normalised: the time grows with the square of the marks, 80,000 of them took 3.5 seconds.
 */
export const passwordLength = (password: string): number =>
  password.length > LONGEST_PASSWORD * MOST_UNITS_OF_A_CHARACTER
    ? Infinity
    : Array.from(password.normalize('NFC')).length;
