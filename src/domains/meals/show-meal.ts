import type { Dish, StoredDish } from './dish.schemas.ts';
import type { Recipes } from './recipes-of.ts';
import { representationTag } from './representation.ts';
import { showDishes } from './show-dishes.ts';

/** What planned and saved meals have in common, as they are kept. */
export interface Stored {
  readonly id: string;
  readonly revision: number;
  readonly dishes: readonly StoredDish[];
  /** The tag of what was shown when the revision was written. */
  readonly representation: string;
}

/** A meal as a client sees it. */
export interface Shown {
  readonly body: Omit<Stored, 'dishes' | 'representation'> & { readonly dishes: readonly Dish[] };
  /** The tag of all that is shown. */
  readonly representation: string;
  /** A recipe has changed since the revision was written, so that its tag may stand for what was shown before. */
  readonly isNewerThanRevision: boolean;
}

/** A meal with how its recipes stand. */
export const showMeal = (meal: Stored, recipes: Recipes): Shown => {
  const { representation: written, ...kept } = meal;
  const representation = representationTag(meal.revision, meal.dishes, recipes);
  return {
    body: { ...kept, dishes: showDishes(meal.dishes, recipes) },
    representation,
    isNewerThanRevision: representation !== written,
  };
};
