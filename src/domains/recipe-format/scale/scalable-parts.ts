import { isQuantityWithinLimits } from '../../units/index.ts';
import type { Quantity } from '../../units/index.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { MAX_SCALED_BY_LENGTH } from '../schema/scaled-view.schemas.ts';
import { childPath, formatLocation } from '../validation/violation-list.ts';
import type { DocumentPath } from '../validation/violation-list.ts';

/** The parts that scale, in a recipe as well as in its variants. */
export type ScalableParts = Pick<RecipeDocument, 'ingredient_sections' | 'instruction_sections' | 'yields'>;

type LocatedQuantity = readonly [quantity: Quantity | undefined, part: DocumentPath];

const hasFittingQuantity = ({ quantity }: { readonly quantity?: Quantity | undefined }): boolean =>
  quantity === undefined || isQuantityWithinLimits(quantity);

/** Nearly always true, which avoids building paths for every quantity. */
const hasOnlyFittingQuantities = ({ yields, ingredient_sections, instruction_sections }: ScalableParts): boolean =>
  (yields ?? []).every(hasFittingQuantity) &&
  (ingredient_sections ?? []).every(({ ingredients }) => (ingredients ?? []).every(hasFittingQuantity)) &&
  (instruction_sections ?? []).every(({ steps }) =>
    (steps ?? []).every(({ ingredient_uses: uses }) => (uses ?? []).every(hasFittingQuantity)),
  );

const withPaths = <T>(
  list: readonly T[] | null | undefined,
  path: DocumentPath,
): readonly (readonly [T, DocumentPath])[] =>
  (list ?? []).map((item, index) => [item, childPath(path, index)] as const);

/** Each scalable quantity with the path of the part it belongs to. */
function* iterateQuantities(parts: ScalableParts, at: DocumentPath | undefined): Generator<LocatedQuantity> {
  for (const [{ quantity }, path] of withPaths(parts.yields, childPath(at, 'yields'))) yield [quantity, path];
  for (const [section, sectionPath] of withPaths(parts.ingredient_sections, childPath(at, 'ingredient_sections'))) {
    for (const [{ quantity }, path] of withPaths(section.ingredients, childPath(sectionPath, 'ingredients')))
      yield [quantity, path];
  }
  for (const [section, sectionPath] of withPaths(parts.instruction_sections, childPath(at, 'instruction_sections'))) {
    for (const [step, stepPath] of withPaths(section.steps, childPath(sectionPath, 'steps'))) {
      for (const [use, path] of withPaths(step.ingredient_uses, childPath(stepPath, 'ingredient_uses')))
        yield [use.quantity, path];
    }
  }
}

const countTerms = ({ terms, options }: Quantity): number =>
  1 + (terms?.length ?? 0) + (options ?? []).reduce((sum, option) => sum + 1 + (option.terms?.length ?? 0), 0);

/** Parsing this much text of a step takes about as long as scaling a line. */
export const STEP_CHARACTERS = 200;

const countSteps = ({ instruction_sections: sections }: ScalableParts): number =>
  (sections ?? []).reduce(
    (sum, { steps }) =>
      sum + (steps ?? []).reduce((count, { text }) => count + 1 + Math.floor((text?.length ?? 0) / STEP_CHARACTERS), 0),
    0,
  );

const countIngredients = ({ ingredient_sections: sections }: ScalableParts): number =>
  (sections ?? []).reduce((sum, { ingredients }) => sum + (ingredients?.length ?? 0), 0);

/**
 * Counts what scaling has to process: each line and yield with all terms of its quantity, each step by its length, and
 * the ingredients of the recipe again for each variant whose steps may name them.
 */
export const countScaledParts = (recipe: RecipeDocument): number => {
  let count = 0;
  for (const parts of [recipe, ...(recipe.variants ?? [])]) {
    count += countSteps(parts);
    if (parts !== recipe && !parts.ingredient_sections) count += countIngredients(recipe);
    for (const [quantity] of iterateQuantities(parts, undefined))
      count += quantity === undefined ? 1 : countTerms(quantity);
  }
  return count;
};

/** The location of a number that is too long for a document, such as `recipe.yields[0].quantity`. */
export const findOversizedNumber = (recipe: RecipeDocument): string | undefined => {
  if ((recipe.scaled_by?.length ?? 0) > MAX_SCALED_BY_LENGTH) return 'recipe.scaled_by';
  const variants = withPaths(recipe.variants, childPath(undefined, 'variants'));
  for (const [parts, at] of [[recipe, undefined] as const, ...variants]) {
    if (hasOnlyFittingQuantities(parts)) continue;
    for (const [quantity, path] of iterateQuantities(parts, at)) {
      if (quantity !== undefined && !isQuantityWithinLimits(quantity))
        return formatLocation('recipe', childPath(path, 'quantity'));
    }
  }
  return undefined;
};
