import { divide, isZero, parseRational, sumNumbers } from '../../units/index.ts';
import type { Amount, Quantity, QuantityOption, Rational } from '../../units/index.ts';
import { quantityOfYield, readServings, statesServings } from '../read-yield.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { asFactor } from './factor.ts';
import type { Factor } from './factor.ts';
import { partsOf, waysOf } from './scale-exactly.ts';

/** The number; for a range the minimum, so that there is enough for everyone. */
const numberOf = (amount: Amount | undefined): Rational | undefined => {
  const text = amount?.value ?? amount?.min ?? amount?.max;
  return text === undefined ? undefined : parseRational(text);
};

/** The sum of all parts; undefined if one is unknown or there are none. */
const countOf = (way: Quantity | QuantityOption): Rational | undefined => {
  const numbers = partsOf(way).map(({ amount }) => numberOf(amount));
  const count = numbers.includes(undefined)
    ? undefined
    : sumNumbers(numbers.filter((number) => number !== undefined));
  return count === undefined || isZero(count) ? undefined : count;
};

/**
 * The servings a yield states, in its quantity or anywhere in its text. In a scaled view the text is the unscaled one,
 * and only the scaled line counts.
 */
const servingsOf = (one: Yield, language: string | undefined): Rational | undefined => {
  const stated = waysOf(one.quantity ?? { kind: 'simple' }).find(statesServings);
  const text = one.scaled_text ?? (one.authored_quantity === undefined ? one.text : undefined);
  const servings = stated ?? (text === undefined ? undefined : readServings(text, language));
  return servings && countOf(servings);
};

const EACH_SERVES_ONE: ReadonlySet<string | undefined> = new Set([undefined, 'count.piece']);

/**
 * Twelve muffins serve twelve. A loaf or one cake serves an unknown number: slices and tins are not servings, and a
 * single piece is not one per person.
 */
const piecesOf = (one: Yield, language: string | undefined): Rational | undefined => {
  const { kind, amount, unit } = quantityOfYield(one, language) ?? { kind: 'simple' };
  const count = kind === 'simple' && EACH_SERVES_ONE.has(unit) ? numberOf(amount) : undefined;
  return count !== undefined && count.numerator > count.denominator ? count : undefined;
};

/** The first yields are the relevant ones, and parsing one may take a millisecond. */
const MAX_YIELDS = 100;

/**
 * The factor that scales a recipe to a number of servings. The first yield that states servings or people decides, then
 * the first with more than one piece. Undefined if there is neither, or if the factor would be out of range.
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
