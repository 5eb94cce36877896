import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Entry } from './entry.ts';
import { findSubRecipes } from '../links/sub-recipes.ts';
import { parseStoredRecipe } from '../documents/recipe-document.ts';
import { findEntry } from './recipe.store.ts';

/** An entry of the library, including the trash. Its document is parsed only if it refers to other recipes. */
export const getRecipe = async (db: Db, scope: LibraryScope, id: EntryId): Promise<Entry> => {
  const stored = await findEntry(db, scope, id);
  if (stored === undefined) throw new Problem('recipe-not-found');
  const { document, ...head } = stored;
  const madeBy = head.references > 0 ? await findSubRecipes(db, scope.libraryId, parseStoredRecipe(document)) : [];
  return { head, document, madeBy };
};

/** An entry that is not in the trash. */
export const getActiveRecipe = async (db: Db, scope: LibraryScope, id: EntryId): Promise<Entry> => {
  const entry = await getRecipe(db, scope, id);
  if (entry.head.state !== 'active') throw new Problem('recipe-not-found');
  return entry;
};
