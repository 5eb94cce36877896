import { availableParallelism } from 'node:os';

import type { Sharp } from 'sharp';

import { loadSharp } from './load-sharp.ts';
import type { MediaType } from './media-types.ts';
import { Turns } from '../../platform/threads/turns.ts';

/** Of the four threads that Node has for such work, one is left to files and passwords. */
const MOST_AT_ONCE = 3;

/** From here on a picture runs alone: a GIF or a progressive JPEG of 40 megapixels takes 200 MB, an AVIF 700. */
const HEAVY_PIXELS = 16_000_000;
const AVIF_FACTOR = 4;

/** The slowest of 40 megapixels, an AVIF, takes 3 s here. */
const PROVING_SECONDS = 10;
const DERIVING_SECONDS = 30;

/** To prove that a picture can be read it is read whole, and shrunk to nothing on the way. */
const PROOF_EDGE = 16;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Picture extends PictureSize {
  readonly mediaType: MediaType;
}

/** What the header of a picture says. */
export interface PictureHeader extends PictureSize {
  /** As sharp calls it: `jpeg`, `heif`. */
  readonly format: string;
  /** What a `heif` is compressed with. */
  readonly compression: string | undefined;
}

export type PictureFormat = 'webp' | 'jpeg';

export const pixelsOf = ({ width, height }: PictureSize): number => width * height;

const isHeif = ({ mediaType }: Picture): boolean => mediaType === 'image/avif' || mediaType === 'image/heic';

const weightOf = (picture: Picture): number =>
  pixelsOf(picture) * (isHeif(picture) ? AVIF_FACTOR : 1) > HEAVY_PIXELS ? MOST_AT_ONCE : 1;

/** The smaller picture: upright, never enlarged, and with nothing that the original says of where it was taken. */
export const shrink = (picture: Sharp, edge: number, format: PictureFormat): Sharp => {
  const small = picture.autoOrient().resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });
  // A third quicker than the usual effort of 4, for files that are a twentieth larger.
  if (format === 'webp') return small.webp({ quality: 80, effort: 2 });
  return small.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: false });
};

/** Reads and makes pictures beside the event loop, a few at once. What cannot be read throws. */
export class Pictures {
  readonly #turns = new Turns(Math.min(MOST_AT_ONCE, availableParallelism()));

  /** Without looking at a single pixel. */
  async header(path: string): Promise<PictureHeader> {
    const sharp = await loadSharp();
    return this.#turns.run(1, async () => {
      const { format, compression, autoOrient } = await sharp(path, { limitInputPixels: false }).metadata();
      return { ...autoOrient, format, compression };
    });
  }

  /** Throws where a picture cannot be read to its end. */
  async prove(path: string, picture: Picture): Promise<void> {
    const sharp = await loadSharp();
    await this.#turns.run(weightOf(picture), () =>
      sharp(path, { failOn: 'error', limitInputPixels: pixelsOf(picture) })
        .timeout({ seconds: PROVING_SECONDS })
        .resize({ width: PROOF_EDGE, height: PROOF_EDGE, fit: 'inside', kernel: 'nearest' })
        .raw()
        .toBuffer(),
    );
  }

  async derive(path: string, picture: Picture, edge: number, format: PictureFormat): Promise<Buffer> {
    const sharp = await loadSharp();
    return this.#turns.run(weightOf(picture), () =>
      shrink(sharp(path, { failOn: 'error', limitInputPixels: pixelsOf(picture) }), edge, format)
        .timeout({ seconds: DERIVING_SECONDS })
        .toBuffer(),
    );
  }
}
