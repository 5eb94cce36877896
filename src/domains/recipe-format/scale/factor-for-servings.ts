import { divide, findUnit, isZero, parseRational } from '../../units/index.ts';
import type { Amount, Rational } from '../../units/index.ts';
import { quantityOfYield } from '../read-yield.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';

const SERVINGS: ReadonlySet<string | undefined> = new Set(['count.serving', 'count.person']);

const isCountable = (unit: string | undefined): boolean => unit === undefined || findUnit(unit)?.dimension === 'count';

/** How many; of a range the least, so that there is enough for everyone. */
const countIn = ({ value, min, max }: Amount): Rational | undefined => {
  const text = value ?? min ?? max;
  const count = text === undefined ? undefined : parseRational(text);
  return count === undefined || isZero(count) ? undefined : count;
};

/**
 * By how much to scale a recipe so that it makes so many servings. The first yield that states servings or people
 * decides, then the first that can be counted at all: 12 muffins serve twelve. Undefined where there is neither.
 */
export const factorForServings = (recipe: RecipeDocument, servings: Rational): Rational | undefined => {
  const counted = (recipe.yields ?? []).flatMap((one) => {
    const quantity = quantityOfYield(one, recipe.language);
    const ways = quantity === undefined ? [] : [quantity, ...(quantity.options ?? [])];
    return ways.flatMap(({ kind, amount, unit }) => {
      const count = kind === 'simple' && amount !== undefined ? countIn(amount) : undefined;
      return count === undefined ? [] : [{ count, unit }];
    });
  });
  const chosen = counted.find(({ unit }) => SERVINGS.has(unit)) ?? counted.find(({ unit }) => isCountable(unit));
  return chosen && divide(servings, chosen.count);
};
