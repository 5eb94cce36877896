import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { findPantryHints } from '../../pantry/index.ts';
import type { PantryHint } from '../../pantry/index.ts';
import type { Requirement } from '../lists/list.schemas.ts';

const foodsOf = ({ choices }: Requirement): readonly string[] => choices.flatMap(({ foods }) => foods ?? []);

/** A requirement with the matching pantry stock. */
type WithPantry = Requirement & { readonly pantry?: PantryHint[] };

/**
 * Adds the matching pantry stock for any choice of each requirement. It is only a hint and does not affect the
 * selection.
 */
export const addPantryHints = async (
  db: Db,
  library: LibraryId,
  requirements: readonly Requirement[],
): Promise<readonly WithPantry[]> => {
  const hints = await findPantryHints(db, library, requirements.flatMap(foodsOf));
  if (hints.size === 0) return requirements;
  return requirements.map((requirement) => {
    const found = new Map(
      foodsOf(requirement).flatMap((food) => (hints.get(food) ?? []).map((hint) => [hint.id, hint])),
    );
    return found.size === 0 ? requirement : { ...requirement, pantry: [...found.values()] };
  });
};
