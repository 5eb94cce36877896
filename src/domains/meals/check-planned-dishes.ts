import type { Db } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { refuseViolations } from '../../platform/problem/refuse-violations.ts';
import { dayFaults } from './day-faults.ts';
import { dishFaults } from './dish-faults.ts';
import { leftoverFaults, originsElsewhere } from './leftover-faults.ts';
import { earlierDishes } from './meal-dish.store.ts';
import type { StoredMeal } from './meal.schemas.ts';
import { momentOf } from './meal.store.ts';
import type { NewMeal } from './place-meal.ts';
import { recipeFaults } from './recipe-faults.ts';
import type { Recipes } from './recipes-of.ts';
import { sizeFaults } from './size-faults.ts';

/**
 * Rejects a planned meal with an invalid date or invalid dishes. Dishes may refer to recipes of the library, and may be
 * leftovers of dishes in this meal or an earlier one, by date and then slot. References that the stored meal already
 * had are accepted; for leftovers only while date and slot stay the same.
 */
export const checkPlannedDishes = async (
  db: Db,
  libraryId: LibraryId,
  meal: NewMeal,
  recipes: Recipes,
  before?: StoredMeal,
): Promise<void> => {
  const { dishes } = meal;
  const moment = momentOf(meal);
  const origins = { moment, except: before?.id };
  const hasStayed = before !== undefined && momentOf(before) === moment;
  refuseViolations([
    ...dayFaults('body.date', meal.date),
    ...sizeFaults(dishes, before?.dishes ?? []),
    ...dishFaults(dishes),
    ...(await recipeFaults(db, libraryId, dishes, before?.dishes ?? [], recipes)),
    ...leftoverFaults(
      dishes,
      hasStayed ? before.dishes : [],
      await earlierDishes(db, libraryId, originsElsewhere(dishes), origins),
    ),
  ]);
};
