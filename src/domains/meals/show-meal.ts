import type { Dish, StoredDish } from './dish.schemas.ts';
import type { Recipes } from './recipes-of.ts';
import { representationTag } from './representation.ts';
import { showDishes } from './show-dishes.ts';

/** What stored planned and saved meals have in common. */
export interface Stored {
  readonly id: string;
  readonly revision: number;
  readonly dishes: readonly StoredDish[];
  /** Representation tag at the time the revision was written. */
  readonly representation: string;
}

/** A meal in its API representation. */
export interface Shown {
  readonly body: Omit<Stored, 'dishes' | 'representation'> & { readonly dishes: readonly Dish[] };
  /** Tag of the full representation. */
  readonly representation: string;
  /**
   * A recipe has changed since the revision was written, so the revision's ETag may stand for an older representation.
   */
  readonly isNewerThanRevision: boolean;
}

/** A meal with the state of its recipes. */
export const showMeal = (meal: Stored, recipes: Recipes): Shown => {
  const { representation: written, ...kept } = meal;
  const representation = representationTag(meal.revision, meal.dishes, recipes);
  return {
    body: { ...kept, dishes: showDishes(meal.dishes, recipes) },
    representation,
    isNewerThanRevision: representation !== written,
  };
};
