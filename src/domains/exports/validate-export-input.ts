import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { Violation } from '../../platform/problem/problem.ts';
import { assertNoViolations } from '../../platform/problem/assert-no-violations.ts';
import { filterExistingReferences } from '../organization/index.ts';
import { findExportableRecipeKeys } from '../recipes/index.ts';
import type { ExportInput } from './export.schemas.ts';

const required = (name: 'book_id' | 'recipe_ids'): Violation => ({
  location: `body.${name}`,
  code: 'required',
  message: 'is required for this scope',
});

/** Rejects an export request whose scope lacks its book or recipes. */
export const assertSelectionGiven = ({ scope, book_id, recipe_ids }: ExportInput): void => {
  if (scope === 'book' && book_id == null) assertNoViolations([required('book_id')]);
  if (scope === 'recipes' && recipe_ids == null) assertNoViolations([required('recipe_ids')]);
};

const refuseUnknownBook = async (db: Db, { libraryId }: LibraryScope, book: string): Promise<void> => {
  const { books } = await filterExistingReferences(db, libraryId, { tags: [], facets: [], books: [book] });
  if (books.length === 0) throw new Problem('book-not-found');
};

const refuseUnknownRecipes = async (db: Db, { libraryId }: LibraryScope, ids: readonly string[]): Promise<void> => {
  const found = new Set<string>((await findExportableRecipeKeys(db, libraryId, ids)).map(({ id }) => id));
  assertNoViolations(
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
};

/** Rejects unknown books and recipes immediately, instead of in the job. */
export const assertTargetsExist = async (db: Db, scope: LibraryScope, input: ExportInput): Promise<void> => {
  if (input.scope === 'book') await refuseUnknownBook(db, scope, input.book_id ?? '');
  if (input.scope === 'recipes') await refuseUnknownRecipes(db, scope, input.recipe_ids ?? []);
};
