import { endingOf } from '../../../assets/index.ts';

const CONTENT_ID = /^sha256:([a-f0-9]{64})$/;

/** `assets/<64 hex>.jpg`: where an asset stands in an archive. Its name is its content, so it stands there once. */
export const assetPath = (assetId: string, mediaType: string): string => {
  const [, hash] = CONTENT_ID.exec(assetId) ?? [];
  if (hash === undefined) throw new TypeError(`${assetId} is no id of an asset.`);
  return `assets/${hash}.${endingOf(mediaType)}`;
};

/** Whether to compress it once more would be in vain. */
export const isCompressedType = (mediaType: string): boolean =>
  /^(?:image|audio|video)\/(?!svg|bmp|tiff)|^application\/(?:pdf|zip|gzip)$/.test(mediaType);
