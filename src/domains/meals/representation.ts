import { sha256 } from '../../platform/crypto/sha256.ts';
import type { StoredDish } from './dish.schemas.ts';
import type { Recipes } from './recipes-of.ts';

/** As much of a hash as nobody meets twice by accident. */
const LENGTH = 22;

/**
 * The tag of a meal with what is read of its recipes. It is made of revisions alone, of which each only ever rises until
 * its recipe is gone for good: so a tag that was left behind never comes back.
 */
export const representationTag = (revision: number, dishes: readonly StoredDish[], recipes: Recipes): string => {
  const details = dishes.flatMap(({ entry_id }) =>
    entry_id === undefined ? [] : `${entry_id} ${recipes.get(entry_id)?.revision ?? 'gone'}`,
  );
  const hash = sha256(details.join('\n')).slice(0, LENGTH);
  return `"${revision}.${hash}"`;
};
