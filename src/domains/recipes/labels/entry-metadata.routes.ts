import { Type } from 'typebox';

import { okWithEtag, noContent, ok } from '../../../platform/http/api-response.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Organization, OrganizationInput } from '../../organization/index.ts';
import { Cook, CookInput } from '../cooking-log/cook.schemas.ts';
import type { CookId } from '../cooking-log/cook.schemas.ts';
import { entryResponse } from '../entries/entry.ts';
import { organizeAndReindexRecipe } from './organize-recipe.ts';
import { getCooking } from '../cooking-log/get-cooking.ts';
import { forgetCooking } from '../cooking-log/forget-cooking.ts';
import { listCookings } from '../cooking-log/list-cookings.ts';
import { logCooking } from '../cooking-log/log-cooking.ts';
import { RecipeEntry } from '../entries/recipe.schemas.ts';
import { setFavorite } from './set-favorite.ts';

const area = 'Recipes';
const id = Type.String({ description: 'Id of the library entry.' });
const RecipePath = Type.Object({ id });

/** Changes that make no revision of a recipe: organization, favorites and the cooking log. */
export const entryMetadataOperations: readonly Operation[] = [
  change({
    id: 'organizeRecipe',
    method: 'PUT',
    path: '/recipes/{id}/organization',
    area,
    summary: 'Set the tags and facets of a recipe',
    description:
      '`If-Match` is the revision of the organization (`organization.revision`), not of the recipe. To change books, use `PUT /books/{id}/members`.',
    access: 'editor',
    params: RecipePath,
    body: OrganizationInput,
    ifMatch: 'required',
    responses: { 200: { description: 'The organization at its new revision.', schema: Organization } },
    problems: ['recipe-not-found'],
    perform: async (tx, { scope, params, body, precondition }) =>
      okWithEtag(await organizeAndReindexRecipe(tx, scope, asId<EntryId>(params.id), body, precondition)),
  }),
  change({
    id: 'setFavorite',
    method: 'PUT',
    path: '/recipes/{id}/favorite',
    area,
    summary: 'Add or remove a favorite',
    description: 'Favorites are personal, so viewers can have them too. Creates no revision.',
    access: 'viewer',
    params: RecipePath,
    body: Type.Object({ favorite: Type.Boolean() }),
    responses: { 200: { description: 'The entry.', schema: RecipeEntry } },
    problems: ['recipe-not-found'],
    perform: async (tx, { scope, params, body }) =>
      entryResponse(await setFavorite(tx, scope, asId<EntryId>(params.id), body.favorite)),
  }),
  read({
    id: 'listCookings',
    method: 'GET',
    path: '/recipes/{id}/cooked',
    area,
    summary: 'List the cooking log of a recipe',
    description: 'Latest day first.',
    access: 'viewer',
    params: RecipePath,
    query: Type.Object(PageQuery),
    responses: { 200: { description: 'One page of the log.', schema: PageOf(Cook) } },
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
    responses: { 201: { description: 'The log entry.', schema: Cook } },
    problems: ['recipe-not-found', 'recipe-trashed'],
    creation: {
      readCurrent: async (db, scope, { id, etag }) => ok(await getCooking(db, scope, asId<CookId>(id)), etag),
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
    summary: 'Delete a cooking log entry',
    access: 'editor',
    params: Type.Object({ id, cook_id: Type.String({ description: 'Id of the log entry.' }) }),
    responses: { 204: { description: 'The log entry is deleted.' } },
    problems: ['recipe-not-found', 'cook-not-found'],
    perform: async (tx, { scope, params }) => {
      await forgetCooking(tx, scope, asId<EntryId>(params.id), asId<CookId>(params.cook_id));
      return noContent;
    },
  }),
];
