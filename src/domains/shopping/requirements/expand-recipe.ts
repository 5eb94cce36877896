import { multiply, formatRational } from '../../units/index.ts';
import type { Rational } from '../../units/index.ts';
import { MAX_SUB_RECIPE_DEPTH } from './derivation-limits.ts';
import type { IngredientChoice, IngredientRequirement } from './ingredient-requirement.ts';
import type { RecipeIndex } from './recipe-index.ts';
import type { RecipeRequirements, RecipeRequirementsCache } from './recipe-requirements-cache.ts';
import { computeSubRecipeFactor } from './sub-recipe-factor.ts';

/** A recipe being expanded, on the path from a dish to what is bought. */
export interface RecipeToExpand {
  readonly requirements: RecipeRequirements;
  /** The recipe id as the requester named it. */
  readonly requestedId: string;
  readonly factor: Rational;
  /** For example `Lasagne › Béchamel`. */
  readonly label: string;
  /** The path from the dish to this recipe: the recipes, and the ingredients that lead from each to the next. */
  readonly path: string;
  readonly ancestors: readonly RecipeRequirements[];
  /** Whether what this recipe makes is optional in the recipe above. */
  readonly isOptional: boolean;
}

/** A step of the expansion. */
export type ExpansionEvent =
  | { readonly kind: 'need'; readonly opened: RecipeToExpand; readonly taking: IngredientRequirement }
  /** A sub-recipe was expanded, whether or not it has ingredients. */
  | { readonly kind: 'opened' }
  /** The scale is too long a number. */
  | { readonly kind: 'too-long' };

/** The maximum length of a number in the API. */
const MAX_NUMBER_LENGTH = 128;

/**
 * Whether the recipe is already being expanded. This happens only with old revisions, since cycles cannot be stored.
 */
const isOnPath = ({ recipe }: RecipeRequirements, { requirements, ancestors }: RecipeToExpand): boolean =>
  [...ancestors, requirements].some(
    ({ recipe: other }) => other.entryId === recipe.entryId || other.recipeId === recipe.recipeId,
  );

/**
 * What can be bought instead of making a recipe, such as a jar of pesto. It is optional, since it is not needed if the
 * pesto is made.
 */
const readyMade = ([first, ...others]: readonly IngredientChoice[]): IngredientRequirement | undefined =>
  first && {
    ...first,
    ingredientId: first.id.split('~', 1)[0] ?? first.id,
    isOptional: true,
    alternatives: others,
    madeBy: undefined,
  };

/**
 * What has to be bought for a recipe, in recipe order. Ingredients that the library has a recipe for are replaced by
 * that recipe's ingredients.
 */
export function* expandRecipe(
  opened: RecipeToExpand,
  lookup: RecipeIndex,
  recipes: RecipeRequirementsCache,
): Generator<ExpansionEvent> {
  const { requirements, factor, label, path, ancestors, isOptional } = opened;
  for (const taking of requirements.takings) {
    const made =
      taking.madeBy === undefined || ancestors.length === MAX_SUB_RECIPE_DEPTH
        ? undefined
        : lookup.findSubRecipe(taking.madeBy);
    const maker = made && recipes.get(made);
    if (maker === undefined || isOnPath(maker, opened)) {
      if (taking.name !== '') yield { kind: 'need', opened, taking };
      continue;
    }
    yield { kind: 'opened' };
    const { parsedRecipe, entryId } = maker.recipe;
    const product = multiply(
      factor,
      computeSubRecipeFactor(taking.quantity, requirements.language, parsedRecipe, maker.language),
    );
    if (formatRational(product).length > MAX_NUMBER_LENGTH) {
      yield { kind: 'too-long' };
      return;
    }
    const below: RecipeToExpand = {
      requirements: maker,
      requestedId: entryId,
      factor: product,
      label: `${label} › ${parsedRecipe.title}`,
      path: `${path} ${taking.ingredientId} ${entryId}`,
      ancestors: [...ancestors, requirements],
      isOptional: isOptional || taking.isOptional,
    };
    yield* expandRecipe(below, lookup, recipes);
    const instead = readyMade(taking.alternatives);
    if (instead !== undefined) yield { kind: 'need', opened, taking: instead };
  }
}
