import { sha256 } from '../../platform/crypto/sha256.ts';
import type { StoredDish } from './dish.schemas.ts';
import type { Recipes } from './recipes-of.ts';

/** Long enough that collisions do not happen by accident. */
const LENGTH = 22;

/**
 * The tag of a meal together with its recipe details. It consists of revisions, which only increase until the recipe is
 * purged, so an old tag never becomes valid again.
 */
export const representationTag = (revision: number, dishes: readonly StoredDish[], recipes: Recipes): string => {
  const details = dishes.flatMap(({ entry_id }) =>
    entry_id === undefined ? [] : `${entry_id} ${recipes.get(entry_id)?.revision ?? 'gone'}`,
  );
  const hash = sha256(details.join('\n')).slice(0, LENGTH);
  return `"${revision}.${hash}"`;
};
