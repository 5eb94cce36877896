import type { Db } from '../../../platform/db/database.ts';
import type { JsonText } from '../../../platform/http/api-response.ts';
import { createPageJson } from '../../../platform/http/lists/pagination.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { getRecipeCount } from '../../libraries/index.ts';
import { findSummaries } from '../summaries/summary.store.ts';
import { toCursorParts } from './results/cursor.ts';
import { MAX_TOTAL } from './list-recipes.schemas.ts';
import { searchRecipes } from './search-recipes.ts';
import type { SearchRequest } from './search-request.ts';

const withTranslations = (summary: string, translations: string): string =>
  `${summary.slice(0, -1)},"translations":${translations}}`;

/** A search may look at every recipe of a library. Among this many, SQLite takes less than 50 ms for that. */
const MAX_RECIPES_ON_MAIN_THREAD = 5000;

/** How many recipes are in the trash is not known. */
const chooseReader = async (db: Db, { libraryId }: LibraryScope, { state }: SearchRequest): Promise<Db> => {
  if (db.longReads === undefined) return db;
  const isLong = state === 'trashed' || (await getRecipeCount(db, libraryId)) > MAX_RECIPES_ON_MAIN_THREAD;
  return isLong ? db.longReads : db;
};

/** Returns one page of summaries and the number of recipes on all pages, counted up to a limit. */
export const listRecipes = async (db: Db, scope: LibraryScope, request: SearchRequest): Promise<JsonText> => {
  const reader = await chooseReader(db, scope, request);
  const found = await searchRecipes(reader, scope, request);
  if (found === undefined) return createPageJson([], undefined, { total: 0 });
  const { total, translations } = found;
  const { places, last } = found.page;
  const numbers = places.map(({ number }) => number);
  const summaries = found.summaries ?? (await findSummaries(db, scope, numbers));
  const items = places.flatMap(({ number }) => {
    // Leaves out a recipe that has been purged since it was found.
    const summary = summaries.get(number);
    if (summary === undefined) return [];
    return [translations === undefined ? summary : withTranslations(summary, translations.toJson(number))];
  });
  return createPageJson(items, last && toCursorParts(request.sort, last), {
    total: Math.min(total, MAX_TOTAL),
    ...(total > MAX_TOTAL && { total_at_least: true }),
  });
};
