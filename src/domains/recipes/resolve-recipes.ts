import type { Db } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { canBeKept } from '../../platform/text/keepable.ts';
import { entriesWith } from './link.store.ts';
import type { KnownRecipe } from './link.store.ts';

/**
 * Several entries may share a portable id, which then stands for the oldest that is not in the trash, or else the
 * oldest.
 */
const meant = (entries: readonly [KnownRecipe, ...KnownRecipe[]]): KnownRecipe =>
  entries.find(({ state }) => state === 'active') ?? entries[0];

/** Resolves portable ids to recipes of the library. */
export const resolveRecipes = async (
  db: Db,
  libraryId: LibraryId,
  recipeIds: readonly string[],
): Promise<ReadonlyMap<string, KnownRecipe>> => {
  const known = await entriesWith(db, libraryId, recipeIds.filter(canBeKept));
  const found = new Map<string, [KnownRecipe, ...KnownRecipe[]]>();
  for (const entry of known) {
    const others = found.get(entry.recipe_id);
    if (others === undefined) found.set(entry.recipe_id, [entry]);
    else others.push(entry);
  }
  return new Map([...found].map(([recipeId, entries]) => [recipeId, meant(entries)]));
};
