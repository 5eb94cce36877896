import type { Db } from '../../../platform/db/database.ts';
import type { JsonText } from '../../../platform/http/api-response.ts';
import { createPageJson } from '../../../platform/http/lists/pagination.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { findSummaries } from '../summaries/summary.store.ts';
import { toCursorParts } from './results/cursor.ts';
import { MAX_TOTAL } from './list-recipes.schemas.ts';
import { searchRecipes } from './search-recipes.ts';
import { findGroupPage, findRecipePage } from './results/result-page.ts';
import type { SearchRequest } from './search-request.ts';
import { TranslationGroups } from './query/translation-groups.ts';

const withTranslations = (summary: string, translations: string): string =>
  `${summary.slice(0, -1)},"translations":${translations}}`;

/** Returns one page of summaries and the number of recipes on all pages, counted up to a limit. */
export const listRecipes = async (db: Db, scope: LibraryScope, request: SearchRequest): Promise<JsonText> => {
  const found = await searchRecipes(db, scope, request);
  if (found === undefined || found.total === 0) return createPageJson([], undefined, { total: 0 });
  const { order, target, total } = found;
  const isGrouped = request.query.group_translations === true;
  const translations = isGrouped ? new TranslationGroups(db, target, order) : undefined;
  const { places, last } =
    translations === undefined
      ? await findRecipePage(order, request.page)
      : await findGroupPage(order, translations, request.page);

  const summaries = await findSummaries(
    db,
    scope,
    places.map(({ number }) => number),
  );
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
