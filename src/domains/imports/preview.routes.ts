import { Type } from 'typebox';

import { MediaBytes, noContent, ok } from '../../platform/http/api-response.ts';
import { toContentEtag } from '../../platform/http/etag.ts';
import { change, changeInSteps, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import { getPhoto } from './photos/get-photo.ts';
import type { ImportServices } from './import-services.ts';
import { publishPreview } from './previews/publish-preview.ts';
import { discardPreview } from './previews/discard-preview.ts';
import { collectSources } from './previews/collect-sources.ts';
import { ImportBody, importForm } from './previews/import-input.schemas.ts';
import { presentPreview } from './previews/present-preview.ts';
import { Preview } from './previews/preview.schemas.ts';
import type { ItemId, PreviewId } from './previews/preview.schemas.ts';
import { replaceItemText } from './previews/replace-item-text.ts';
import { discardUnpublishedPreview, stagePreview } from './previews/stage-preview.ts';
import { getPreview } from './previews/get-preview.ts';
import { removePreview } from './previews/sweep-previews.ts';

const area = 'Imports';
const path = '/recipes/import-previews';
const preview_id = Type.String({ description: 'Id of the preview.' });
const item_id = Type.String({ description: 'Id of an item in the preview.' });
const PreviewPath = Type.Object({ preview_id });
const ItemPath = Type.Object({ preview_id, item_id });

const idsOf = (params: { readonly preview_id: string; readonly item_id: string }) => ({
  preview_id: asId<PreviewId>(params.preview_id),
  item_id: asId<ItemId>(params.item_id),
});

export const previewOperations = (imports: ImportServices): readonly Operation[] => [
  change({
    id: 'createImportPreview',
    method: 'POST',
    path,
    area,
    summary: 'Import recipes from a page, text or files',
    description:
      'Nothing is added to the library until the preview is committed. The format is detected from the content. If some files cannot be read, each becomes an item with a blocking diagnostic; if nothing can be read, the response is 413, 415 or 422. For large imports, use a job: `POST /jobs/import-previews`.',
    access: 'editor',
    isHeavy: true,
    body: ImportBody,
    filesForm: importForm,
    responses: { 201: { description: 'The preview.', schema: Preview } },
    problems: ['import-unreadable', 'address-not-allowed', 'address-unreachable'],
    creation: {
      isCostly: true,
      readCurrent: async (db, scope, { id }) => {
        const preview = await getPreview(db, scope, asId<PreviewId>(id));
        const body = await presentPreview(db, scope, preview);
        return ok(body, toContentEtag(body.bytes));
      },
    },
    prepare: async (database, { scope, body, log }) => {
      const gathered = await collectSources(imports, body);
      const named = { id: scope.newId<PreviewId>(), jobId: null };
      const staged = await stagePreview({ imports, database, scope, log }, gathered, named);
      try {
        return { staged, body: await presentPreview(database.db, scope, staged.preview, { unpublished: staged }) };
      } catch (error) {
        await discardUnpublishedPreview(imports, database, staged);
        throw error;
      }
    },
    perform: async (tx, { scope }, { staged, body }) => {
      const { preview } = staged;
      await publishPreview(tx, scope, staged);
      return {
        status: 201,
        body,
        etag: toContentEtag(body.bytes),
        location: `${path}/${preview.id}`,
        receipt: { id: preview.id },
      };
    },
    release: (database, { staged }) => discardUnpublishedPreview(imports, database, staged),
  }),
  read({
    id: 'getImportPreview',
    method: 'GET',
    path: `${path}/{preview_id}`,
    area,
    summary: 'Get an import preview',
    description:
      'Contains only items that are not committed yet, so that you can review in several passes. Duplicates in the library are looked up each time.',
    access: 'editor',
    params: PreviewPath,
    responses: { 200: { description: 'The preview.', schema: Preview } },
    problems: ['import-preview-not-found', 'payload-too-large'],
    perform: async (db, { scope, params }) => {
      const preview = await getPreview(db, scope, asId<PreviewId>(params.preview_id));
      return ok(await presentPreview(db, scope, preview));
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
    responses: { 204: { description: 'The preview is deleted.' } },
    problems: ['import-preview-not-found'],
    prepare: async (): Promise<{ discarded?: PreviewId }> => ({}),
    perform: async (tx, { scope, params }, outcome) => {
      const id = asId<PreviewId>(params.preview_id);
      await discardPreview(tx, scope, id);
      tx.afterCommit(() => {
        outcome.discarded = id;
      });
      return noContent;
    },
    // If this fails, the next sweep removes it.
    release: async (database, { discarded }) => {
      if (discarded !== undefined) await removePreview(database, imports.assets.storage, discarded).catch(() => {});
    },
  }),
  changeInSteps({
    id: 'replaceImportText',
    method: 'PUT',
    path: `${path}/{preview_id}/items/{item_id}/text`,
    area,
    summary: 'Correct the text of an item',
    description:
      'For items with `extracted_text`: the corrected text is parsed and replaces the recipe. Its pictures and source stay.',
    access: 'editor',
    isHeavy: true,
    params: ItemPath,
    body: Type.Object({
      text: Type.String({ minLength: 1, maxLength: 1_000_000, description: 'The corrected text.' }),
    }),
    responses: { 200: { description: 'The preview with the changed item.', schema: Preview } },
    problems: ['import-preview-not-found', 'import-item-not-found', 'import-unreadable'],
    performSteps: async (database, { scope, params, body }) => {
      const preview = await replaceItemText(imports, database, scope, idsOf(params), body.text);
      const shown = await presentPreview(database.db, scope, preview);
      return ok(shown, toContentEtag(shown.bytes));
    },
  }),
  read({
    id: 'getImportPhoto',
    method: 'GET',
    path: `${path}/{preview_id}/items/{item_id}/photo`,
    area,
    summary: 'Get the main photo of an item',
    description:
      'Taken from the upload, or fetched from its website on first request. 404 `photo-pending`: retry later. 404 `photo-unavailable`: there is none.',
    access: 'editor',
    params: ItemPath,
    responses: {
      200: {
        description: 'The photo.',
        schema: Type.String({ format: 'binary' }),
        type: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
      },
    },
    problems: ['import-preview-not-found', 'import-item-not-found', 'photo-pending', 'photo-unavailable'],
    prepare: (database, { scope, params }) => getPhoto(imports, database, scope, idsOf(params)),
    perform: (_db, _call, { bytes, mediaType }) => ok(new MediaBytes(mediaType, Buffer.from(bytes))),
  }),
];
