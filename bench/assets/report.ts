import type { AssetFigures } from './measure-assets.ts';

/** Performance targets. Reads have a target only on the embedded engine, where there is no network in between. */
const BARS = { cold: 0.9, cached: 0.6 };

const line = (name: string, rate: number, end = ''): string =>
  `  ${name.padEnd(42)} ${rate.toFixed(1).padStart(8)} /s  ${end}`.trimEnd();

const against = (name: string, ratio: number, least?: number): string => {
  const bar = least === undefined ? '' : `, at least ${least}  ${ratio >= least ? 'met' : 'MISSED'}`;
  return `${ratio.toFixed(2)} × ${name}${bar}`;
};

/** One line per figure, with its target if there is one. */
export const reportAssets = (figures: AssetFigures): string => {
  const { engine, isEmbedded, bare, cold, bytes, constant, cached, notModified } = figures;
  return [
    `\n${engine}, smaller pictures of 12 megapixels, three of each`,
    line('sharp alone', bare),
    line('asked for the first time', cold.rate, against('sharp alone', cold.ratio, BARS.cold)),
    `\n${engine}, with a bearer token; the picture has ${bytes} bytes`,
    line('constant bytes of the same size (ceiling)', constant),
    line(
      'a picture that was made before',
      cached.rate,
      against('the constant', cached.ratio, isEmbedded ? BARS.cached : undefined),
    ),
    line('the same, not modified (304)', notModified.rate, against('the constant', notModified.ratio)),
  ].join('\n');
};
