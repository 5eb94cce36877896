import type { ReceivedFile } from '../../platform/http/upload/file-form.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { isArchive, isCompletePdf, readHeadAndTail } from './head-and-tail.ts';
import type { HeadAndTail } from './head-and-tail.ts';
import { detectMediaType } from './media-types.ts';
import type { MediaType } from './media-types.ts';
import { countPixels } from './picture-processor.ts';
import type { PictureHeader, PictureSize, PictureProcessor } from './picture-processor.ts';

/** The result of inspecting a file. */
export interface FileInspection {
  readonly mediaType: MediaType;
  /** Size of a picture as displayed. */
  readonly size: PictureSize | undefined;
}

const unsupported = (detail: string, cause?: unknown): Problem =>
  new Problem('unsupported-media-type', { detail, cause });

const unreadable = (cause: unknown): Problem => new Problem('file-unreadable', { cause });

export const createTooManyPixelsProblem = (maximum: number): Problem =>
  new Problem('payload-too-large', {
    detail: `The picture has more than ${maximum} pixels.`,
    params: { limit: 'image_pixels', maximum },
  });

/** The type found by the image library, which is authoritative. */
const typeOf = ({ format, compression }: PictureHeader): string => {
  if (format !== 'heif') return `image/${format}`;
  return compression === 'av1' ? 'image/avif' : 'image/heic';
};

const inspectPicture = async (
  pictures: PictureProcessor,
  path: string,
  mediaType: MediaType,
  maximum: number,
): Promise<FileInspection> => {
  // Which HEIC variants can be read depends on how the library was built.
  const refuse = (cause: unknown): Problem =>
    mediaType === 'image/heic'
      ? unsupported('This service cannot read HEIC pictures such as this one.', cause)
      : unreadable(cause);
  const header = await pictures.readHeader(path).catch((error: unknown) => {
    throw refuse(error);
  });
  if (typeOf(header) !== mediaType) throw refuse('it is another type of picture than it begins as');
  const { width, height } = header;
  if (countPixels(header) > maximum) throw createTooManyPixelsProblem(maximum);
  await pictures.verify(path, { width, height, mediaType }).catch((error: unknown) => {
    throw refuse(error);
  });
  return { mediaType, size: { width, height } };
};

const inspectPdf = (ends: HeadAndTail): FileInspection => {
  if (!isCompletePdf(ends)) throw unreadable('the end of the PDF is missing');
  return { mediaType: 'application/pdf', size: undefined };
};

/**
 * Determines the type of a file from its content, ignoring its name and declared type. Throws 415 for unsupported
 * types, 413 for a picture that is too large, before decoding it, and 422 for one that cannot be read completely.
 */
export const inspectFile = async (
  pictures: PictureProcessor,
  { incoming, bytes }: Pick<ReceivedFile, 'incoming' | 'bytes'>,
  mostPixels: number,
): Promise<FileInspection> => {
  const ends = await readHeadAndTail(incoming.path, bytes);
  const mediaType = detectMediaType(ends.head);
  if (mediaType === undefined) throw unsupported('The file is neither a picture of a known type nor a PDF.');
  if (isArchive(ends)) throw unsupported('The file is an archive as well.');
  if (mediaType === 'application/pdf') return inspectPdf(ends);
  return inspectPicture(pictures, incoming.path, mediaType, mostPixels);
};
