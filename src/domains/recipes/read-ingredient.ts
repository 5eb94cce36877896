import { readLine } from '../ingredients/index.ts';
import type { LineReading } from '../ingredients/index.ts';
import type { Ingredient } from '../recipe-format/index.ts';
import type { Language, Quantity } from '../units/index.ts';
import { wordsOfIngredient } from './ingredient-words.ts';
import type { IngredientWords } from './ingredient-words.ts';
import { isUnread } from './with-read-amounts.ts';

/** A food that an ingredient names. */
interface NamedFood extends Pick<IngredientWords, 'name' | 'foods'> {
  /** Undefined where nothing is said of how much. */
  readonly quantity: Quantity | undefined;
}

/** What an ingredient says: by its parts where it has them, by its line where it does not. */
export interface ReadIngredient extends NamedFood {
  readonly packageSize: Quantity | undefined;
  readonly note: string;
  readonly isOptional: boolean;
  /** What the line offers in its place: margarine of `butter or margarine`. */
  readonly others: readonly NamedFood[];
}

const isSilent = (quantity: Quantity): boolean =>
  quantity.kind === 'simple' &&
  quantity.amount === undefined &&
  quantity.unit === undefined &&
  (quantity.text ?? '').trim() === '';

const said = (quantity: Quantity | undefined): Quantity | undefined =>
  quantity === undefined || isSilent(quantity) ? undefined : quantity;

/** How several amounts belong together is told by the line that they stand in. */
const otherOf =
  (language: Language) =>
  ({ name, foods, offered }: IngredientWords['others'][number]): NamedFood => ({
    name,
    foods,
    quantity:
      (offered?.quantities ?? []).length === 0 ? undefined : said(readLine(offered?.text ?? '', language).quantity),
  });

/** Without what offers something else, which is told by itself. */
const noteOf = ({ note = '', alternatives }: LineReading): string =>
  note
    .split('; ')
    .filter((part) => !alternatives.some(({ text }) => part.includes(text)))
    .join('; ');

/**
 * Reads an ingredient of a recipe in that language; undefined where nobody knows it. What somebody has confirmed is not
 * read again, and what is stored stays as it was authored. It takes some 50 µs: whoever needs many has them stored.
 */
export const readIngredient = (ingredient: Ingredient, recipeLanguage: Language | undefined): ReadIngredient => {
  const { quantity, package_size: size, normalization } = ingredient;
  const note = ingredient.note?.trim() ?? '';
  const isConfirmed = normalization?.review === 'confirmed';
  const isWanted = isUnread(ingredient) || (note !== '' && !isConfirmed);
  const words = wordsOfIngredient(ingredient, recipeLanguage, isWanted);
  const { language, given, reading, name, foods, isOptional, others } = words;
  const isSized = isWanted || (given === '' && !isConfirmed);
  const isWhole = given === '' && quantity === undefined && note === '' && reading !== undefined;
  return {
    name,
    quantity: said(isUnread(ingredient) ? reading?.quantity : quantity),
    foods,
    packageSize: said(size ?? (isSized ? reading?.package_size : undefined)),
    note: isWhole ? noteOf(reading) : note,
    isOptional,
    others: others.map(otherOf(language)),
  };
};

/** What an ingredient may be, and whether it has to be there. */
export interface IngredientFoods {
  /** Semantic ids, of which each will do; none where nothing is named. */
  readonly foods: readonly string[];
  readonly isOptional: boolean;
}

/** All that an ingredient may be, by its name or by its line. */
export const foodsIn = ({ foods, others, isOptional }: ReadIngredient): IngredientFoods => ({
  foods: others.length === 0 ? foods : [...new Set([foods, ...others.map((other) => other.foods)].flat())],
  isOptional,
});
