import { divide, isZero, parseRational, sumOfNumbers } from '../../units/index.ts';
import type { Amount, Quantity, QuantityOption, Rational } from '../../units/index.ts';
import { quantityOfYield, readServings, statesServings } from '../read-yield.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { asFactor } from './factor.ts';
import type { Factor } from './factor.ts';
import { partsOf, waysOf } from './scale-exactly.ts';

/** How many; of a range the least, so that there is enough for everyone. */
const numberOf = (amount: Amount | undefined): Rational | undefined => {
  const text = amount?.value ?? amount?.min ?? amount?.max;
  return text === undefined ? undefined : parseRational(text);
};

/** How many all parts are together; undefined where one does not tell, or where there are none. */
const countOf = (way: Quantity | QuantityOption): Rational | undefined => {
  const numbers = partsOf(way).map(({ amount }) => numberOf(amount));
  const count = numbers.includes(undefined)
    ? undefined
    : sumOfNumbers(numbers.filter((number) => number !== undefined));
  return count === undefined || isZero(count) ? undefined : count;
};

/**
 * The servings that a yield states, in its quantity or anywhere in its text. In a scaled reading the text is that of the
 * recipe before, and only its scaled line tells.
 */
const servingsOf = (one: Yield, language: string | undefined): Rational | undefined => {
  const stated = waysOf(one.quantity ?? { kind: 'simple' }).find(statesServings);
  const text = one.scaled_text ?? (one.authored_quantity === undefined ? one.text : undefined);
  const servings = stated ?? (text === undefined ? undefined : readServings(text, language));
  return servings && countOf(servings);
};

const EACH_SERVES_ONE: ReadonlySet<string | undefined> = new Set([undefined, 'count.piece']);

/**
 * Twelve muffins serve twelve. A loaf serves who knows how many, and so does one cake: slices and tins are no servings,
 * and of a thing that is made once nobody has one each.
 */
const piecesOf = (one: Yield, language: string | undefined): Rational | undefined => {
  const { kind, amount, unit } = quantityOfYield(one, language) ?? { kind: 'simple' };
  const count = kind === 'simple' && EACH_SERVES_ONE.has(unit) ? numberOf(amount) : undefined;
  return count !== undefined && count.numerator > count.denominator ? count : undefined;
};

/** What a recipe makes is told in the first few; each that is looked at may take a millisecond to read. */
const MAX_YIELDS = 100;

/**
 * By how much to scale a recipe so that it makes so many servings. The first yield that states servings or people
 * decides, then the first that counts more than one piece of something. Undefined where there is neither, or where the
 * factor would be none that a recipe is scaled by.
 */
export const factorForServings = (recipe: RecipeDocument, servings: Rational): Factor | undefined => {
  const yields = (recipe.yields ?? []).slice(0, MAX_YIELDS);
  const first = (count: typeof servingsOf): Rational | undefined => {
    for (const one of yields) {
      const found = count(one, recipe.language);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const made = first(servingsOf) ?? first(piecesOf);
  return made && asFactor(divide(servings, made));
};
