import { Type } from 'typebox';

import { JsonText, ok } from '../../../platform/http/api-response.ts';
import { toEtag } from '../../../platform/http/etag.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { entryResponse } from '../entries/entry.ts';
import { getRevision } from './get-revision.ts';
import { prepareStoredDocument } from '../documents/prepare-recipe.ts';
import type { PreparationDependencies } from '../documents/prepare-recipe.ts';
import { prepareRevision } from '../documents/prepare-revision.ts';
import { listRevisionHistory } from './list-revision-history.ts';
import { RecipeEntry, RecipeRevision, RevisionItem } from '../entries/recipe.schemas.ts';
import { restorePreparedRevision } from './restore-prepared-revision.ts';
import { formatRevisionJson } from './revision-json.ts';

const area = 'Recipes';
const id = Type.String({ description: 'Id of the library entry.' });
const RevisionPath = Type.Object({
  id,
  revision: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Number of the revision.' }),
});

export const revisionOperations = (preparation: PreparationDependencies): readonly Operation[] => [
  read({
    id: 'listRevisions',
    method: 'GET',
    path: '/recipes/{id}/revisions',
    area,
    summary: 'List recipe revisions',
    description: 'Newest first.',
    access: 'viewer',
    params: Type.Object({ id }),
    query: Type.Object({
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'Maximum number of revisions.' }),
      ),
      offset: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1_000_000_000, default: 0, description: 'Number of revisions to skip.' }),
      ),
    }),
    responses: {
      200: { description: 'One page of the history.', schema: Type.Object({ items: Type.Array(RevisionItem) }) },
    },
    problems: ['recipe-not-found'],
    perform: (db, { scope, params, query }) => listRevisionHistory(db, scope, asId<EntryId>(params.id), query),
  }),
  read({
    id: 'getRevision',
    method: 'GET',
    path: '/recipes/{id}/revisions/{revision}',
    area,
    summary: 'Read a revision of a recipe',
    access: 'viewer',
    params: RevisionPath,
    responses: { 200: { description: 'The revision with its document.', schema: RecipeRevision } },
    problems: ['recipe-not-found', 'revision-not-found'],
    perform: async (db, { scope, params }) => {
      const revision = await getRevision(db, scope, asId<EntryId>(params.id), params.revision);
      return ok(new JsonText(formatRevisionJson(revision)), toEtag(revision.revision));
    },
  }),
  change({
    id: 'restoreRevision',
    method: 'POST',
    path: '/recipes/{id}/revisions/{revision}/restore',
    area,
    summary: 'Restore an earlier revision of a recipe',
    description:
      'Its document becomes a new revision with the cause `restore`. `If-Match` is the current revision of the recipe.',
    access: 'editor',
    params: RevisionPath,
    ifMatch: 'required',
    responses: { 200: { description: 'The entry at its new revision.', schema: RecipeEntry } },
    problems: ['recipe-not-found', 'revision-not-found', 'recipe-trashed'],
    prepare: async ({ db }, { scope, params }) => {
      const entryId = asId<EntryId>(params.id);
      const { document } = await getRevision(db, scope, entryId, params.revision);
      return prepareRevision(db, scope, entryId, (against) =>
        prepareStoredDocument(preparation, scope, document, against),
      );
    },
    perform: async (tx, { scope, params, precondition }, prepared) =>
      entryResponse(await restorePreparedRevision(tx, scope, asId<EntryId>(params.id), prepared, precondition)),
  }),
];
