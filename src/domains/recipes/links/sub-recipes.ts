import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { isStorable } from '../../../platform/text/storable-text.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import type { MadeByRecipe } from '../entries/recipe.schemas.ts';
import { findEntriesByPortableId } from './link.store.ts';
import type { EntryOfPortableId } from './link.store.ts';
import { getSubRecipeReferences } from './recipe-references.ts';
import type { SubRecipeReference } from './recipe-references.ts';

/**
 * Several entries may share a portable id, which then stands for the oldest that is not in the trash, or else the
 * oldest.
 */
const meant = (entries: readonly [EntryOfPortableId, ...EntryOfPortableId[]]): EntryOfPortableId =>
  entries.find(({ state }) => state === 'active') ?? entries[0];

/** Resolves portable ids to recipes of the library. */
export const mapPortableIdsToEntries = async (
  db: Db,
  libraryId: LibraryId,
  recipeIds: readonly string[],
): Promise<ReadonlyMap<string, EntryOfPortableId>> => {
  const known = await findEntriesByPortableId(db, libraryId, recipeIds.filter(isStorable));
  const found = new Map<string, [EntryOfPortableId, ...EntryOfPortableId[]]>();
  for (const entry of known) {
    const others = found.get(entry.recipe_id);
    if (others === undefined) found.set(entry.recipe_id, [entry]);
    else others.push(entry);
  }
  return new Map([...found].map(([recipeId, entries]) => [recipeId, meant(entries)]));
};

/** The recipes that a document refers to, as they are in the library. */
export const resolveSubRecipeReferences = async (
  db: Db,
  library: LibraryId,
  references: readonly SubRecipeReference[],
): Promise<readonly MadeByRecipe[]> => {
  if (references.length === 0) return [];
  const known = await mapPortableIdsToEntries(
    db,
    library,
    references.map(({ recipeId }) => recipeId),
  );
  return references.map(({ recipeId, title }): MadeByRecipe => {
    const entry = known.get(recipeId);
    if (entry === undefined) return { recipe_id: recipeId, ...(title !== undefined && { title }) };
    return { recipe_id: recipeId, entry_id: entry.id, title: entry.title, state: entry.state };
  });
};

/** The recipes that make ingredients of this one, as they are in the library. */
export const findSubRecipes = (db: Db, library: LibraryId, recipe: RecipeDocument): Promise<readonly MadeByRecipe[]> =>
  resolveSubRecipeReferences(db, library, getSubRecipeReferences(recipe));
