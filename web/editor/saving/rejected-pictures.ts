import { hasCode } from '../../api/problem.ts';
import type { Picture } from '../document/form.ts';

/** An image error, as the key of its text. */
export type PictureError = 'pictureUnknown' | 'pictureDamaged' | 'pictureTooLarge';

/** By image key, with the error and the file name. */
export type RejectedPictures = ReadonlyMap<string, { readonly reason: PictureError; readonly file: string }>;

/** The service rejected some images, so a retry does not help. */
export class PicturesRejectedError extends Error {
  override readonly name = 'PicturesRefused';
  readonly pictures: RejectedPictures;

  constructor(pictures: RejectedPictures) {
    super([...pictures.values()].map(({ file }) => file).join(', '));
    this.pictures = pictures;
  }
}

const ERRORS_BY_CODE: readonly (readonly [code: string, reason: PictureError])[] = [
  ['unsupported-media-type', 'pictureUnknown'],
  ['file-unreadable', 'pictureDamaged'],
  ['payload-too-large', 'pictureTooLarge'],
];

/** The image error for a failed upload; undefined if the image was not the cause. */
export const getPictureError = (error: unknown): PictureError | undefined =>
  ERRORS_BY_CODE.find(([code]) => hasCode(error, code))?.[1];

/** Without those the user has removed since. */
export const filterRemaining = (rejected: RejectedPictures, pictures: readonly Picture[]): RejectedPictures =>
  new Map([...rejected].filter(([key]) => pictures.some((picture) => picture.key === key)));
