import type { AssetFigures } from './measure-assets.ts';

/** Performance targets. Reads have a target only on the embedded engine, where there is no network in between. */
const TARGETS = { cold: 0.9, cached: 0.6 };

const formatLine = (name: string, rate: number, end = ''): string =>
  `  ${name.padEnd(42)} ${rate.toFixed(1).padStart(8)} /s  ${end}`.trimEnd();

const formatRatio = (name: string, ratio: number, min?: number): string => {
  const target = min === undefined ? '' : `, at least ${min}  ${ratio >= min ? 'met' : 'MISSED'}`;
  return `${ratio.toFixed(2)} × ${name}${target}`;
};

/** One line per figure, with its target if there is one. */
export const formatAssetReport = (figures: AssetFigures): string => {
  const { engine, isEmbedded, bare, cold, bytes, constant, cached, notModified } = figures;
  return [
    `\n${engine}, resizing 12-megapixel images, three sizes each`,
    formatLine('sharp alone', bare),
    formatLine('first request', cold.rate, formatRatio('sharp alone', cold.ratio, TARGETS.cold)),
    `\n${engine}, with a bearer token; the image has ${bytes} bytes`,
    formatLine('constant of the same size (upper bound)', constant),
    formatLine(
      'cached image',
      cached.rate,
      formatRatio('the constant', cached.ratio, isEmbedded ? TARGETS.cached : undefined),
    ),
    formatLine('cached image, not modified (304)', notModified.rate, formatRatio('the constant', notModified.ratio)),
  ].join('\n');
};
