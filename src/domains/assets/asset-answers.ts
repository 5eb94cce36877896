import { Type } from 'typebox';

import { MediaBytes, MediaStream, notModified } from '../../platform/http/answer.ts';
import type { Answer } from '../../platform/http/answer.ts';
import type { Call } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { acceptedFormat } from './accepted-format.ts';
import { StoredAsset } from './asset.schemas.ts';
import type { Preset } from './asset.schemas.ts';
import type { Assets } from './assets.ts';
import type { Attached } from './attach-asset.ts';
import { contentDisposition } from './content-disposition.ts';
import { derivativeTag } from './file-names.ts';
import { tooManyPixels } from './inspect-file.ts';
import { asMediaType, endings } from './media-types.ts';
import { pixelsOf } from './pictures.ts';
import type { HeldAsset } from './use.store.ts';

const File = Type.String({ format: 'binary' });

/** Response declarations of the file operations. */
export const assetShapes = {
  upload: {
    201: { description: 'The file, which came to stay.', schema: StoredAsset },
    200: { description: 'The same file was there already.', schema: StoredAsset },
  },
  original: { 200: { description: 'The file as it was sent.', schema: File, type: Object.keys(endings) } },
  derivative: {
    200: { description: 'The picture, by `Accept` as WebP or JPEG.', schema: File, type: ['image/webp', 'image/jpeg'] },
  },
  removal: { 204: { description: 'It is gone from here.' } },
};

const hashOf = ({ id }: HeldAsset): string => id.replace('sha256:', '');

const tagOf = (asset: HeldAsset): string => `"${hashOf(asset)}"`;

const presented = ({ id, media_type, bytes, width, height, name, created_at }: HeldAsset): StoredAsset => ({
  id,
  media_type,
  bytes,
  ...(width !== null && height !== null && { width, height }),
  name,
  created_at,
});

/** The receipt stores the holder with the file, because the holder may lose the file later. */
export const attachedAnswer = (path: string, holder: string, { asset, isNew }: Attached): Answer => {
  const body = presented(asset);
  return {
    status: isNew ? 201 : 200,
    body,
    etag: tagOf(asset),
    location: `${path}/${asset.id}`,
    receipt: { id: `${holder} ${asset.id}`, body },
  };
};

/** Streams the original. */
export const originalAnswer = async (
  { storage }: Assets,
  asset: HeldAsset,
  { clientHolds }: Pick<Call, 'clientHolds'>,
): Promise<Answer> => {
  const etag = tagOf(asset);
  if (clientHolds(etag)) return notModified(etag);
  const file = await storage.open(asset.blob);
  if (file === undefined) throw new Error(`the file ${asset.blob} is not in the store`);
  const mediaType = asMediaType(asset.media_type);
  return {
    status: 200,
    body: new MediaStream(mediaType, file.stream, file.bytes),
    etag,
    headers: { 'content-disposition': contentDisposition(asset.name, mediaType) },
  };
};

/** A derivative: 415 if the file is not a picture, 413 if it has more pixels than the current limit. */
export const derivativeAnswer = async (
  { derivatives, mostPixels }: Assets,
  asset: HeldAsset,
  preset: Preset,
  { accept, clientHolds }: Pick<Call, 'accept' | 'clientHolds'>,
): Promise<Answer> => {
  const { blob, width, height } = asset;
  if (width === null || height === null)
    throw new Problem('unsupported-media-type', { detail: 'The file is not a picture.' });
  const picture = { width, height, mediaType: asMediaType(asset.media_type) };
  if (pixelsOf(picture) > mostPixels) throw tooManyPixels(mostPixels);
  const wanted = { preset, format: acceptedFormat(accept) };
  const etag = derivativeTag(hashOf(asset), wanted);
  const varies = 'Accept';
  if (clientHolds(etag)) return { ...notModified(etag), varies };
  const bytes = await derivatives.get({ blob, picture }, wanted);
  return { status: 200, body: new MediaBytes(`image/${wanted.format}`, bytes), etag, varies };
};
