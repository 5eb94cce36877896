import type { ShoppingFigures } from './measure-shopping.ts';
import type { KindFigures } from './review/review-kinds.ts';

/** Performance targets. Reads have a target only on the embedded engine, where there is no network in between. */
const TARGETS = { readRatio: 0.75, notModifiedRatio: 1, tickRatio: 0.5, reviewMs: 150 };

interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: '/s' | 'ms' | 'MB';
  /** The baseline, and the minimum ratio to it if there is a target. */
  readonly to?: { readonly name: string; readonly ratio: number; readonly min?: number };
  readonly max?: number;
}

const DECIMALS = { '/s': 0, ms: 1, MB: 1 } as const;

const formatVerdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

const formatComparison = ({ value, unit, to, max }: Row): string => {
  if (max !== undefined) return `at most ${max} ${unit}  ${formatVerdict(value <= max)}`;
  if (to === undefined) return '';
  const target = to.min === undefined ? '' : `, at least ${to.min}  ${formatVerdict(to.ratio >= to.min)}`;
  return `${to.ratio.toFixed(2)} × ${to.name}${target}`;
};

const formatRow = (row: Row): string => {
  const { name, value, unit } = row;
  return `  ${name.padEnd(42)} ${value.toFixed(DECIMALS[unit]).padStart(7)} ${unit.padEnd(3)} ${formatComparison(row)}`.trimEnd();
};

const createRateRows = ({ isEmbedded, rates }: ShoppingFigures): readonly Row[] => {
  const { constant, read, notModified, bare, ticks } = rates;
  const toConstant = (ratio: number, min: number) => ({ name: 'the constant', ratio, ...(isEmbedded && { min }) });
  return [
    { name: 'constant of the same size (upper bound)', value: constant, unit: '/s' },
    { name: 'list of 40 items', value: read.rate, unit: '/s', to: toConstant(read.ratio, TARGETS.readRatio) },
    {
      name: 'list of 40 items, not modified (304)',
      value: notModified.rate,
      unit: '/s',
      to: toConstant(notModified.ratio, TARGETS.notModifiedRatio),
    },
    ...bare.map(({ name, rate }): Row => ({ name: `bare rows, ${name}`, value: rate, unit: '/s' })),
    ...bare.map(({ name, isPlain, tickRatio }): Row => ({
      name: 'checking an item, 32 clients on 32 lists',
      value: ticks,
      unit: '/s',
      to: { name, ratio: tickRatio, ...(isPlain && { min: TARGETS.tickRatio }) },
    })),
  ];
};

const createReviewRows = (kinds: readonly KindFigures[]): readonly Row[] =>
  kinds.flatMap(({ kind, p50, p99 }): readonly Row[] => [
    { name: `${kind}, p50`, value: p50, unit: 'ms', max: TARGETS.reviewMs },
    { name: `${kind}, p99`, value: p99, unit: 'ms', max: TARGETS.reviewMs },
  ]);

/** One line per figure, with its target if there is one. */
export const formatShoppingReport = (figures: ShoppingFigures): string =>
  [
    `\n${figures.engine}, with a bearer token; the list has ${figures.rates.characters} characters`,
    ...createRateRows(figures).map(formatRow),
    `\n${figures.engine}, review of 200 recipes with 20 ingredients, one client`,
    ...[
      ...createReviewRows(figures.review.kinds),
      { name: 'response size', value: figures.review.megabytes, unit: 'MB' } as const,
    ].map(formatRow),
  ].join('\n');

export const formatDerivationReport = (kinds: readonly KindFigures[]): string =>
  ['\nDerivation only, 200 recipes with 20 ingredients', ...createReviewRows(kinds).map(formatRow)].join('\n');
