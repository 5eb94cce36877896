import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { parseLineAmounts } from '../../ingredients/index.ts';
import type { ParsedIngredientLine } from '../../ingredients/index.ts';
import { coversEveryAmount } from '../../recipe-format/index.ts';
import type { Ingredient } from '../../recipe-format/index.ts';
import type { Language, Quantity } from '../../units/index.ts';
import { identifyIngredient } from './identify-ingredient.ts';
import type { IdentifiedIngredient } from './identify-ingredient.ts';
import { isUnparsed } from './add-parsed-amounts.ts';

/** A food that an ingredient names. */
interface NamedFood extends Pick<IdentifiedIngredient, 'name' | 'foods'> {
  /** Undefined if no amount is stated. */
  readonly quantity: Quantity | undefined;
}

/** A parsed ingredient, from its structured parts if it has them, otherwise from its line. */
export interface ParsedIngredient extends NamedFood {
  readonly packageSize: Quantity | undefined;
  readonly note: string;
  readonly isOptional: boolean;
  /** Alternatives that the line offers, such as margarine in `butter or margarine`. */
  readonly others: readonly NamedFood[];
  /** The whole line, if the parts above miss one of its amounts: `2 large eggs plus 1 egg yolk`. */
  readonly written?: string;
}

const isSilent = (quantity: Quantity): boolean =>
  quantity.kind === 'simple' &&
  quantity.amount === undefined &&
  quantity.unit === undefined &&
  (quantity.text ?? '').trim() === '';

const said = (quantity: Quantity | undefined): Quantity | undefined =>
  quantity === undefined || isSilent(quantity) ? undefined : quantity;

/**
 * Parses the amounts from the text of the alternative, since only that shows how several amounts relate to each other.
 */
const otherOf =
  (language: Language) =>
  ({ name, foods, offered }: IdentifiedIngredient['alternatives'][number]): NamedFood => ({
    name,
    foods,
    quantity:
      (offered?.quantities ?? []).length === 0
        ? undefined
        : said(parseLineAmounts(offered?.text ?? '', language).quantity),
  });

/** The note without alternatives, which are listed separately. */
const noteOf = ({ note = '', alternatives }: ParsedIngredientLine): string =>
  note
    .split('; ')
    .filter((part) => !alternatives.some(({ text }) => part.includes(text)))
    .join('; ');

/** `onion and carrots`, in the languages in which lines are parsed. */
const SEVERAL_FOODS = /(?<!\p{L})(?:and|und|et|y|e|ed|en|och)(?!\p{L})|[,&+]/iu;
const OF_EACH = /(?<!\p{L})(?:each|je|jeweils|chacune?|chaque|cada|ciascun[oa]|elk|vardera)(?!\p{L})/iu;

/**
 * `1 onion and 2 carrots`, `1 tbsp each cumin and coriander`: one name and one amount do not say how much of which
 * food.
 */
const isOfSeveral = (line: string, name: string, quantity: Quantity | undefined): boolean =>
  SEVERAL_FOODS.test(name) && (quantity?.kind === 'sum' || OF_EACH.test(line));

/** Whether the parts cover every amount in the line, including those of its alternatives. */
const isReadWhole = (
  line: string,
  { name, quantity, packageSize }: Pick<ParsedIngredient, 'name' | 'quantity' | 'packageSize'>,
  alternatives: ParsedIngredientLine['alternatives'],
  language: Language,
): boolean => {
  if (isOfSeveral(line, name, quantity)) return false;
  const own = alternatives.reduce((text, offered) => text.replace(offered.text, ''), line);
  return (
    coversEveryAmount({ text: own, quantity, package_size: packageSize }, language) &&
    alternatives.every(({ text, quantities }) => {
      const amounts = amountsIn(text, language);
      // `or two shallots`, if the parser did not find the two.
      const isFound = amounts.quantity?.amount === undefined || quantities.length > 0;
      return isFound && coversEveryAmount({ text, ...amounts }, language);
    })
  );
};

const amountsIn = (text: string, language: Language) => {
  const { quantity, package_size } = parseLineAmounts(text, language);
  return { quantity, package_size };
};

const parseUncached = (ingredient: Ingredient, recipeLanguage: Language | undefined): ParsedIngredient => {
  const { quantity, package_size: size, normalization } = ingredient;
  const note = ingredient.note?.trim() ?? '';
  const isConfirmed = normalization?.review === 'confirmed';
  const isWanted = isUnparsed(ingredient) || (note !== '' && !isConfirmed);
  const words = identifyIngredient(ingredient, recipeLanguage, isWanted);
  const { language, givenName, parsedLine, name, foods, isOptional, alternatives } = words;
  const isSized = isWanted || (givenName === '' && !isConfirmed);
  const isWhole = givenName === '' && quantity === undefined && note === '' && parsedLine !== undefined;
  const amounts = {
    quantity: said(isUnparsed(ingredient) ? parsedLine?.quantity : quantity),
    packageSize: said(size ?? (isSized ? parsedLine?.package_size : undefined)),
  };
  const line = ingredient.text?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const isCoveredByParts =
    line === '' || isReadWhole(line, { name, ...amounts }, parsedLine?.alternatives ?? [], language);
  return {
    name,
    foods,
    ...amounts,
    note: isWhole ? noteOf(parsedLine) : note,
    isOptional,
    others: alternatives.map(otherOf(language)),
    ...(!isCoveredByParts && { written: line }),
  };
};

/** A recipe is compared with the library before it is stored, and many recipes have ingredients in common. */
const cache = new RecentCache<ParsedIngredient>(2000, 'parsed-ingredients');
const MAX_KEY_LENGTH = 500;

/**
 * Parses an ingredient. The language of the recipe may be unknown. Does not parse again what a user has confirmed, and
 * does not change what is stored. Takes about 50 µs unless it was parsed recently, so callers that need many store the
 * results.
 */
export const parseIngredient = (ingredient: Ingredient, recipeLanguage: Language | undefined): ParsedIngredient => {
  const { id: _, ...content } = ingredient;
  const key = `${recipeLanguage} ${JSON.stringify(content)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const parsed = parseUncached(ingredient, recipeLanguage);
  if (key.length <= MAX_KEY_LENGTH) cache.set(key, parsed);
  return parsed;
};

/** The foods that satisfy an ingredient, and whether it is optional. */
export interface IngredientFoods {
  /** Semantic ids, any of which will do; empty if no food is named. */
  readonly foods: readonly string[];
  readonly isOptional: boolean;
}

/** All foods that satisfy an ingredient, from its name or from its line. */
export const getIngredientFoods = ({ foods, others, isOptional }: ParsedIngredient): IngredientFoods => ({
  foods: others.length === 0 ? foods : [...new Set([foods, ...others.map((other) => other.foods)].flat())],
  isOptional,
});
