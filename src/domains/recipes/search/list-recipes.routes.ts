import { readCachedPage } from '../../../platform/http/lists/cached-list.ts';
import { read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { listRecipes } from './list-recipes.ts';
import { ListRecipesQuery, FoundRecipes } from './list-recipes.schemas.ts';
import { parseSearchRequest } from './search-request.ts';

export const listRecipesOperation: Operation = read({
  id: 'listRecipes',
  method: 'GET',
  path: '/recipes',
  area: 'Recipes',
  summary: 'Find recipes',
  description:
    'Lists all recipes of the library, or those that match the words and all filters. Repeated parameters must all match. An unknown id matches nothing.',
  access: 'viewer',
  query: ListRecipesQuery,
  responses: { 200: { description: 'One page of recipes.', schema: FoundRecipes } },
  perform: (db, call) => {
    const { limit: _limit, cursor: _cursor, ...requested } = call.query;
    const request = parseSearchRequest(call.query);
    return readCachedPage(call, `recipes ${JSON.stringify(requested)}`, () => listRecipes(db, call.scope, request));
  },
});
