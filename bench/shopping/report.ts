import type { ShoppingFigures } from './measure-shopping.ts';
import type { KindFigures } from './review-kinds.ts';

/** Performance targets. Reads have a target only on the embedded engine, where there is no network in between. */
const BARS = { readRatio: 0.75, notModifiedRatio: 1, tickRatio: 0.5, reviewMs: 150 };

interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: '/s' | 'ms' | 'MB';
  /** The baseline, and the minimum ratio to it if there is a target. */
  readonly to?: { readonly name: string; readonly ratio: number; readonly least?: number };
  readonly most?: number;
}

const DECIMALS = { '/s': 0, ms: 1, MB: 1 } as const;

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

const endOf = ({ value, unit, to, most }: Row): string => {
  if (most !== undefined) return `at most ${most} ${unit}  ${verdict(value <= most)}`;
  if (to === undefined) return '';
  const bar = to.least === undefined ? '' : `, at least ${to.least}  ${verdict(to.ratio >= to.least)}`;
  return `${to.ratio.toFixed(2)} × ${to.name}${bar}`;
};

const lineOf = (row: Row): string => {
  const { name, value, unit } = row;
  return `  ${name.padEnd(42)} ${value.toFixed(DECIMALS[unit]).padStart(7)} ${unit.padEnd(3)} ${endOf(row)}`.trimEnd();
};

const rateRows = ({ isEmbedded, rates }: ShoppingFigures): readonly Row[] => {
  const { constant, read, notModified, bare, ticks } = rates;
  const toConstant = (ratio: number, least: number) => ({ name: 'the constant', ratio, ...(isEmbedded && { least }) });
  return [
    { name: 'a constant of the same size (ceiling)', value: constant, unit: '/s' },
    { name: 'a list of 40 items', value: read.rate, unit: '/s', to: toConstant(read.ratio, BARS.readRatio) },
    {
      name: 'the same, not modified (304)',
      value: notModified.rate,
      unit: '/s',
      to: toConstant(notModified.ratio, BARS.notModifiedRatio),
    },
    ...bare.map(({ name, rate }): Row => ({ name: `the bare rows of a tick, ${name}`, value: rate, unit: '/s' })),
    ...bare.map(({ name, isPlain, tickRatio }): Row => ({
      name: 'ticking an item, 32 clients on 32 lists',
      value: ticks,
      unit: '/s',
      to: { name, ratio: tickRatio, ...(isPlain && { least: BARS.tickRatio }) },
    })),
  ];
};

const reviewRows = (kinds: readonly KindFigures[]): readonly Row[] =>
  kinds.flatMap(({ kind, p50, p99 }): readonly Row[] => [
    { name: `${kind}, p50`, value: p50, unit: 'ms', most: BARS.reviewMs },
    { name: `${kind}, p99`, value: p99, unit: 'ms', most: BARS.reviewMs },
  ]);

/** One line per figure, with its target if there is one. */
export const reportShopping = (figures: ShoppingFigures): string =>
  [
    `\n${figures.engine}, with a bearer token; the list has ${figures.rates.characters} characters`,
    ...rateRows(figures).map(lineOf),
    `\n${figures.engine}, review of 200 recipes of 20 ingredients, one client`,
    ...[
      ...reviewRows(figures.review.kinds),
      { name: 'the answer', value: figures.review.megabytes, unit: 'MB' } as const,
    ].map(lineOf),
  ].join('\n');

export const reportDerivation = (kinds: readonly KindFigures[]): string =>
  ['\nThe derivation alone, of 200 recipes of 20 ingredients', ...reviewRows(kinds).map(lineOf)].join('\n');
