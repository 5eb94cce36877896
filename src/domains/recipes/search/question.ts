import type { RecipeState } from '../../../platform/db/tables/recipes.ts';
import { pageIn } from './cursor.ts';
import type { PageAfter } from './cursor.ts';
import type { FindQuery, Sort } from './find.schemas.ts';
import { parseQuery } from './parse-query.ts';
import type { ParsedQuery } from './parse-query.ts';

/** A query as it is meant. */
export interface Question {
  readonly query: FindQuery;
  /** `none` where no words are asked for, `unanswerable` where what is asked for holds no word. */
  readonly words: ParsedQuery | 'none' | 'unanswerable';
  readonly state: RecipeState;
  readonly sort: Sort;
  readonly page: PageAfter;
}

const wordsIn = (q = ''): Question['words'] => (q.trim() === '' ? 'none' : (parseQuery(q) ?? 'unanswerable'));

/** Reads a query. It refuses a cursor that is none of this list. */
export const questionOf = (query: FindQuery): Question => {
  const words = wordsIn(query.q);
  const wished = query.sort ?? 'relevance';
  // Where nothing is asked for, nothing is more relevant than another.
  const sort = wished === 'relevance' && words === 'none' ? '-updated_at' : wished;
  return { query, words, state: query.state ?? 'active', sort, page: pageIn(sort, query) };
};
