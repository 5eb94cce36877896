import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { pantryFor } from '../../pantry/index.ts';
import type { PantryHint } from '../../pantry/index.ts';
import type { Requirement } from '../list.schemas.ts';

const foodsOf = ({ choices }: Requirement): readonly string[] => choices.flatMap(({ foods }) => foods ?? []);

/** What the pantry has of what is required, by any of its choices. A hint, and no reason to select or not. */
export const pantryBeside = async (
  db: Db,
  library: LibraryId,
  requirements: readonly Requirement[],
): Promise<(requirement: Requirement) => { pantry?: PantryHint[] }> => {
  const hints = await pantryFor(db, library, requirements.flatMap(foodsOf));
  return (requirement) => {
    const found = new Map(
      foodsOf(requirement).flatMap((food) => (hints.get(food) ?? []).map((hint) => [hint.id, hint])),
    );
    return found.size === 0 ? {} : { pantry: [...found.values()] };
  };
};
