import type { Db } from '../../../platform/db/database.ts';
import type { JsonText } from '../../../platform/http/answer.ts';
import { pageJson } from '../../../platform/http/pagination.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { readSummaries } from '../summary.store.ts';
import { cursorKey } from './cursor.ts';
import { lookUp } from './look-up.ts';
import { pageOfGroups, pageOfRecipes } from './page-of-recipes.ts';
import type { Question } from './question.ts';
import { Translations } from './translations.ts';

const withTranslations = (summary: string, translations: string): string =>
  `${summary.slice(0, -1)},"translations":${translations}}`;

/** Returns one page of summaries and the total number of recipes on all pages. */
export const findRecipes = async (db: Db, scope: LibraryScope, question: Question): Promise<JsonText> => {
  const found = await lookUp(db, scope, question);
  if (found === undefined || found.total === 0) return pageJson([], undefined, { total: 0 });
  const { order, shelf, total } = found;
  const isGrouped = question.query.group_translations === true;
  const translations = isGrouped ? new Translations(db, shelf, order) : undefined;
  const { places, last } =
    translations === undefined
      ? await pageOfRecipes(order, question.page)
      : await pageOfGroups(order, translations, question.page);

  const summaries = await readSummaries(
    db,
    scope,
    places.map(({ number }) => number),
  );
  const items = places.flatMap(({ number }) => {
    // Leaves out a recipe that has been purged since it was found.
    const summary = summaries.get(number);
    if (summary === undefined) return [];
    return [translations === undefined ? summary : withTranslations(summary, translations.json(number))];
  });
  return pageJson(items, last && cursorKey(question.sort, last), { total });
};
