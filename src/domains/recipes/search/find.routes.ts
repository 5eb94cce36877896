import { pageInLibrary } from '../../../platform/http/list-in-library.ts';
import { read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { findRecipes } from './find-recipes.ts';
import { FindQuery, FoundRecipes } from './find.schemas.ts';
import { questionOf } from './question.ts';

export const findOperation: Operation = read({
  id: 'listRecipes',
  method: 'GET',
  path: '/recipes',
  area: 'Recipes',
  summary: 'Find recipes',
  description:
    'All recipes of the library, or those that match the words and filters. Repeated parameters must all match. An unknown id finds nothing.',
  access: 'viewer',
  query: FindQuery,
  answers: { 200: { description: 'One page of what was found.', schema: FoundRecipes } },
  perform: (db, call) => {
    const { limit: _limit, cursor: _cursor, ...asked } = call.query;
    const question = questionOf(call.query);
    return pageInLibrary(call, `recipes ${JSON.stringify(asked)}`, () => findRecipes(db, call.scope, question));
  },
});
