import type { RecipeState } from '../../recipes.tables.ts';

const DIGITS = 5;

/**
 * The prefix of all tokens of a library's recipes in one state: the library's number in base 36, and a letter. It keeps
 * searches within one library and state, including searches by prefix. Has room for sixty million libraries.
 */
export const toSpacePrefix = (number: number, state: RecipeState): string => {
  const digits = number.toString(36).padStart(DIGITS, '0');
  if (digits.length > DIGITS) throw new Error(`there is no space for a library of number ${number}`);
  return digits + toStateLetter(state);
};

export const toStateLetter = (state: RecipeState): string => (state === 'active' ? 'a' : 't');
