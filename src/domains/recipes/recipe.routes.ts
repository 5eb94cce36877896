import { Type } from 'typebox';

import { noContent, ok } from '../../platform/http/answer.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { UnreadBody } from '../../platform/http/unread-body.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { createRecipe } from './create-recipe.ts';
import { createdEntry, entryAnswer } from './entry.ts';
import { getRecipe } from './get-recipe.ts';
import { lookupRecipes } from './lookup-recipes.ts';
import { hashBody, prepareBody } from './prepare-recipe.ts';
import type { RecipePreparation } from './prepare-recipe.ts';
import { prepareRevision } from './prepare-revision.ts';
import { purgeRecipe } from './purge-recipe.ts';
import { RecipeEntry, RecipeInput } from './recipe.schemas.ts';
import { presentRevision } from './recipe.store.ts';
import { replaceRecipe } from './replace-recipe.ts';
import { restoreRecipe } from './restore-recipe.ts';
import { scaleEntry } from './scale-entry.ts';
import { ScaleQuery, ScaledEntry } from './scale.schemas.ts';
import { RecipeSummary } from './summary.schemas.ts';
import { trashRecipe } from './trash-recipe.ts';

const area = 'Recipes';
const RecipePath = Type.Object({ id: Type.String({ description: 'Id of the library entry.' }) });

/** The maximum size of a book. */
const MOST_LOOKED_UP = 10_000;

/** Bodies that are too long to parse on the main thread are parsed on the worker thread that prepares them. */
const longBodies = (preparation: RecipePreparation) => ({
  hash: (body: UnreadBody, head: string, scope: LibraryScope): Promise<string> =>
    hashBody(preparation, scope, body, head),
});

export const recipeOperations = (preparation: RecipePreparation): readonly Operation[] => [
  change({
    id: 'createRecipe',
    method: 'POST',
    path: '/recipes',
    area,
    summary: 'Create a recipe',
    description: 'The document is stored completely, including unknown properties. Parts without an id get one.',
    access: 'editor',
    body: RecipeInput,
    answers: { 201: { description: 'The new entry.', schema: RecipeEntry } },
    creation: {
      exists: async (db, { libraryId }, id) => (await presentRevision(db, libraryId, asId<EntryId>(id))) !== undefined,
    },
    longBodies: longBodies(preparation),
    prepare: (_database, { scope, body }) => prepareBody(preparation, scope, body),
    perform: async (tx, { scope }, recipe) => createdEntry(await createRecipe(tx, scope, recipe)),
  }),
  read({
    id: 'lookupRecipes',
    method: 'POST',
    path: '/recipes/lookup',
    area,
    summary: 'Resolve recipe selections',
    description:
      'Returns summaries in the order of the ids, each once, including trashed recipes with `deleted_at`. Changes nothing.',
    access: 'viewer',
    body: Type.Object({
      ids: Type.Array(Type.String({ maxLength: 200 }), {
        minItems: 1,
        maxItems: MOST_LOOKED_UP,
        description: 'Ids of entries.',
      }),
    }),
    answers: {
      200: {
        description: 'What was found, and what was not.',
        schema: Type.Object({
          items: Type.Array(RecipeSummary),
          unresolved_ids: Type.Array(Type.String(), { description: 'Unknown in this library.' }),
        }),
      },
    },
    perform: async (db, { scope, body }) => ok(await lookupRecipes(db, scope, body.ids)),
  }),
  read({
    id: 'getRecipe',
    method: 'GET',
    path: '/recipes/{id}',
    area,
    summary: 'Read a recipe',
    access: 'viewer',
    params: RecipePath,
    answers: { 200: { description: 'The entry, also from the trash.', schema: RecipeEntry } },
    problems: ['recipe-not-found'],
    perform: async (db, { scope, params }) => entryAnswer(await getRecipe(db, scope, asId<EntryId>(params.id))),
  }),
  change({
    id: 'replaceRecipe',
    method: 'PUT',
    path: '/recipes/{id}',
    area,
    summary: 'Replace a recipe',
    description: 'The document becomes the next revision; earlier ones stay readable.',
    access: 'editor',
    params: RecipePath,
    body: RecipeInput,
    ifMatch: 'required',
    answers: { 200: { description: 'The entry at its new revision.', schema: RecipeEntry } },
    problems: ['recipe-not-found', 'recipe-trashed'],
    longBodies: longBodies(preparation),
    prepare: ({ db }, { scope, params, body }) =>
      prepareRevision(db, scope, asId<EntryId>(params.id), (against) => prepareBody(preparation, scope, body, against)),
    perform: async (tx, { scope, params, precondition }, prepared) =>
      entryAnswer(await replaceRecipe(tx, scope, asId<EntryId>(params.id), prepared, precondition)),
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
    answers: { 200: { description: 'The entry, which gained `deleted_at`.', schema: RecipeEntry } },
    problems: ['recipe-not-found', 'recipe-trashed'],
    perform: async (tx, { scope, params, precondition }) =>
      entryAnswer(await trashRecipe(tx, scope, asId<EntryId>(params.id), precondition)),
  }),
  change({
    id: 'restoreRecipe',
    method: 'POST',
    path: '/recipes/{id}/restore',
    area,
    summary: 'Restore a recipe from trash',
    access: 'editor',
    params: RecipePath,
    ifMatch: 'required',
    answers: { 200: { description: 'The restored entry.', schema: RecipeEntry } },
    problems: ['recipe-not-found', 'recipe-not-trashed'],
    perform: async (tx, { scope, params, precondition }) =>
      entryAnswer(await restoreRecipe(tx, scope, asId<EntryId>(params.id), precondition)),
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
    answers: { 204: { description: 'The recipe is gone.' } },
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
    description: 'Scaling is exact: three times a third of a cup is a cup. Nothing is stored.',
    access: 'viewer',
    params: RecipePath,
    query: ScaleQuery,
    answers: { 200: { description: 'The scaled reading.', schema: ScaledEntry } },
    problems: ['recipe-not-found'],
    perform: async (db, { scope, params, query }) =>
      ok(await scaleEntry(db, scope, asId<EntryId>(params.id), query, preparation.computation)),
  }),
];
