import { Type } from 'typebox';

import { current, noContent } from '../../platform/http/answer.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../platform/http/schema.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { Organization, OrganizationInput } from '../organization/index.ts';
import { Cook, CookInput } from './cook.schemas.ts';
import type { CookId } from './cook.schemas.ts';
import { findCook } from './cook.store.ts';
import { entryAnswer } from './entry.ts';
import { fileRecipe } from './file-recipe.ts';
import { forgetCooking } from './forget-cooking.ts';
import { listCookings } from './list-cookings.ts';
import { logCooking } from './log-cooking.ts';
import { RecipeEntry } from './recipe.schemas.ts';
import { setFavorite } from './set-favorite.ts';

const area = 'Recipes';
const id = Type.String({ description: 'Id of the library entry.' });
const RecipePath = Type.Object({ id });

/** Changes that make no revision of a recipe: organization, favorites and the cooking log. */
export const filingOperations: readonly Operation[] = [
  change({
    id: 'organizeRecipe',
    method: 'PUT',
    path: '/recipes/{id}/organization',
    area,
    summary: 'Set the tags and facets of a recipe',
    description:
      'If-Match names the revision of the organization: `organization.revision` of the recipe. Books are changed through the book.',
    access: 'editor',
    params: RecipePath,
    body: OrganizationInput,
    ifMatch: 'required',
    answers: { 200: { description: 'The organization at its new revision.', schema: Organization } },
    problems: ['recipe-not-found'],
    perform: async (tx, { scope, params, body, precondition }) =>
      current(await fileRecipe(tx, scope, asId<EntryId>(params.id), body, precondition)),
  }),
  change({
    id: 'setFavorite',
    method: 'PUT',
    path: '/recipes/{id}/favorite',
    area,
    summary: 'Add or remove a favorite',
    description: 'Favorites are personal, and viewers have them too. Creates no revision.',
    access: 'viewer',
    params: RecipePath,
    body: Type.Object({ favorite: Type.Boolean() }),
    answers: { 200: { description: 'The entry.', schema: RecipeEntry } },
    problems: ['recipe-not-found'],
    perform: async (tx, { scope, params, body }) =>
      entryAnswer(await setFavorite(tx, scope, asId<EntryId>(params.id), body.favorite)),
  }),
  read({
    id: 'listCookings',
    method: 'GET',
    path: '/recipes/{id}/cooked',
    area,
    summary: 'List the cook log of a recipe',
    description: 'Latest day first.',
    access: 'viewer',
    params: RecipePath,
    query: Type.Object(PageQuery),
    answers: { 200: { description: 'One page of the log.', schema: PageOf(Cook) } },
    problems: ['recipe-not-found'],
    perform: (db, call) => listCookings(db, call, asId<EntryId>(call.params.id)),
  }),
  change({
    id: 'logCooking',
    method: 'POST',
    path: '/recipes/{id}/cooked',
    area,
    summary: 'Log that a recipe was cooked',
    description:
      'The log belongs to the library: `times_cooked` and `last_cooked` are derived from it. Creates no revision.',
    access: 'editor',
    params: RecipePath,
    body: CookInput,
    answers: { 201: { description: 'The entry of the log.', schema: Cook } },
    problems: ['recipe-not-found', 'recipe-trashed'],
    creation: {
      exists: async (db, { libraryId }, cook) => (await findCook(db, libraryId, asId<CookId>(cook))) !== undefined,
    },
    perform: async (tx, { scope, params, body }) => {
      const cook = await logCooking(tx, scope, asId<EntryId>(params.id), body);
      return { status: 201, body: cook, etag: '"1"', location: `/recipes/${params.id}/cooked/${cook.id}` };
    },
  }),
  change({
    id: 'forgetCooking',
    method: 'DELETE',
    path: '/recipes/{id}/cooked/{cook_id}',
    area,
    summary: 'Delete a cook log entry',
    access: 'editor',
    params: Type.Object({ id, cook_id: Type.String({ description: 'Id of the entry of the log.' }) }),
    answers: { 204: { description: 'It is gone.' } },
    problems: ['recipe-not-found', 'cook-not-found'],
    perform: async (tx, { scope, params }) => {
      await forgetCooking(tx, scope, asId<EntryId>(params.id), asId<CookId>(params.cook_id));
      return noContent;
    },
  }),
];
