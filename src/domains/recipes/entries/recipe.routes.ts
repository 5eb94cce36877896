import { Type } from 'typebox';

import { noContent, ok } from '../../../platform/http/api-response.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { UnparsedBody } from '../../../platform/http/unparsed-body.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { readCached } from '../../../platform/http/lists/cached-read.ts';
import { createRecipe } from './create-recipe.ts';
import { createdEntryResponse, entryResponse } from './entry.ts';
import { getActiveRecipe, getRecipe } from './get-recipe.ts';
import { lookupSummaries } from './lookup-summaries.ts';
import { hashRequestBody, prepareRequestBody } from '../documents/prepare-recipe.ts';
import type { PreparationDependencies } from '../documents/prepare-recipe.ts';
import { prepareRevision } from '../documents/prepare-revision.ts';
import { purgeRecipe } from './purge-recipe.ts';
import { RecipeEntry, RecipeInput } from './recipe.schemas.ts';
import { replaceRecipe } from './replace-recipe.ts';
import { restoreRecipe, trashRecipe } from './trash.ts';
import { scaleEntry } from '../scaling/scale-entry.ts';
import { ScaleQuery, ScaledEntry } from '../scaling/scale.schemas.ts';
import { RecipeSummary } from '../summaries/summary.schemas.ts';

const area = 'Recipes';
const RecipePath = Type.Object({ id: Type.String({ description: 'Id of the library entry.' }) });

/** The maximum size of a book. */
export const MAX_LOOKED_UP_IDS = 10_000;

/** Bodies that are too long to parse on the main thread are parsed on the worker thread that prepares them. */
const longBodies = (preparation: PreparationDependencies) => ({
  hash: (body: UnparsedBody, head: string, scope: LibraryScope): Promise<string> =>
    hashRequestBody(preparation, scope, body, head),
});

export const recipeOperations = (preparation: PreparationDependencies): readonly Operation[] => [
  change({
    id: 'createRecipe',
    method: 'POST',
    path: '/recipes',
    area,
    summary: 'Create a recipe',
    description: 'The document is stored completely, including unknown properties. Parts without an id get one.',
    access: 'editor',
    body: RecipeInput,
    responses: { 201: { description: 'The new entry.', schema: RecipeEntry } },
    creation: {
      readCurrent: async (db, scope, { id }) => entryResponse(await getActiveRecipe(db, scope, asId<EntryId>(id))),
    },
    longBodies: longBodies(preparation),
    prepare: (_database, { scope, body }) => prepareRequestBody(preparation, scope, body),
    perform: async (tx, { scope }, recipe) => createdEntryResponse(await createRecipe(tx, scope, recipe)),
  }),
  read({
    id: 'lookupRecipes',
    method: 'POST',
    path: '/recipes/lookup',
    area,
    summary: 'Look up recipes by id',
    description:
      'Returns summaries in the order of the ids, without duplicates. Recipes in the trash are included, with `deleted_at`. Changes nothing.',
    access: 'viewer',
    body: Type.Object({
      ids: Type.Array(Type.String({ maxLength: 200 }), {
        minItems: 1,
        maxItems: MAX_LOOKED_UP_IDS,
        description: 'Ids of library entries.',
      }),
    }),
    responses: {
      200: {
        description: 'The found entries, and the ids that were not found.',
        schema: Type.Object({
          items: Type.Array(RecipeSummary),
          unresolved_ids: Type.Array(Type.String(), { description: 'Ids that are not in this library.' }),
        }),
      },
    },
    perform: async (db, { scope, body }) => ok(await lookupSummaries(db, scope, body.ids)),
  }),
  read({
    id: 'getRecipe',
    method: 'GET',
    path: '/recipes/{id}',
    area,
    summary: 'Read a recipe',
    access: 'viewer',
    params: RecipePath,
    responses: { 200: { description: 'The entry, which may be in the trash.', schema: RecipeEntry } },
    problems: ['recipe-not-found'],
    perform: (db, call) => {
      const { scope, params } = call;
      // Favorites differ between users.
      const name = `recipe ${params.id} for ${scope.userId}`;
      return readCached(call, name, async () => entryResponse(await getRecipe(db, scope, asId<EntryId>(params.id))));
    },
  }),
  change({
    id: 'replaceRecipe',
    method: 'PUT',
    path: '/recipes/{id}',
    area,
    summary: 'Replace a recipe',
    description: 'The document becomes the next revision. Earlier revisions stay available.',
    access: 'editor',
    params: RecipePath,
    body: RecipeInput,
    ifMatch: 'required',
    responses: { 200: { description: 'The entry at its new revision.', schema: RecipeEntry } },
    problems: ['recipe-not-found', 'recipe-trashed'],
    longBodies: longBodies(preparation),
    prepare: ({ db }, { scope, params, body }) =>
      prepareRevision(db, scope, asId<EntryId>(params.id), (against) =>
        prepareRequestBody(preparation, scope, body, against),
      ),
    perform: async (tx, { scope, params, precondition }, prepared) =>
      entryResponse(await replaceRecipe(tx, scope, asId<EntryId>(params.id), prepared, precondition)),
  }),
  change({
    id: 'trashRecipe',
    method: 'DELETE',
    path: '/recipes/{id}',
    area,
    summary: 'Move a recipe to the trash',
    description: 'It keeps its history, tags and place in books, and can be restored.',
    access: 'editor',
    params: RecipePath,
    ifMatch: 'required',
    responses: { 200: { description: 'The entry, now with `deleted_at`.', schema: RecipeEntry } },
    problems: ['recipe-not-found', 'recipe-trashed'],
    perform: async (tx, { scope, params, precondition }) =>
      entryResponse(await trashRecipe(tx, scope, asId<EntryId>(params.id), precondition)),
  }),
  change({
    id: 'restoreRecipe',
    method: 'POST',
    path: '/recipes/{id}/restore',
    area,
    summary: 'Restore a recipe from the trash',
    access: 'editor',
    params: RecipePath,
    ifMatch: 'required',
    responses: { 200: { description: 'The restored entry.', schema: RecipeEntry } },
    problems: ['recipe-not-found', 'recipe-not-trashed'],
    perform: async (tx, { scope, params, precondition }) =>
      entryResponse(await restoreRecipe(tx, scope, asId<EntryId>(params.id), precondition)),
  }),
  change({
    id: 'purgeRecipe',
    method: 'DELETE',
    path: '/recipes/{id}/permanently',
    area,
    summary: 'Purge a recipe',
    description: 'Owners only, and only from the trash. Deletes all its revisions and cannot be undone.',
    access: 'owner',
    params: RecipePath,
    ifMatch: 'required',
    responses: { 204: { description: 'The recipe is deleted permanently.' } },
    problems: ['recipe-not-found', 'recipe-not-trashed'],
    perform: async (tx, { scope, params, precondition }) => {
      await purgeRecipe(tx, scope, asId<EntryId>(params.id), precondition);
      return noContent;
    },
  }),
  read({
    id: 'getScaledRecipe',
    method: 'GET',
    path: '/recipes/{id}/scaled',
    area,
    summary: 'Get a scaled recipe',
    description: 'Scaling is exact: three times 1/3 cup is 1 cup. Nothing is stored.',
    access: 'viewer',
    params: RecipePath,
    query: ScaleQuery,
    responses: { 200: { description: 'The scaled view.', schema: ScaledEntry } },
    problems: ['recipe-not-found'],
    perform: async (db, { scope, params, query }) =>
      ok(await scaleEntry(db, scope, asId<EntryId>(params.id), query, preparation.computation)),
  }),
];
