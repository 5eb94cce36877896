import type { RecipeState } from '../recipes.tables.ts';
import { parsePageRequest } from './results/cursor.ts';
import type { PageRequest } from './results/cursor.ts';
import type { ListRecipesQuery, Sort } from './list-recipes.schemas.ts';
import { parseQuery } from './query/parse-query.ts';
import type { ParsedQuery } from './query/parse-query.ts';

/** A parsed and validated search request. */
export interface SearchRequest {
  readonly query: ListRecipesQuery;
  /** `none` if no words are requested, `unanswerable` if the text contains no word. */
  readonly words: ParsedQuery | 'none' | 'unanswerable';
  readonly state: RecipeState;
  readonly sort: Sort;
  readonly page: PageRequest;
}

const wordsIn = (q = ''): SearchRequest['words'] => (q.trim() === '' ? 'none' : (parseQuery(q) ?? 'unanswerable'));

/** Parses a query. Rejects a cursor of another list. */
export const parseSearchRequest = (query: ListRecipesQuery): SearchRequest => {
  const words = wordsIn(query.q);
  const wished = query.sort ?? 'relevance';
  // Without words, all recipes are equally relevant.
  const sort = wished === 'relevance' && words === 'none' ? '-updated_at' : wished;
  return { query, words, state: query.state ?? 'active', sort, page: parsePageRequest(sort, query) };
};
