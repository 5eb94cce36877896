import { Type } from 'typebox';

import { JsonText, ok } from '../../platform/http/answer.ts';
import { etagOf } from '../../platform/http/etag.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { entryAnswer } from './entry.ts';
import { getRevision } from './get-revision.ts';
import { prepareStored } from './prepare-recipe.ts';
import type { RecipePreparation } from './prepare-recipe.ts';
import { prepareRevision } from './prepare-revision.ts';
import { readHistory } from './read-history.ts';
import { RecipeEntry, RecipeRevision, RevisionItem } from './recipe.schemas.ts';
import { restoreRevision } from './restore-revision.ts';
import { revisionText } from './revision-text.ts';

const area = 'Recipes';
const id = Type.String({ description: 'Id of the library entry.' });
const RevisionPath = Type.Object({
  id,
  revision: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Number of the revision.' }),
});

export const revisionOperations = (preparation: RecipePreparation): readonly Operation[] => [
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
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50, description: 'How many at most.' })),
      offset: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1_000_000_000, default: 0, description: 'How many to leave out.' }),
      ),
    }),
    answers: {
      200: { description: 'Part of the history.', schema: Type.Object({ items: Type.Array(RevisionItem) }) },
    },
    problems: ['recipe-not-found'],
    perform: (db, { scope, params, query }) => readHistory(db, scope, asId<EntryId>(params.id), query),
  }),
  read({
    id: 'getRevision',
    method: 'GET',
    path: '/recipes/{id}/revisions/{revision}',
    area,
    summary: 'Read a revision of a recipe',
    access: 'viewer',
    params: RevisionPath,
    answers: { 200: { description: 'The revision, whole.', schema: RecipeRevision } },
    problems: ['recipe-not-found', 'revision-not-found'],
    perform: async (db, { scope, params }) => {
      const revision = await getRevision(db, scope, asId<EntryId>(params.id), params.revision);
      return ok(new JsonText(revisionText(revision)), etagOf(revision.revision));
    },
  }),
  change({
    id: 'restoreRevision',
    method: 'POST',
    path: '/recipes/{id}/revisions/{revision}/restore',
    area,
    summary: 'Restore an earlier revision of a recipe',
    description: 'Its document becomes a new revision with the cause `restore`. If-Match names the current revision.',
    access: 'editor',
    params: RevisionPath,
    ifMatch: 'required',
    answers: { 200: { description: 'The entry at its new revision.', schema: RecipeEntry } },
    problems: ['recipe-not-found', 'revision-not-found', 'recipe-trashed'],
    prepare: async ({ db }, { scope, params }) => {
      const entryId = asId<EntryId>(params.id);
      const { document } = await getRevision(db, scope, entryId, params.revision);
      return prepareRevision(db, scope, entryId, (against) => prepareStored(preparation, scope, document, against));
    },
    perform: async (tx, { scope, params, precondition }, prepared) =>
      entryAnswer(await restoreRevision(tx, scope, asId<EntryId>(params.id), prepared, precondition)),
  }),
];
