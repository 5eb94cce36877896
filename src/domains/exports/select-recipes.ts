import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { asId } from '../../platform/ids/ids.ts';
import { getBookContents } from '../organization/index.ts';
import type { BookId } from '../organization/index.ts';
import { listAllExportableRecipes, findExportableRecipeKeys } from '../recipes/index.ts';
import type { ExportableRecipeKey } from '../recipes/index.ts';
import type { ExportInput } from './export.schemas.ts';

/** The recipes to export and the name of the export. */
export interface ExportSelection {
  readonly title: string;
  readonly description: string;
  readonly recipes: readonly ExportableRecipeKey[];
}

const NAMELESS = { title: 'Recipes', description: '' };

/** The recipes of a book outside the trash, in the book's order. */
export const selectBookRecipes = async (db: Db, scope: LibraryScope, id: BookId): Promise<ExportSelection> => {
  const { title, description, entryIds } = await getBookContents(db, scope, id);
  return { title, description, recipes: await findExportableRecipeKeys(db, scope.libraryId, entryIds) };
};

/** The recipes an export covers, without those deleted since it was requested. */
export const selectRecipes = async (db: Db, scope: LibraryScope, input: ExportInput): Promise<ExportSelection> => {
  switch (input.scope) {
    case 'library':
      return { ...NAMELESS, recipes: await listAllExportableRecipes(db, scope.libraryId) };
    case 'book':
      return selectBookRecipes(db, scope, asId<BookId>(input.book_id ?? ''));
    case 'recipes':
      return { ...NAMELESS, recipes: await findExportableRecipeKeys(db, scope.libraryId, input.recipe_ids ?? []) };
    default:
      return input.scope satisfies never;
  }
};
