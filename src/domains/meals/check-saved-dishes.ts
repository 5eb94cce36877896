import type { Db } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { refuseViolations } from '../../platform/problem/refuse-violations.ts';
import { dishFaults } from './dish-faults.ts';
import type { StoredDish } from './dish.schemas.ts';
import { leftoverFaults } from './leftover-faults.ts';
import { recipeFaults } from './recipe-faults.ts';
import type { Recipes } from './recipes-of.ts';
import { sizeFaults } from './size-faults.ts';

/**
 * Rejects invalid dishes of a saved meal. They may refer to recipes of the library and be leftovers of each other. A
 * recipe that a dish already referred to is accepted.
 */
export const checkSavedDishes = async (
  db: Db,
  libraryId: LibraryId,
  dishes: readonly StoredDish[],
  recipes: Recipes,
  before: readonly StoredDish[] = [],
): Promise<void> =>
  refuseViolations([
    ...sizeFaults(dishes, before),
    ...dishFaults(dishes),
    ...(await recipeFaults(db, libraryId, dishes, before, recipes)),
    ...leftoverFaults(dishes, [], new Set()),
  ]);
