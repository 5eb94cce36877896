import { Type } from 'typebox';

import { instantOf } from '../../platform/clock/clock.ts';
import { MediaBytes, noContent, notModified, ok } from '../../platform/http/answer.ts';
import { etagOf } from '../../platform/http/etag.ts';
import { change, changeInSteps, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import { getPhoto } from './photos/get-photo.ts';
import type { Imports } from './imports.ts';
import { createPreview } from './previews/create-preview.ts';
import { discardPreview } from './previews/discard-preview.ts';
import { gatherSources } from './previews/gather-sources.ts';
import { ImportBody, importForm } from './previews/import-input.schemas.ts';
import { countPhotos } from './previews/photo.store.ts';
import { presentPreview } from './previews/present-preview.ts';
import { removeFiles } from './previews/preview-files.ts';
import { Preview } from './previews/preview.schemas.ts';
import { findPreview } from './previews/preview.store.ts';
import type { ItemId, PreviewId } from './previews/preview.schemas.ts';
import { replaceText } from './previews/replace-text.ts';
import { dropUnseen, stagePreview } from './previews/stage-preview.ts';
import { takePreview } from './previews/take-preview.ts';

const area = 'Imports';
const path = '/recipes/import-previews';
const preview_id = Type.String({ description: 'Id of the preview.' });
const item_id = Type.String({ description: 'Id of an item of the preview.' });
const PreviewPath = Type.Object({ preview_id });
const ItemPath = Type.Object({ preview_id, item_id });

const idsOf = (params: { readonly preview_id: string; readonly item_id: string }) => ({
  preview_id: asId<PreviewId>(params.preview_id),
  item_id: asId<ItemId>(params.item_id),
});

export const previewOperations = (imports: Imports): readonly Operation[] => [
  change({
    id: 'createImportPreview',
    method: 'POST',
    path,
    area,
    summary: 'Import recipes from a page, text or files',
    description:
      'Nothing is added to the library until the preview is committed. The format is detected from the content. An unreadable file among others becomes an item that says so; if nothing can be read, the response is 413, 415 or 422. For large imports use a job: `POST /jobs/import-previews`.',
    access: 'editor',
    body: ImportBody,
    filesForm: importForm,
    answers: { 201: { description: 'The preview.', schema: Preview } },
    problems: ['import-unreadable', 'address-not-allowed', 'address-unreachable'],
    creation: {
      isCostly: true,
      exists: async (db, scope, id) =>
        (await findPreview(db, { library: scope.libraryId, id: asId<PreviewId>(id), now: instantOf(scope.clock) })) !==
        undefined,
      again: async (db, scope, { id }) => {
        const preview = await takePreview(db, scope, asId<PreviewId>(id));
        const body = await presentPreview(db, scope.libraryId, preview);
        return { status: 201, body, etag: etagOf(preview.revision), location: `${path}/${id}` };
      },
    },
    prepare: async (database, { scope, body, log }) => {
      const gathered = await gatherSources(imports, body);
      const named = { id: scope.newId<PreviewId>(), jobId: null };
      const staged = await stagePreview({ imports, database, scope, log }, gathered, named);
      try {
        return { staged, body: await presentPreview(database.db, scope.libraryId, staged.preview) };
      } catch (error) {
        await dropUnseen(imports, database, staged);
        throw error;
      }
    },
    perform: async (tx, { scope }, { staged: { preview }, body }) => {
      await createPreview(tx, scope, preview);
      return {
        status: 201,
        body,
        etag: etagOf(preview.revision),
        location: `${path}/${preview.id}`,
        receipt: { id: preview.id, body: {} },
      };
    },
    release: (database, { staged }) => dropUnseen(imports, database, staged),
  }),
  read({
    id: 'getImportPreview',
    method: 'GET',
    path: `${path}/{preview_id}`,
    area,
    summary: 'Get an import preview',
    description:
      'The current preview without items that were already imported, so that a review can be finished in several passes. Duplicates in the library are looked up each time.',
    access: 'editor',
    params: PreviewPath,
    answers: { 200: { description: 'The preview.', schema: Preview } },
    problems: ['import-preview-not-found'],
    perform: async (db, { scope, params, clientHolds }) => {
      const preview = await takePreview(db, scope, asId<PreviewId>(params.preview_id));
      // Any change in the library may change the matches in the preview, and so does a fetched photo.
      const etag = `"${preview.revision}.${scope.version}.${await countPhotos(db, preview.id)}"`;
      if (clientHolds(etag)) return notModified(etag);
      return ok(await presentPreview(db, scope.libraryId, preview), etag);
    },
  }),
  change({
    id: 'discardImportPreview',
    method: 'DELETE',
    path: `${path}/{preview_id}`,
    area,
    summary: 'Discard an import preview',
    description: 'Committed items stay in the library.',
    access: 'editor',
    params: PreviewPath,
    answers: { 204: { description: 'It is gone.' } },
    problems: ['import-preview-not-found'],
    prepare: async () => ({ blobs: [] as readonly string[] }),
    perform: async (tx, { scope, params }, gone) => {
      const blobs = await discardPreview(tx, scope, asId<PreviewId>(params.preview_id));
      // Only after the commit, because a preview that was not removed needs its files.
      tx.afterCommit(() => {
        gone.blobs = blobs;
      });
      return noContent;
    },
    release: (_database, { blobs }) => removeFiles(imports.assets.storage, blobs),
  }),
  changeInSteps({
    id: 'replaceImportText',
    method: 'PUT',
    path: `${path}/{preview_id}/items/{item_id}/text`,
    area,
    summary: 'Correct the text of an item',
    description: 'For items read from a document: the corrected text is parsed and replaces the item.',
    access: 'editor',
    params: ItemPath,
    body: Type.Object({
      text: Type.String({ minLength: 1, maxLength: 1_000_000, description: 'The text as it should have been read.' }),
    }),
    answers: { 200: { description: 'The preview with what was read.', schema: Preview } },
    problems: ['import-preview-not-found', 'import-item-not-found', 'import-unreadable'],
    performSteps: async (database, { scope, params, body }) => {
      const preview = await replaceText(imports, database, scope, idsOf(params), body.text);
      return ok(await presentPreview(database.db, scope.libraryId, preview), etagOf(preview.revision));
    },
  }),
  read({
    id: 'getImportPhoto',
    method: 'GET',
    path: `${path}/{preview_id}/items/{item_id}/photo`,
    area,
    summary: 'Get the main photo of an item',
    description:
      'Taken from the upload, or fetched from its site on first request. 404 `photo-pending`: try again; `photo-unavailable`: there is none.',
    access: 'editor',
    params: ItemPath,
    answers: {
      200: {
        description: 'The photograph.',
        schema: Type.String({ format: 'binary' }),
        type: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
      },
    },
    problems: ['import-preview-not-found', 'import-item-not-found', 'photo-pending', 'photo-unavailable'],
    prepare: (database, { scope, params }) => getPhoto(imports, database, scope, idsOf(params)),
    perform: (_db, _call, { bytes, mediaType }) => ok(new MediaBytes(mediaType, Buffer.from(bytes))),
  }),
];
