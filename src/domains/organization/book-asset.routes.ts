import { Type } from 'typebox';

import { noContent } from '../../platform/http/answer.ts';
import { LibraryQuery } from '../../platform/http/library-query.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { FORM_TYPE, FileForm } from '../../platform/http/upload/file-form.ts';
import { asId } from '../../platform/ids/ids.ts';
import {
  AssetIdText,
  PresetName,
  assetShapes,
  attachedAnswer,
  derivativeAnswer,
  findHeld,
  originalAnswer,
  releaseStaged,
  stageAsset,
} from '../assets/index.ts';
import type { AssetId, Assets } from '../assets/index.ts';
import { addBookAsset } from './add-book-asset.ts';
import { findBookAsset, requireBook } from './book-asset.ts';
import type { BookId } from './book.schemas.ts';
import { removeBookAsset } from './remove-book-asset.ts';

const area = 'Books';
const book_id = Type.String({ description: 'Id of the book.' });
const id = AssetIdText('Id of the file.');
const AssetPath = Type.Object({ book_id, id });

/** The pictures and other files of a book, including its cover. */
export const bookAssetOperations = (assets: Assets): readonly Operation[] => [
  change({
    id: 'addBookAsset',
    method: 'POST',
    path: '/books/{book_id}/assets',
    area,
    summary: 'Upload a file for a book',
    description:
      'A picture or a PDF. It is stored once, however many books use it; `cover` of the book may refer to it. Unused files are removed within hours. Creates no revision.',
    access: 'editor',
    params: Type.Object({ book_id }),
    body: FileForm,
    bodyType: FORM_TYPE,
    answers: assetShapes.upload,
    problems: ['book-not-found', 'file-unreadable'],
    creation: {
      exists: async (db, { libraryId }, kept) => {
        const [book = '', asset = ''] = kept.split(' ');
        const held = await findHeld(db, libraryId, { kind: 'book', id: asId<BookId>(book) }, asId<AssetId>(asset));
        return held !== undefined;
      },
    },
    prepare: async ({ db }, { scope, params, body }) => {
      await requireBook(db, scope, asId<BookId>(params.book_id));
      return stageAsset(assets, scope.newId, body);
    },
    perform: async (tx, { scope, params }, staged) =>
      attachedAnswer(
        `/books/${params.book_id}/assets`,
        params.book_id,
        await addBookAsset(tx, scope, asId<BookId>(params.book_id), staged),
      ),
    release: (database, staged) => releaseStaged(assets, database, staged),
  }),
  read({
    id: 'getBookAsset',
    method: 'GET',
    path: '/books/{book_id}/assets/{id}',
    area,
    summary: 'Read a file of a book',
    description: 'The original file, including its metadata about place and camera.',
    access: 'viewer',
    library: 'query',
    params: AssetPath,
    query: LibraryQuery,
    answers: assetShapes.original,
    problems: ['book-not-found', 'asset-not-found'],
    perform: async (db, call) => {
      const { scope, params } = call;
      const asset = await findBookAsset(db, scope, asId<BookId>(params.book_id), asId<AssetId>(params.id));
      return originalAnswer(assets, asset, call);
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
    answers: assetShapes.removal,
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
    answers: assetShapes.derivative,
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
      const asset = await findBookAsset(db, scope, asId<BookId>(params.book_id), asId<AssetId>(params.id));
      return derivativeAnswer(assets, asset, params.preset, call);
    },
  }),
];
