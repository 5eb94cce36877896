import type { StateOfRecipe } from '../recipes/index.ts';
import type { Dish, StoredDish } from './dish.schemas.ts';
import type { Recipes } from './recipes-of.ts';

/** The status of a dish's recipe. Being in the trash takes precedence over being outdated. */
const statusOf = (
  pinned: number | undefined,
  recipe: StateOfRecipe | undefined,
): NonNullable<Dish['recipe_status']> => {
  if (recipe === undefined) return 'missing';
  if (recipe.state === 'trashed') return 'trashed';
  return pinned === undefined || pinned === recipe.revision ? 'available' : 'outdated';
};

const showDish = ({ plain_items, ...dish }: StoredDish, recipes: Recipes): Dish => {
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
export const showDishes = (dishes: readonly StoredDish[], recipes: Recipes): Dish[] =>
  dishes.map((dish) => showDish(dish, recipes));
