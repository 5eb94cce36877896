import { getFileExtension } from '../../assets/index.ts';

const CONTENT_ID = /^sha256:([a-f0-9]{64})$/;

/** Path of an asset in an archive, `assets/<64 hex>.jpg`. The name is the content hash, so each appears once. */
export const getAssetPath = (assetId: string, mediaType: string): string => {
  const [, hash] = CONTENT_ID.exec(assetId) ?? [];
  if (hash === undefined) throw new TypeError(`${assetId} is not an asset id.`);
  return `assets/${hash}.${getFileExtension(mediaType)}`;
};

/** Whether the content is already compressed. */
export const isCompressedType = (mediaType: string): boolean =>
  /^(?:image|audio|video)\/(?!svg|bmp|tiff)|^application\/(?:pdf|zip|gzip)$/.test(mediaType);
