import type { Db } from '../../platform/db/database.ts';
import type { Listed } from '../../platform/db/page.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { Placed } from './meal.store.ts';
import { recipesOf } from './recipes-of.ts';
import { showMeal } from './show-meal.ts';
import type { Stored } from './show-meal.ts';

/** A page of planned or saved meals with the state of their recipes, which is read with one query. */
export const listedMeals = async <M extends Stored>(
  db: Db,
  libraryId: LibraryId,
  placed: readonly Placed<M>[],
): Promise<readonly Listed[]> => {
  const recipes = await recipesOf(
    db,
    libraryId,
    placed.flatMap(({ meal }) => meal.dishes),
  );
  return placed.map(({ meal, key }) => ({ json: JSON.stringify(showMeal(meal, recipes).body), key }));
};
