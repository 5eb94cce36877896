import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { CurrentRecipeState } from '../../recipes/index.ts';
import type { StoredDish, Dish } from './dish.schemas.ts';
import type { DishRecipes } from './find-dish-recipes.ts';

/** Long enough that collisions do not happen by accident. */
const LENGTH = 22;

/**
 * The tag of a meal together with its recipe details. It consists of revisions, which only increase until the recipe is
 * purged, so an old tag never becomes valid again.
 */
export const computeRepresentationTag = (
  revision: number,
  dishes: readonly StoredDish[],
  recipes: DishRecipes,
): string => {
  const details = dishes.flatMap(({ entry_id }) =>
    entry_id === undefined ? [] : `${entry_id} ${recipes.get(entry_id)?.revision ?? 'gone'}`,
  );
  const hash = sha256(details.join('\n')).slice(0, LENGTH);
  return `"${revision}.${hash}"`;
};

/** The status of a dish's recipe. Being in the trash takes precedence over being outdated. */
const statusOf = (
  pinned: number | undefined,
  recipe: CurrentRecipeState | undefined,
): NonNullable<Dish['recipe_status']> => {
  if (recipe === undefined) return 'missing';
  if (recipe.state === 'trashed') return 'trashed';
  return pinned === undefined || pinned === recipe.revision ? 'available' : 'outdated';
};

const showDish = ({ plain_items, ...dish }: StoredDish, recipes: DishRecipes): Dish => {
  const { entry_id, recipe_revision } = dish;
  const recipe = entry_id === undefined ? undefined : recipes.get(entry_id);
  return {
    ...dish,
    ...(plain_items !== undefined && { plain_items: [...plain_items] }),
    ...(entry_id !== undefined && { recipe_status: statusOf(recipe_revision, recipe) }),
    ...(recipe !== undefined && { recipe_title: recipe.title }),
  };
};

/** Dishes with the state of their recipes. */
const presentDishes = (dishes: readonly StoredDish[], recipes: DishRecipes): Dish[] =>
  dishes.map((dish) => showDish(dish, recipes));

/** What stored planned and saved meals have in common. */
export interface AnyStoredMeal {
  readonly id: string;
  readonly revision: number;
  readonly dishes: readonly StoredDish[];
  /** Representation tag at the time the revision was written. */
  readonly representation: string;
}

/** A meal in its API representation. */
export interface MealRepresentation {
  readonly body: Omit<AnyStoredMeal, 'dishes' | 'representation'> & { readonly dishes: readonly Dish[] };
  /** Tag of the full representation. */
  readonly representation: string;
  /**
   * A recipe has changed since the revision was written, so the revision's ETag may stand for an older representation.
   */
  readonly isNewerThanRevision: boolean;
}

/** A meal with the state of its recipes. */
export const presentMeal = (meal: AnyStoredMeal, recipes: DishRecipes): MealRepresentation => {
  const { representation: written, ...kept } = meal;
  const representation = computeRepresentationTag(meal.revision, meal.dishes, recipes);
  return {
    body: { ...kept, dishes: presentDishes(meal.dishes, recipes) },
    representation,
    isNewerThanRevision: representation !== written,
  };
};
