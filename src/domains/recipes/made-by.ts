import type { Db } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { RecipeDocument } from '../recipe-format/index.ts';
import { entriesWith } from './link.store.ts';
import type { KnownRecipe } from './link.store.ts';
import { referencesOf } from './links-of.ts';
import type { MadeByRecipe } from './recipe.schemas.ts';

/** Several entries may have one portable id: the oldest that is not in the trash is meant, or else the oldest. */
const meant = (entries: readonly KnownRecipe[]): KnownRecipe | undefined =>
  entries.find(({ state }) => state === 'active') ?? entries[0];

/** The recipes that make ingredients of this one, as the library knows them. */
export const madeByOf = async (
  db: Db,
  library: LibraryId,
  recipe: RecipeDocument,
): Promise<readonly MadeByRecipe[]> => {
  const references = referencesOf(recipe);
  const known = await entriesWith(
    db,
    library,
    references.map(({ recipeId }) => recipeId),
  );
  const entries = Map.groupBy(known, ({ recipe_id }) => recipe_id);
  return references.map(({ recipeId, title }): MadeByRecipe => {
    const entry = meant(entries.get(recipeId) ?? []);
    if (entry === undefined) return { recipe_id: recipeId, ...(title !== undefined && { title }) };
    return { recipe_id: recipeId, entry_id: entry.id, title: entry.title, state: entry.state };
  });
};
