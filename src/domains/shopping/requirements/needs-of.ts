import { multiply, rationalText } from '../../units/index.ts';
import type { Rational } from '../../units/index.ts';
import { DEEPEST } from './bounds.ts';
import type { Food, Taking } from './food.ts';
import type { RecipeShelf } from './recipe-shelf.ts';
import type { TakenRecipe, TakenRecipes } from './taken-recipes.ts';
import { timesToMake } from './times-to-make.ts';

/** A recipe on the way from a dish down to what is bought. */
export interface Opened {
  readonly taken: TakenRecipe;
  /** The recipe as whoever asks for it knows it. */
  readonly named: string;
  readonly factor: Rational;
  /** `Lasagne › Béchamel`. */
  readonly label: string;
  /** Tells the way from the dish to this recipe: the recipes, and the ingredients that lead from each to the next. */
  readonly path: string;
  readonly above: readonly TakenRecipe[];
  /** True where the recipe above works without what this one makes. */
  readonly isOptional: boolean;
}

/** What is found on the way. */
export type Step =
  | { readonly kind: 'need'; readonly opened: Opened; readonly taking: Taking }
  /** A recipe that makes an ingredient was opened, whether it takes anything or not. */
  | { readonly kind: 'opened' }
  /** By so much nothing can be scaled. */
  | { readonly kind: 'too-long' };

/** As long as the contract lets a number be. */
const LONGEST_NUMBER = 128;

/** Whether it is made already while it is being made: only through revisions of before, since no circle can be stored. */
const isOnPath = ({ recipe }: TakenRecipe, { taken, above }: Opened): boolean =>
  [...above, taken].some(({ recipe: other }) => other.entryId === recipe.entryId || other.recipeId === recipe.recipeId);

/** What may be bought in place of what a recipe makes: a jar of pesto. Nobody needs it who makes the pesto. */
const readyMade = ([first, ...others]: readonly Food[]): Taking | undefined =>
  first && {
    ...first,
    ingredientId: first.id.split('~', 1)[0] ?? first.id,
    isOptional: true,
    alternatives: others,
    madeBy: undefined,
  };

/** What has to be bought for a recipe, in its order; an ingredient that the library can make by what it is made of. */
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
    if (rationalText(product).length > LONGEST_NUMBER) {
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
