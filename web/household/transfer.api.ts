import type { ExportFormat, ExportInput } from '../../src/domains/exports/index.ts';
import { getAll } from '../api/client.ts';
import { create } from '../api/create.ts';
import type { Job } from '../api/jobs.ts';
import type { RecipeSummary } from '../api/recipes.ts';

/** What to export: everything, the user's favorites, or a book by its id. */
export type Scope = 'library' | 'favorites' | `book:${string}`;

/** There is nothing to export. */
class NothingChosenError extends Error {
  override readonly name = 'NothingChosenError';
}

/** The service has no scope for favorites, so their ids are looked up first. */
const favoriteIds = async (): Promise<string[]> => {
  const favorites = await getAll<RecipeSummary>('/recipes', { query: { favorite: true } });
  if (favorites.length === 0) throw new NothingChosenError();
  return favorites.map(({ id }) => id);
};

const toExportInput = async (scope: Scope, format: ExportFormat): Promise<ExportInput> => {
  if (scope === 'library') return { scope, format };
  if (scope === 'favorites') return { scope: 'recipes', format, recipe_ids: await favoriteIds() };
  return { scope: 'book', format, book_id: scope.slice('book:'.length) };
};

export const startExport = async (scope: Scope, format: ExportFormat): Promise<Job> =>
  create<Job>('/jobs/exports', await toExportInput(scope, format));
