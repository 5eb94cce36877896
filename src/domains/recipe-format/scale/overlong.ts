import { isQuantityWithinLimits } from '../../units/index.ts';
import type { Quantity } from '../../units/index.ts';
import { inside, locationOf } from '../check/fault-list.ts';
import type { Place } from '../check/fault-list.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { LONGEST_FACTOR } from '../schema/scaled.schemas.ts';

/** What a recipe and its variants have alike. */
export type Scalable = Pick<RecipeDocument, 'ingredient_sections' | 'instruction_sections' | 'yields'>;

type Found = readonly [quantity: Quantity | undefined, part: Place];

const fits = ({ quantity }: { readonly quantity?: Quantity | undefined }): boolean =>
  quantity === undefined || isQuantityWithinLimits(quantity);

/** Whether every quantity that is scaled fits, which nearly all do: their places need not be put together then. */
const fitsWhole = ({ yields, ingredient_sections, instruction_sections }: Scalable): boolean =>
  (yields ?? []).every(fits) &&
  (ingredient_sections ?? []).every(({ ingredients }) => (ingredients ?? []).every(fits)) &&
  (instruction_sections ?? []).every(({ steps }) =>
    (steps ?? []).every(({ ingredient_uses: uses }) => (uses ?? []).every(fits)),
  );

const each = <T>(list: readonly T[] | null | undefined, place: Place): readonly (readonly [T, Place])[] =>
  (list ?? []).map((item, index) => [item, inside(place, index)] as const);

/** Each quantity that is scaled, and the part that has it. */
function* quantitiesOf(whole: Scalable, at: Place | undefined): Generator<Found> {
  for (const [{ quantity }, place] of each(whole.yields, inside(at, 'yields'))) yield [quantity, place];
  for (const [section, here] of each(whole.ingredient_sections, inside(at, 'ingredient_sections'))) {
    for (const [{ quantity }, place] of each(section.ingredients, inside(here, 'ingredients'))) yield [quantity, place];
  }
  for (const [section, here] of each(whole.instruction_sections, inside(at, 'instruction_sections'))) {
    for (const [step, place] of each(section.steps, inside(here, 'steps'))) {
      for (const [use, inner] of each(step.ingredient_uses, inside(place, 'ingredient_uses')))
        yield [use.quantity, inner];
    }
  }
}

const partsIn = ({ terms, options }: Quantity): number =>
  1 + (terms?.length ?? 0) + (options ?? []).reduce((sum, option) => sum + 1 + (option.terms?.length ?? 0), 0);

/** How many parts of a recipe are to be scaled: lines and yields, each with all that its quantity is made of. */
export const countScaledParts = (recipe: RecipeDocument): number => {
  let count = 0;
  for (const whole of [recipe, ...(recipe.variants ?? [])]) {
    for (const [quantity] of quantitiesOf(whole, undefined)) count += quantity === undefined ? 1 : partsIn(quantity);
  }
  return count;
};

/** Where a scaled recipe has a number that is longer than a document may hold: `recipe.yields[0].quantity`. */
export const overlongPlace = (recipe: RecipeDocument): string | undefined => {
  if ((recipe.scaled_by?.length ?? 0) > LONGEST_FACTOR) return 'recipe.scaled_by';
  const variants = each(recipe.variants, inside(undefined, 'variants'));
  for (const [whole, at] of [[recipe, undefined] as const, ...variants]) {
    if (fitsWhole(whole)) continue;
    for (const [quantity, place] of quantitiesOf(whole, at)) {
      if (quantity !== undefined && !isQuantityWithinLimits(quantity)) return locationOf('recipe', inside(place, 'quantity'));
    }
  }
  return undefined;
};
