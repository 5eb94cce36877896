import { Type } from 'typebox';

import { MediaBytes, MediaStream, notModified, ok } from '../../platform/http/api-response.ts';
import type { ApiResponse } from '../../platform/http/api-response.ts';
import type { Call } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { negotiateFormat } from './negotiate-format.ts';
import { StoredAsset } from './asset.schemas.ts';
import type { AssetId, Preset } from './asset.schemas.ts';
import type { AssetServices } from './asset-services.ts';
import type { AttachResult } from './attach-asset.ts';
import { formatContentDisposition } from './content-disposition.ts';
import { toDerivativeEtag } from './blob-names.ts';
import { createTooManyPixelsProblem } from './inspect-file.ts';
import { castStoredMediaType, fileExtensions } from './media-types.ts';
import { countPixels } from './picture-processor.ts';
import type { AttachedAsset } from './attachment.store.ts';

const File = Type.String({ format: 'binary' });

/** Response declarations of the file operations. */
export const assetResponses = {
  upload: {
    201: { description: 'The new file.', schema: StoredAsset },
    200: { description: 'The recipe or book already had this file.', schema: StoredAsset },
  },
  original: { 200: { description: 'The file as uploaded.', schema: File, type: Object.keys(fileExtensions) } },
  derivative: {
    200: {
      description: 'The picture, as WebP or JPEG depending on `Accept`.',
      schema: File,
      type: ['image/webp', 'image/jpeg'],
    },
  },
  removal: { 204: { description: 'The file is removed.' } },
};

const hashOf = ({ id }: AttachedAsset): string => id.replace('sha256:', '');

const tagOf = (asset: AttachedAsset): string => `"${hashOf(asset)}"`;

const presented = ({ id, media_type, bytes, width, height, name, created_at }: AttachedAsset): StoredAsset => ({
  id,
  media_type,
  bytes,
  ...(width !== null && height !== null && { width, height }),
  name,
  created_at,
});

/** The receipt stores the holder with the file, because the holder may lose the file later. */
export const createUploadResponse = (path: string, holder: string, { asset, isNew }: AttachResult): ApiResponse => {
  const body = presented(asset);
  return {
    status: isNew ? 201 : 200,
    body,
    etag: tagOf(asset),
    location: `${path}/${asset.id}`,
    receipt: { id: `${holder} ${asset.id}` },
  };
};

/** The holder and the file of an upload, from the id that its receipt stores. */
export const parseUploadId = (id: string): { readonly holder: string; readonly asset: AssetId } => {
  const [holder = '', asset = ''] = id.split(' ');
  return { holder, asset: asId<AssetId>(asset) };
};

/** The response to the retry of an upload. */
export const createAttachedAssetResponse = (asset: AttachedAsset): ApiResponse => ok(presented(asset), tagOf(asset));

/** Streams the original. */
export const createOriginalResponse = async (
  { storage }: AssetServices,
  asset: AttachedAsset,
  { clientHasEtag }: Pick<Call, 'clientHasEtag'>,
): Promise<ApiResponse> => {
  const etag = tagOf(asset);
  if (clientHasEtag(etag)) return notModified(etag);
  const file = await storage.open(asset.blob);
  if (file === undefined) throw new Error(`the file ${asset.blob} is not in the store`);
  const mediaType = castStoredMediaType(asset.media_type);
  return {
    status: 200,
    body: new MediaStream(mediaType, file.stream, file.bytes),
    etag,
    headers: { 'content-disposition': formatContentDisposition(asset.name, mediaType) },
  };
};

/** A derivative: 415 if the file is not a picture, 413 if it has more pixels than the current limit. */
export const createDerivativeResponse = async (
  { derivatives, maxPixels }: AssetServices,
  asset: AttachedAsset,
  preset: Preset,
  { accept, clientHasEtag }: Pick<Call, 'accept' | 'clientHasEtag'>,
): Promise<ApiResponse> => {
  const { blob, width, height } = asset;
  if (width === null || height === null)
    throw new Problem('unsupported-media-type', { detail: 'The file is not a picture.' });
  const picture = { width, height, mediaType: castStoredMediaType(asset.media_type) };
  if (countPixels(picture) > maxPixels) throw createTooManyPixelsProblem(maxPixels);
  const wanted = { preset, format: negotiateFormat(accept) };
  const etag = toDerivativeEtag(hashOf(asset), wanted);
  const varies = 'Accept';
  if (clientHasEtag(etag)) return { ...notModified(etag), varies };
  const bytes = await derivatives.get({ blob, picture }, wanted);
  return { status: 200, body: new MediaBytes(`image/${wanted.format}`, bytes), etag, varies };
};
