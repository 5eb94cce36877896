import type { Language } from '../../units/index.ts';
import { foodWords } from './food-words.ts';

/** The bound that the contract has for a semantic id. */
const LONGEST_ID = 200;

/** As many of the words as fit; of a single word that does not, as many letters. */
const joined = (words: readonly string[]): string => {
  const whole = words.join('-');
  if (whole.length <= LONGEST_ID) return whole;
  const end = whole.lastIndexOf('-', LONGEST_ID);
  return end > 0 ? whole.slice(0, end) : whole.slice(0, LONGEST_ID).replace(/[\uD800-\uDBFF]$/, '');
};

/**
 * One name for a food, however a recipe writes it: `Onions`, `onion` and `large onion, chopped` are `onion`. Folded, in
 * the singular, in the order of the words, and without those that make no difference to what is bought. Undefined where
 * nothing of the name remains. The id of an id is itself.
 */
export const semanticId = (name: string, language: Language = 'en'): string | undefined => {
  const id = joined(foodWords(name, language));
  return id === '' ? undefined : id;
};
