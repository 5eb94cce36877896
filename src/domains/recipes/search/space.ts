import type { RecipeState } from '../../../platform/db/tables/recipes.ts';

const DIGITS = 5;

/**
 * What stands before every token of a library's recipes in one state: its number in base 36, and a letter. Each is then
 * searched as if it were alone, by beginnings of words too. Sixty million libraries fit.
 */
export const spaceOf = (number: number, state: RecipeState): string => {
  const digits = number.toString(36).padStart(DIGITS, '0');
  if (digits.length > DIGITS) throw new Error(`there is no space for a library of number ${number}`);
  return digits + stateLetter(state);
};

export const stateLetter = (state: RecipeState): string => (state === 'active' ? 'a' : 't');
