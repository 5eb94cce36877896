import { detectMediaType } from '../../assets/index.ts';

/** The content of a picture. */
export interface PhotoContent {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Returns the bytes as a picture if their first bytes identify one. */
export const toPhotoContent = (bytes: Uint8Array | undefined): PhotoContent | undefined => {
  if (bytes === undefined) return undefined;
  const mediaType = detectMediaType(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)));
  return mediaType?.startsWith('image/') === true ? { bytes, mediaType } : undefined;
};
