import type { Db } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { findEntriesByFoods } from './food.store.ts';

/**
 * States that a food is in the pantry, with the amount and location of its entry. It never claims that the amount is
 * enough.
 */
export interface PantryHint {
  readonly id: string;
  readonly name: string;
  readonly amount?: string;
  readonly unit?: string;
  readonly location?: string;
}

/** Pantry entries for each of the given foods, by semantic id. Foods that are not in the pantry are left out. */
export const findPantryHints = async (
  db: Db,
  libraryId: LibraryId,
  foods: readonly string[],
): Promise<ReadonlyMap<string, readonly PantryHint[]>> => {
  const hints = new Map<string, PantryHint[]>();
  if (foods.length === 0) return hints;
  for (const { food, id, name, amount, unit, location } of await findEntriesByFoods(db, libraryId, [
    ...new Set(foods),
  ])) {
    const hint: PantryHint = {
      id,
      name,
      ...(amount !== null && { amount }),
      ...(unit !== null && { unit }),
      ...(location !== null && { location }),
    };
    const others = hints.get(food);
    if (others === undefined) hints.set(food, [hint]);
    else others.push(hint);
  }
  return hints;
};
