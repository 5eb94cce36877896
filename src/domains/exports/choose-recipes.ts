import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { asId } from '../../platform/ids/ids.ts';
import { bookContents } from '../organization/index.ts';
import type { BookId } from '../organization/index.ts';
import { allExportable, exportableAmong } from '../recipes/index.ts';
import type { Exportable } from '../recipes/index.ts';
import type { ExportInput } from './export.schemas.ts';

/** The recipes to export and the name of the export. */
export interface Chosen {
  readonly title: string;
  readonly description: string;
  readonly recipes: readonly Exportable[];
}

const NAMELESS = { title: 'Recipes', description: '' };

/** The recipes of a book outside the trash, in the book's order. */
export const recipesOfBook = async (db: Db, scope: LibraryScope, id: BookId): Promise<Chosen> => {
  const { title, description, entryIds } = await bookContents(db, scope, id);
  return { title, description, recipes: await exportableAmong(db, scope.libraryId, entryIds) };
};

/** The recipes an export covers, without those deleted since it was requested. */
export const chooseRecipes = async (db: Db, scope: LibraryScope, input: ExportInput): Promise<Chosen> => {
  switch (input.scope) {
    case 'library':
      return { ...NAMELESS, recipes: await allExportable(db, scope.libraryId) };
    case 'book':
      return recipesOfBook(db, scope, asId<BookId>(input.book_id ?? ''));
    case 'recipes':
      return { ...NAMELESS, recipes: await exportableAmong(db, scope.libraryId, input.recipe_ids ?? []) };
    default:
      return input.scope satisfies never;
  }
};
