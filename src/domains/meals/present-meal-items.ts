import type { Db } from '../../platform/db/database.ts';
import type { PageItem } from '../../platform/db/page-params.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { KeyedMeal } from './planned/meal.store.ts';
import { findDishRecipes } from './dishes/find-dish-recipes.ts';
import { presentMeal } from './dishes/present-meal.ts';
import type { AnyStoredMeal } from './dishes/present-meal.ts';

/** A page of planned or saved meals with the state of their recipes, which is read with one query. */
export const presentMealItems = async <M extends AnyStoredMeal>(
  db: Db,
  libraryId: LibraryId,
  placed: readonly KeyedMeal<M>[],
): Promise<readonly PageItem[]> => {
  const recipes = await findDishRecipes(
    db,
    libraryId,
    placed.flatMap(({ meal }) => meal.dishes),
  );
  return placed.map(({ meal, key }) => ({ json: JSON.stringify(presentMeal(meal, recipes).body), key }));
};
