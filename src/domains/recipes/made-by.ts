import type { Db } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { RecipeDocument } from '../recipe-format/index.ts';
import { referencesOf } from './links-of.ts';
import type { Reference } from './links-of.ts';
import type { MadeByRecipe } from './recipe.schemas.ts';
import { resolveRecipes } from './resolve-recipes.ts';

/** The recipes that a document refers to, as they are in the library. */
export const resolveReferences = async (
  db: Db,
  library: LibraryId,
  references: readonly Reference[],
): Promise<readonly MadeByRecipe[]> => {
  if (references.length === 0) return [];
  const known = await resolveRecipes(
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
export const madeByOf = (db: Db, library: LibraryId, recipe: RecipeDocument): Promise<readonly MadeByRecipe[]> =>
  resolveReferences(db, library, referencesOf(recipe));
