import type { Precondition, RepresentationCondition } from '../../platform/http/precondition.ts';
import type { Recipes } from './recipes-of.ts';
import { representationTag } from './representation.ts';
import type { Stored } from './show-meal.ts';

/** Preconditions of a change: the meal's revision and its full representation. */
export interface Conditions {
  readonly precondition: Precondition;
  readonly representation: RepresentationCondition;
}

/** Rejects a change that was made for another revision of the meal, or whose recipes have changed since. */
export const checkShown = (meal: Stored, recipes: Recipes, { precondition, representation }: Conditions): void => {
  const { revision, dishes } = meal;
  precondition.check(revision);
  representation.check({ revision, tag: representationTag(revision, dishes, recipes) });
};
