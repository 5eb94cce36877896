import { Type } from 'typebox';

import { noContent } from '../../../platform/http/api-response.ts';
import { LibraryQuery } from '../../../platform/http/library-query.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { FORM_TYPE, FileForm } from '../../../platform/http/upload/file-form.ts';
import { asId } from '../../../platform/ids/ids.ts';
import {
  AssetIdText,
  PresetName,
  assetResponses,
  createUploadResponse,
  createDerivativeResponse,
  createAttachedAssetResponse,
  parseUploadId,
  createOriginalResponse,
  deleteUnusedStagedAsset,
  stageAsset,
} from '../../assets/index.ts';
import type { AssetId, AssetServices } from '../../assets/index.ts';
import { addBookAsset, getBookAsset, requireBook, removeBookAsset } from './book-asset.ts';
import type { BookId } from './book.schemas.ts';

const area = 'Books';
const book_id = Type.String({ description: 'Id of the book.' });
const id = AssetIdText('Id of the file.');
const AssetPath = Type.Object({ book_id, id });

/** The pictures and other files of a book, including its cover. */
export const bookAssetOperations = (assets: AssetServices): readonly Operation[] => [
  change({
    id: 'addBookAsset',
    method: 'POST',
    path: '/books/{book_id}/assets',
    area,
    summary: 'Upload a file for a book',
    description:
      'A picture or a PDF. The same file is stored only once. Use its id as the `cover` of the book. It stays attached until you remove it. Creates no revision.',
    access: 'editor',
    params: Type.Object({ book_id }),
    body: FileForm,
    bodyType: FORM_TYPE,
    responses: assetResponses.upload,
    problems: ['book-not-found', 'file-unreadable'],
    creation: {
      readCurrent: async (db, scope, { id: stored }) => {
        const { holder, asset } = parseUploadId(stored);
        return createAttachedAssetResponse(await getBookAsset(db, scope, asId<BookId>(holder), asset));
      },
    },
    prepare: async ({ db }, { scope, params, body }) => {
      await requireBook(db, scope, asId<BookId>(params.book_id));
      return stageAsset(assets, scope.newId, body);
    },
    perform: async (tx, { scope, params }, staged) =>
      createUploadResponse(
        `/books/${params.book_id}/assets`,
        params.book_id,
        await addBookAsset(tx, scope, asId<BookId>(params.book_id), staged),
      ),
    release: (database, staged) => deleteUnusedStagedAsset(assets, database, staged),
  }),
  read({
    id: 'getBookAsset',
    method: 'GET',
    path: '/books/{book_id}/assets/{id}',
    area,
    summary: 'Read a file of a book',
    description: 'The original file, including location and camera metadata.',
    access: 'viewer',
    library: 'query',
    params: AssetPath,
    query: LibraryQuery,
    responses: assetResponses.original,
    problems: ['book-not-found', 'asset-not-found'],
    perform: async (db, call) => {
      const { scope, params } = call;
      const asset = await getBookAsset(db, scope, asId<BookId>(params.book_id), asId<AssetId>(params.id));
      return createOriginalResponse(assets, asset, call);
    },
  }),
  change({
    id: 'removeBookAsset',
    method: 'DELETE',
    path: '/books/{book_id}/assets/{id}',
    area,
    summary: 'Remove a file from a book',
    description: 'It must not be the cover. Creates no revision.',
    access: 'editor',
    params: AssetPath,
    responses: assetResponses.removal,
    problems: ['book-not-found', 'asset-not-found', 'asset-in-use'],
    perform: async (tx, { scope, params }) => {
      await removeBookAsset(tx, scope, asId<BookId>(params.book_id), asId<AssetId>(params.id));
      return noContent;
    },
  }),
  read({
    id: 'getBookAssetDerivative',
    method: 'GET',
    path: '/books/{book_id}/assets/{id}/derivatives/{preset}',
    area,
    summary: 'Get a smaller picture of a book',
    description: 'Upright and without location metadata. Created on first request.',
    access: 'viewer',
    library: 'query',
    params: Type.Object({ book_id, id, preset: PresetName }),
    query: LibraryQuery,
    responses: assetResponses.derivative,
    problems: [
      'book-not-found',
      'asset-not-found',
      'payload-too-large',
      'unsupported-media-type',
      'file-unreadable',
      'storage-full',
    ],
    perform: async (db, call) => {
      const { scope, params } = call;
      const asset = await getBookAsset(db, scope, asId<BookId>(params.book_id), asId<AssetId>(params.id));
      return createDerivativeResponse(assets, asset, params.preset, call);
    },
  }),
];
