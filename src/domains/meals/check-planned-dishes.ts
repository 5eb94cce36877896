import type { Db } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { refuseFaults } from '../../platform/problem/refuse-faults.ts';
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
 * Refuses a planned meal whose day is in no calendar, or whose dishes cannot be: they may name recipes of the library,
 * and be left over from dishes of this meal or of one before it, by date and then by slot. What the meal said before is
 * not held against it again; of leftovers that is so while it stays at its date and slot.
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
  refuseFaults([
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
