import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { StoredMeal } from './meal.schemas.ts';
import { findMealsByIds } from './meal.store.ts';

/** A planned meal with its dishes as stored; their recipes may be in the trash or gone. */
type PlannedMeal = Pick<StoredMeal, 'id' | 'date' | 'slot' | 'name' | 'dishes'>;

/** Planned meals of the library by id, in one query. Unknown ids are left out. */
export const findPlannedMealsById = async (
  db: Db,
  libraryId: LibraryId,
  mealIds: readonly string[],
): Promise<ReadonlyMap<string, PlannedMeal>> => {
  const meals = await findMealsByIds(db, libraryId, [...new Set(mealIds)]);
  return new Map(meals.map(({ id, date, slot, name, dishes }) => [id, { id, date, slot, name, dishes }]));
};
