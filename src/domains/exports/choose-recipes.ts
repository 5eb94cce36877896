import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { Fault } from '../../platform/problem/problem.ts';
import { refuseFaults } from '../../platform/problem/refuse-faults.ts';
import { bookContents } from '../organization/index.ts';
import type { BookId } from '../organization/index.ts';
import { allExportable, exportableAmong } from '../recipes/index.ts';
import type { Exportable } from '../recipes/index.ts';
import type { ExportInput } from './export.schemas.ts';

/** What is written to files, and how it is called as a whole. */
export interface Chosen {
  readonly title: string;
  readonly description: string;
  readonly recipes: readonly Exportable[];
}

const required = (name: 'book_id' | 'recipe_ids'): Fault => ({
  location: `body.${name}`,
  code: 'required',
  message: 'is required for this scope',
});

const NAMELESS = { title: 'Recipes', description: '' };

/** The recipes of a book that are not in the trash, in the book’s own order. */
export const recipesOfBook = async (db: Db, scope: LibraryScope, id: BookId): Promise<Chosen> => {
  const { title, description, entryIds } = await bookContents(db, scope, id);
  return { title, description, recipes: await exportableAmong(db, scope.libraryId, entryIds) };
};

const namedRecipes = async (db: Db, { libraryId }: LibraryScope, ids: readonly string[]): Promise<Chosen> => {
  const recipes = await exportableAmong(db, libraryId, ids);
  const found = new Set<string>(recipes.map(({ id }) => id));
  refuseFaults(
    ids.flatMap((value, index) =>
      found.has(value)
        ? []
        : [
            {
              location: `body.recipe_ids[${index}]`,
              code: 'unknown',
              message: 'must be a recipe of the library that is not in the trash',
              value,
            },
          ],
    ),
  );
  return { ...NAMELESS, recipes };
};

/** What an export is about. What it names and the library does not have is refused. */
export const chooseRecipes = async (db: Db, scope: LibraryScope, input: ExportInput): Promise<Chosen> => {
  switch (input.scope) {
    case 'library':
      return { ...NAMELESS, recipes: await allExportable(db, scope.libraryId) };
    case 'book':
      if (input.book_id == null) refuseFaults([required('book_id')]);
      return recipesOfBook(db, scope, asId<BookId>(input.book_id ?? ''));
    case 'recipes':
      if (input.recipe_ids == null) refuseFaults([required('recipe_ids')]);
      return namedRecipes(db, scope, input.recipe_ids ?? []);
    default:
      return input.scope satisfies never;
  }
};
