import type { Ingredient } from '../../../src/domains/recipe-format/index.ts';

/** What somebody said a line means, and of which text they said it: of another text it says nothing. */
export interface Correction {
  readonly text: string;
  readonly parts: Pick<Ingredient, 'name' | 'quantity' | 'preparation' | 'note' | 'optional'>;
}

/** The line of an ingredient as it is edited: as it was written, or of one that was never written, what it means. */
export const lineOf = ({ text, quantity, name, preparation }: Ingredient): string => {
  if (text !== undefined && text !== '') return text;
  const line = [quantity?.text, name].filter((part) => part !== undefined && part !== '').join(' ');
  return preparation === undefined || preparation === '' ? line : `${line}, ${preparation}`;
};

/**
 * The ingredient with another text. What its old text meant goes: the service reads the new one. Its id stays, by which
 * steps know it, and so does everything that the text does not say.
 */
const rewritten = (origin: Ingredient | undefined, text: string): Ingredient => {
  if (origin === undefined) return { text };
  const {
    name: _name,
    quantity: _quantity,
    package_size: _size,
    preparation: _preparation,
    note: _note,
    temperature: _temperature,
    normalization: _normalization,
    scaled_text: _scaled,
    authored_quantity: _authored,
    ...rest
  } = origin;
  return { ...rest, text };
};

/** What was corrected replaces the parts that the form shows, also by their absence. */
const corrected = (origin: Ingredient, { parts }: Correction): Ingredient => {
  const { name: _name, quantity: _quantity, preparation: _preparation, note: _note, optional: _, ...rest } = origin;
  return { ...rest, ...parts, normalization: { ...origin.normalization, method: 'authored', review: 'confirmed' } };
};

/** The ingredient that a line stands for; undefined for a line that was emptied, or never filled. */
export const ingredientOf = (
  origin: Ingredient | undefined,
  line: string,
  correction: Correction | undefined,
): Ingredient | undefined => {
  const isAsBefore = origin !== undefined && lineOf(origin) === line;
  if (!isAsBefore && line.trim() === '') return undefined;
  const ingredient = isAsBefore ? origin : rewritten(origin, line.trim());
  return correction?.text === line ? corrected(ingredient, correction) : ingredient;
};
