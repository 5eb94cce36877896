import { Type } from 'typebox';

import { noContent } from '../../../platform/http/api-response.ts';
import { LibraryQuery } from '../../../platform/http/library-query.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { FORM_TYPE, FileForm } from '../../../platform/http/upload/file-form.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
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
import {
  attachAssetToRecipe,
  requireRecipeAsset,
  assertRecipeExists,
  detachUnusedRecipeAsset,
} from './recipe-asset.ts';

const area = 'Recipes';
const id = Type.String({ description: 'Id of the library entry.' });
const asset_id = AssetIdText('Id of the file.');
const AssetPath = Type.Object({ id, asset_id });

export const assetOperations = (assets: AssetServices): readonly Operation[] => [
  change({
    id: 'addRecipeAsset',
    method: 'POST',
    path: '/recipes/{id}/assets',
    area,
    summary: 'Upload a file for a recipe',
    description:
      'A picture or a PDF. The same file is stored only once. It appears in the recipe as soon as `assets` refers to it, and stays attached until you remove it. Creates no revision.',
    access: 'editor',
    params: Type.Object({ id }),
    body: FileForm,
    bodyType: FORM_TYPE,
    responses: assetResponses.upload,
    problems: ['recipe-not-found', 'recipe-trashed', 'file-unreadable'],
    creation: {
      readCurrent: async (db, scope, { id: stored }) => {
        const { holder, asset } = parseUploadId(stored);
        return createAttachedAssetResponse(await requireRecipeAsset(db, scope, asId<EntryId>(holder), asset));
      },
    },
    prepare: async ({ db }, { scope, params, body }) => {
      await assertRecipeExists(db, scope, asId<EntryId>(params.id));
      return stageAsset(assets, scope.newId, body);
    },
    perform: async (tx, { scope, params }, staged) =>
      createUploadResponse(
        `/recipes/${params.id}/assets`,
        params.id,
        await attachAssetToRecipe(tx, scope, asId<EntryId>(params.id), staged),
      ),
    release: (database, staged) => deleteUnusedStagedAsset(assets, database, staged),
  }),
  read({
    id: 'getRecipeAsset',
    method: 'GET',
    path: '/recipes/{id}/assets/{asset_id}',
    area,
    summary: 'Read a file of a recipe',
    description: 'The original file, including location and camera metadata.',
    access: 'viewer',
    library: 'query',
    params: AssetPath,
    query: LibraryQuery,
    responses: assetResponses.original,
    problems: ['recipe-not-found', 'asset-not-found'],
    perform: async (db, call) => {
      const { scope, params } = call;
      const asset = await requireRecipeAsset(db, scope, asId<EntryId>(params.id), asId<AssetId>(params.asset_id));
      return createOriginalResponse(assets, asset, call);
    },
  }),
  change({
    id: 'removeRecipeAsset',
    method: 'DELETE',
    path: '/recipes/{id}/assets/{asset_id}',
    area,
    summary: 'Remove a file from a recipe',
    description: 'The current document must not refer to it. Creates no revision.',
    access: 'editor',
    params: AssetPath,
    responses: assetResponses.removal,
    problems: ['recipe-not-found', 'recipe-trashed', 'asset-not-found', 'asset-in-use'],
    perform: async (tx, { scope, params }) => {
      await detachUnusedRecipeAsset(tx, scope, asId<EntryId>(params.id), asId<AssetId>(params.asset_id));
      return noContent;
    },
  }),
  read({
    id: 'getRecipeAssetDerivative',
    method: 'GET',
    path: '/recipes/{id}/assets/{asset_id}/derivatives/{preset}',
    area,
    summary: 'Get a smaller picture of a recipe',
    description: 'Upright and without location metadata. Created on first request.',
    access: 'viewer',
    library: 'query',
    params: Type.Object({ id, asset_id, preset: PresetName }),
    query: LibraryQuery,
    responses: assetResponses.derivative,
    problems: [
      'recipe-not-found',
      'asset-not-found',
      'payload-too-large',
      'unsupported-media-type',
      'file-unreadable',
      'storage-full',
    ],
    perform: async (db, call) => {
      const { scope, params } = call;
      const asset = await requireRecipeAsset(db, scope, asId<EntryId>(params.id), asId<AssetId>(params.asset_id));
      return createDerivativeResponse(assets, asset, params.preset, call);
    },
  }),
];
