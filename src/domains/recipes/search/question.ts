import type { RecipeState } from '../../../platform/db/tables/recipes.ts';
import { pageIn } from './cursor.ts';
import type { PageAfter } from './cursor.ts';
import type { FindQuery, Sort } from './find.schemas.ts';
import { parseQuery } from './parse-query.ts';
import type { ParsedQuery } from './parse-query.ts';

/** A parsed and validated search request. */
export interface Question {
  readonly query: FindQuery;
  /** `none` if no words are requested, `unanswerable` if the text contains no word. */
  readonly words: ParsedQuery | 'none' | 'unanswerable';
  readonly state: RecipeState;
  readonly sort: Sort;
  readonly page: PageAfter;
}

const wordsIn = (q = ''): Question['words'] => (q.trim() === '' ? 'none' : (parseQuery(q) ?? 'unanswerable'));

/** Parses a query. Rejects a cursor of another list. */
export const questionOf = (query: FindQuery): Question => {
  const words = wordsIn(query.q);
  const wished = query.sort ?? 'relevance';
  // Without words, all recipes are equally relevant.
  const sort = wished === 'relevance' && words === 'none' ? '-updated_at' : wished;
  return { query, words, state: query.state ?? 'active', sort, page: pageIn(sort, query) };
};
