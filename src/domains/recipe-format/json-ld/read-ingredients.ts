import type { IngredientSection } from '../schema/ingredient.schemas.ts';
import { LONGEST_LINE, LONGEST_PROSE, MOST_ITEMS } from '../schema/vocabulary.ts';
import { clip } from './clean-text.ts';
import type { Reader } from './reader.ts';

/** Each line as it is authored. schema.org has a list without sections, so there is one. */
export const readIngredients = (reader: Reader, value: unknown): IngredientSection[] => {
  const values = reader.values(value);
  // A text alone is the whole list, a line for each ingredient; among others each text is one, however it is wrapped.
  const lines =
    values.length === 1
      ? reader.prose(values[0], LONGEST_PROSE).split('\n')
      : values.map((one) => reader.line(one, LONGEST_LINE));
  const ingredients = lines
    .filter((line) => line !== '')
    .slice(0, MOST_ITEMS)
    .map((text) => ({ text: clip(text, LONGEST_LINE) }));
  return ingredients.length > 0 ? [{ ingredients }] : [];
};
