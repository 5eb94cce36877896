import { availableParallelism } from 'node:os';

import type { Sharp } from 'sharp';

import { loadSharp } from './load-sharp.ts';
import type { MediaType } from './media-types.ts';
import type { ThreadLoad } from '../../platform/threads/thread-metrics.ts';
import { WeightedQueue } from '../../platform/threads/weighted-queue.ts';

/** Node's thread pool has four threads; one is left for files and passwords. */
const MAX_CONCURRENT = 3;

/**
 * Pictures above this size are processed alone: a GIF or progressive JPEG of 40 megapixels takes 200 MB, an AVIF 700.
 */
const HEAVY_PIXELS = 16_000_000;
const AVIF_FACTOR = 4;

/** The slowest picture of 40 megapixels, an AVIF, takes 3 s here. */
const PROVING_SECONDS = 10;
const DERIVING_SECONDS = 30;

/** A picture is verified by decoding it completely while shrinking it to this size. */
const PROOF_EDGE = 16;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Picture extends PictureSize {
  readonly mediaType: MediaType;
}

/** Metadata from the header of a picture. */
export interface PictureHeader extends PictureSize {
  /** sharp's name for the format: `jpeg`, `heif`. */
  readonly format: string;
  /** The compression of a `heif`. */
  readonly compression: string | undefined;
}

export type DerivativeFormat = 'webp' | 'jpeg';

export const countPixels = ({ width, height }: PictureSize): number => width * height;

const isHeif = ({ mediaType }: Picture): boolean => mediaType === 'image/avif' || mediaType === 'image/heic';

const weightOf = (picture: Picture): number =>
  countPixels(picture) * (isHeif(picture) ? AVIF_FACTOR : 1) > HEAVY_PIXELS ? MAX_CONCURRENT : 1;

/** Resizes a picture: upright, never enlarged, and without the original's location metadata. */
export const resizePicture = (picture: Sharp, edge: number, format: DerivativeFormat): Sharp => {
  const small = picture.autoOrient().resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
  // A third faster than the default effort of 4, for files that are 5 % larger.
  if (format === 'webp') return small.webp({ quality: 80, effort: 2 });
  return small.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: false });
};

/** Reads and creates pictures off the event loop, a few at a time. Throws if a picture cannot be read. */
export class PictureProcessor {
  readonly #turns = new WeightedQueue(Math.min(MAX_CONCURRENT, availableParallelism()));

  /** The threads are those of Node, of which a few are used for pictures. */
  get load(): ThreadLoad {
    const { max, taken, waiting } = this.#turns;
    return { idle: max - taken, running: taken, waiting };
  }

  /** Reads only the header, without decoding pixels. */
  async readHeader(path: string): Promise<PictureHeader> {
    const sharp = await loadSharp();
    return this.#turns.run(1, async () => {
      const { format, compression, autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
      return { ...autoOrient, format, compression };
    });
  }

  /** Throws if a picture cannot be decoded completely. */
  async verify(path: string, picture: Picture): Promise<void> {
    const sharp = await loadSharp();
    await this.#turns.run(weightOf(picture), () =>
      sharp(path, { failOn: 'error', limitInputPixels: countPixels(picture) })
        .timeout({ seconds: PROVING_SECONDS })
        .resize({ width: PROOF_EDGE, height: PROOF_EDGE, fit: 'inside', kernel: 'nearest' })
        .raw()
        .toBuffer(),
    );
  }

  async derive(path: string, picture: Picture, edge: number, format: DerivativeFormat): Promise<Buffer> {
    const sharp = await loadSharp();
    return this.#turns.run(weightOf(picture), () =>
      resizePicture(sharp(path, { failOn: 'error', limitInputPixels: countPixels(picture) }), edge, format)
        .timeout({ seconds: DERIVING_SECONDS })
        .toBuffer(),
    );
  }
}
