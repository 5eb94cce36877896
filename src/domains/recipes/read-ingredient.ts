import { readLineAmounts } from '../ingredients/index.ts';
import type { LineReading } from '../ingredients/index.ts';
import { tellsEveryAmount } from '../recipe-format/index.ts';
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
  /** The whole line, where the parts above leave out an amount of it: `2 large eggs plus 1 egg yolk`. */
  readonly written?: string;
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
      (offered?.quantities ?? []).length === 0
        ? undefined
        : said(readLineAmounts(offered?.text ?? '', language).quantity),
  });

/** Without what offers something else, which is told by itself. */
const noteOf = ({ note = '', alternatives }: LineReading): string =>
  note
    .split('; ')
    .filter((part) => !alternatives.some(({ text }) => part.includes(text)))
    .join('; ');

/** `onion and carrots`, in the languages that lines are read in. */
const SEVERAL_FOODS = /(?<!\p{L})(?:and|und|et|y|e|ed|en|och)(?!\p{L})|[,&+]/iu;
const OF_EACH = /(?<!\p{L})(?:each|je|jeweils|chacune?|chaque|cada|ciascun[oa]|elk|vardera)(?!\p{L})/iu;

/** `1 onion and 2 carrots`, `1 tbsp each cumin and coriander`: one name and one amount do not tell what of which. */
const isOfSeveral = (line: string, name: string, quantity: Quantity | undefined): boolean =>
  SEVERAL_FOODS.test(name) && (quantity?.kind === 'sum' || OF_EACH.test(line));

/** Whether the parts tell every amount of the line, those of what it offers instead included. */
const isReadWhole = (
  line: string,
  { name, quantity, packageSize }: Pick<ReadIngredient, 'name' | 'quantity' | 'packageSize'>,
  alternatives: LineReading['alternatives'],
  language: Language,
): boolean => {
  if (isOfSeveral(line, name, quantity)) return false;
  const own = alternatives.reduce((text, offered) => text.replace(offered.text, ''), line);
  return (
    tellsEveryAmount({ text: own, quantity, package_size: packageSize }, language) &&
    alternatives.every(({ text, quantities }) => {
      const amounts = amountsIn(text, language);
      // `or two shallots`, where the two was not found in it.
      const isFound = amounts.quantity?.amount === undefined || quantities.length > 0;
      return isFound && tellsEveryAmount({ text, ...amounts }, language);
    })
  );
};

const amountsIn = (text: string, language: Language) => {
  const { quantity, package_size } = readLineAmounts(text, language);
  return { quantity, package_size };
};

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
  const amounts = {
    quantity: said(isUnread(ingredient) ? reading?.quantity : quantity),
    packageSize: said(size ?? (isSized ? reading?.package_size : undefined)),
  };
  const line = ingredient.text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const isToldByParts = line === '' || isReadWhole(line, { name, ...amounts }, reading?.alternatives ?? [], language);
  return {
    name,
    foods,
    ...amounts,
    note: isWhole ? noteOf(reading) : note,
    isOptional,
    others: others.map(otherOf(language)),
    ...(!isToldByParts && { written: line }),
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
