import type { Precondition, RepresentationCondition } from '../../platform/http/precondition.ts';
import type { Recipes } from './recipes-of.ts';
import { representationTag } from './representation.ts';
import type { Stored } from './show-meal.ts';

/** What a change demands of the meal that it meets: of its revision, and of all that it shows. */
export interface Conditions {
  readonly precondition: Precondition;
  readonly representation: RepresentationCondition;
}

/** Refuses a change that was made for another revision of the meal, or for recipes that have changed since. */
export const checkShown = (meal: Stored, recipes: Recipes, { precondition, representation }: Conditions): void => {
  const { revision, dishes } = meal;
  precondition.check(revision);
  representation.check({ revision, tag: representationTag(revision, dishes, recipes) });
};
