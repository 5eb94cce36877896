import type { Precondition, RepresentationPrecondition } from '../../platform/http/precondition.ts';
import type { DishRecipes } from './dishes/find-dish-recipes.ts';
import { computeRepresentationTag } from './dishes/present-meal.ts';
import type { AnyStoredMeal } from './dishes/present-meal.ts';

/** Preconditions of a change: the meal's revision and its full representation. */
export interface MealPreconditions {
  readonly precondition: Precondition;
  readonly representation: RepresentationPrecondition;
}

/** Rejects a change that was made for another revision of the meal, or whose recipes have changed since. */
export const checkMealPreconditions = (
  meal: AnyStoredMeal,
  recipes: DishRecipes,
  { precondition, representation }: MealPreconditions,
): void => {
  const { revision, dishes } = meal;
  precondition.check(revision);
  representation.check({ revision, tag: computeRepresentationTag(revision, dishes, recipes) });
};
