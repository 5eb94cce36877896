import { hasCode } from '../../api/problem.ts';
import type { Picture } from '../document/form.ts';

/** What is wrong with a picture, as a word for it. */
export type PictureFault = 'pictureUnknown' | 'pictureDamaged' | 'pictureTooLarge';

/** A picture by its key, with what is wrong with it and the name of its file. */
export type RefusedPictures = ReadonlyMap<string, { readonly fault: PictureFault; readonly file: string }>;

/** The service will not have some of the pictures, however often they are sent. */
export class PicturesRefused extends Error {
  override readonly name = 'PicturesRefused';
  readonly pictures: RefusedPictures;

  constructor(pictures: RefusedPictures) {
    super([...pictures.values()].map(({ file }) => file).join(', '));
    this.pictures = pictures;
  }
}

const FAULTS: readonly (readonly [code: string, fault: PictureFault])[] = [
  ['unsupported-media-type', 'pictureUnknown'],
  ['file-unreadable', 'pictureDamaged'],
  ['payload-too-large', 'pictureTooLarge'],
];

/** What is wrong with a picture that was sent; undefined where it is not the picture that failed. */
export const pictureFaultOf = (error: unknown): PictureFault | undefined =>
  FAULTS.find(([code]) => hasCode(error, code))?.[1];

/** Those that are still there: what was removed is no fault any more. */
export const stillRefused = (refused: RefusedPictures, pictures: readonly Picture[]): RefusedPictures =>
  new Map([...refused].filter(([key]) => pictures.some((picture) => picture.key === key)));
