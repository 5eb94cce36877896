import { typeByFirstBytes } from '../../assets/index.ts';

/** The content of a picture. */
export interface PictureBytes {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Returns the bytes as a picture if their first bytes identify one. */
export const asPicture = (bytes: Uint8Array | undefined): PictureBytes | undefined => {
  if (bytes === undefined) return undefined;
  const mediaType = typeByFirstBytes(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)));
  return mediaType?.startsWith('image/') === true ? { bytes, mediaType } : undefined;
};
