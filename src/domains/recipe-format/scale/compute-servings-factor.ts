import { divide, isZero, parseRational, sumNumbers } from '../../units/index.ts';
import type { Amount, Quantity, QuantityOption, Rational } from '../../units/index.ts';
import { getYieldQuantity, isServingCount, parseServings } from '../parse-yield.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { toFactor } from './factor.ts';
import type { Factor } from './factor.ts';
import { getAlternatives, getTerms } from './quantity-terms.ts';

/** The value, or the lower bound of a range, so that there is enough for everyrecipeYield. */
const getLowerBound = (amount: Amount | undefined): Rational | undefined => {
  const text = amount?.value ?? amount?.min ?? amount?.max;
  return text === undefined ? undefined : parseRational(text);
};

/** The total of all terms; undefined if one has no amount or the total is zero. */
const countServings = (alternative: Quantity | QuantityOption): Rational | undefined => {
  const numbers = getTerms(alternative).map(({ amount }) => getLowerBound(amount));
  const count = numbers.includes(undefined) ? undefined : sumNumbers(numbers.filter((number) => number !== undefined));
  return count === undefined || isZero(count) ? undefined : count;
};

/**
 * The servings that a yield states, in its quantity or anywhere in its text. The authored text of a scaled view
 * describes the unscaled recipe, so only its scaled text counts.
 */
const findStatedServings = (recipeYield: Yield, language: string | undefined): Rational | undefined => {
  const stated = getAlternatives(recipeYield.quantity ?? { kind: 'simple' }).find(isServingCount);
  const text = recipeYield.scaled_text ?? (recipeYield.authored_quantity === undefined ? recipeYield.text : undefined);
  const servings = stated ?? (text === undefined ? undefined : parseServings(text, language));
  return servings && countServings(servings);
};

const PIECE_UNITS: ReadonlySet<string | undefined> = new Set([undefined, 'count.piece']);

/**
 * Twelve muffins serve twelve. A loaf, a cake or a tray serves an unknown number: slices and tins are not servings, and
 * a single piece is shared.
 */
const findPieces = (recipeYield: Yield, language: string | undefined): Rational | undefined => {
  const { kind, amount, unit } = getYieldQuantity(recipeYield, language) ?? { kind: 'simple' };
  const count = kind === 'simple' && PIECE_UNITS.has(unit) ? getLowerBound(amount) : undefined;
  return count !== undefined && count.numerator > count.denominator ? count : undefined;
};

/** The first few yields are enough, and parsing each may take a millisecond. */
const MAX_YIELDS = 100;

/**
 * Computes the factor that makes a recipe yield the given number of servings. Uses the first yield that states servings
 * or people, else the first that counts more than one piece. Undefined if there is neither, or if the factor is out of
 * range.
 */
export const computeServingsFactor = (recipe: RecipeDocument, servings: Rational): Factor | undefined => {
  const yields = (recipe.yields ?? []).slice(0, MAX_YIELDS);
  const findFirst = (count: typeof findStatedServings): Rational | undefined => {
    for (const recipeYield of yields) {
      const found = count(recipeYield, recipe.language);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const currentServings = findFirst(findStatedServings) ?? findFirst(findPieces);
  return currentServings && toFactor(divide(servings, currentServings));
};
