import { multiply, formatRational } from '../../units/index.ts';
import type { Rational } from '../../units/index.ts';
import { DEEPEST } from './bounds.ts';
import type { Food, Taking } from './food.ts';
import type { RecipeShelf } from './recipe-shelf.ts';
import type { TakenRecipe, TakenRecipes } from './taken-recipes.ts';
import { timesToMake } from './times-to-make.ts';

/** A recipe being expanded, on the path from a dish to what is bought. */
export interface Opened {
  readonly taken: TakenRecipe;
  /** The recipe id as the requester named it. */
  readonly named: string;
  readonly factor: Rational;
  /** For example `Lasagne › Béchamel`. */
  readonly label: string;
  /** The path from the dish to this recipe: the recipes, and the ingredients that lead from each to the next. */
  readonly path: string;
  readonly above: readonly TakenRecipe[];
  /** Whether what this recipe makes is optional in the recipe above. */
  readonly isOptional: boolean;
}

/** A step of the expansion. */
export type Step =
  | { readonly kind: 'need'; readonly opened: Opened; readonly taking: Taking }
  /** A sub-recipe was expanded, whether or not it has ingredients. */
  | { readonly kind: 'opened' }
  /** The scale is too long a number. */
  | { readonly kind: 'too-long' };

/** The maximum length of a number in the API. */
const LONGEST_NUMBER = 128;

/**
 * Whether the recipe is already being expanded. This happens only with old revisions, since cycles cannot be stored.
 */
const isOnPath = ({ recipe }: TakenRecipe, { taken, above }: Opened): boolean =>
  [...above, taken].some(({ recipe: other }) => other.entryId === recipe.entryId || other.recipeId === recipe.recipeId);

/**
 * What can be bought instead of making a recipe, such as a jar of pesto. It is optional, since it is not needed if the
 * pesto is made.
 */
const readyMade = ([first, ...others]: readonly Food[]): Taking | undefined =>
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
export function* needsOf(opened: Opened, shelf: RecipeShelf, recipes: TakenRecipes): Generator<Step> {
  const { taken, factor, label, path, above, isOptional } = opened;
  for (const taking of taken.takings) {
    const made = taking.madeBy === undefined || above.length === DEEPEST ? undefined : shelf.maker(taking.madeBy);
    const maker = made && recipes.take(made);
    if (maker === undefined || isOnPath(maker, opened)) {
      if (taking.name !== '') yield { kind: 'need', opened, taking };
      continue;
    }
    yield { kind: 'opened' };
    const { reading, entryId } = maker.recipe;
    const product = multiply(factor, timesToMake(taking.quantity, taken.language, reading, maker.language));
    if (formatRational(product).length > LONGEST_NUMBER) {
      yield { kind: 'too-long' };
      return;
    }
    const below: Opened = {
      taken: maker,
      named: entryId,
      factor: product,
      label: `${label} › ${reading.title}`,
      path: `${path} ${taking.ingredientId} ${entryId}`,
      above: [...above, taken],
      isOptional: isOptional || taking.isOptional,
    };
    yield* needsOf(below, shelf, recipes);
    const instead = readyMade(taking.alternatives);
    if (instead !== undefined) yield { kind: 'need', opened, taking: instead };
  }
}
