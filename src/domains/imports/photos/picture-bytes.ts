import { typeByFirstBytes } from '../../assets/index.ts';

/** A photograph that is at hand. */
export interface PictureBytes {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** What came as a picture, where it is one by how it begins. */
export const asPicture = (bytes: Uint8Array | undefined): PictureBytes | undefined => {
  if (bytes === undefined) return undefined;
  const mediaType = typeByFirstBytes(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)));
  return mediaType?.startsWith('image/') === true ? { bytes, mediaType } : undefined;
};
