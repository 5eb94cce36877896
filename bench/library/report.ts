import type { LibraryEngine } from './engine.ts';
import type { LibraryFigures } from './measure-library.ts';
import type { ListingFigures } from './time-listing.ts';
import type { PendingFigures } from './time-pending.ts';

/** Performance targets for SQLite. Targets in milliseconds are multiplied by the allowance of other engines. */
const BARS = {
  searchMs: 50,
  listingMs: 15,
  deepRatio: 2,
  creationRatio: 2,
  pendingRatio: 2,
  importS: 20,
  megabytes: 250,
};

interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 's' | '×' | 'MB' | '/s' | '%' | '';
  readonly most?: number;
}

const DECIMALS = { ms: 2, s: 1, '×': 2, MB: 0, '/s': 0, '%': 0, '': 0 } as const;

const listingRows = (name: string, { first, deep, deepPage, ratio }: ListingFigures, most: number): Row[] => [
  { name: `${name}, page 1, p50`, value: first.p50, unit: 'ms' },
  { name: `${name}, page 1, p99`, value: first.p99, unit: 'ms', most },
  { name: `${name}, page ${deepPage}, p50`, value: deep.p50, unit: 'ms' },
  { name: `${name}, page ${deepPage}, p99`, value: deep.p99, unit: 'ms', most },
  { name: `${name}, page ${deepPage} to page 1`, value: ratio, unit: '×', most: BARS.deepRatio },
];

const pendingRows = ({ pages, pending, cleaned, ratio }: PendingFigures): Row[] => [
  { name: 'index, pages pending after writes', value: pages, unit: '' },
  { name: 'search after writes, p50', value: pending.p50, unit: 'ms' },
  { name: 'search after writes, p99', value: pending.p99, unit: 'ms' },
  { name: 'search, index cleaned, p50', value: cleaned.p50, unit: 'ms' },
  { name: 'search, index cleaned, p99', value: cleaned.p99, unit: 'ms' },
  { name: 'search, written to cleaned, p99', value: ratio, unit: '×', most: BARS.pendingRatio },
];

const rowsOf = ({ allowance }: LibraryEngine, figures: LibraryFigures): Row[] => {
  const { fill, creation, search, pending, latest, byTitle, importing, pantry, megabytes, megabytesAnew } = figures;
  return [
    { name: 'filling, 64 at a time', value: fill.recipesPerSecond, unit: '/s' },
    { name: 'creating one, among 1000', value: creation.early, unit: 'ms' },
    { name: 'creating one, among all', value: creation.late, unit: 'ms' },
    { name: 'creating one, all to 1000', value: creation.ratio, unit: '×', most: BARS.creationRatio },
    { name: 'search in a tag, p50', value: search.service.p50, unit: 'ms' },
    { name: 'search in a tag, p99', value: search.service.p99, unit: 'ms', most: BARS.searchMs * allowance },
    { name: 'search in a tag, found something', value: search.found, unit: '%' },
    { name: 'the bare index, p50', value: search.bare.p50, unit: 'ms' },
    { name: 'the bare index, p99', value: search.bare.p99, unit: 'ms' },
    { name: 'the bare index, found something', value: search.foundBare, unit: '%' },
    ...(pending === undefined ? [] : pendingRows(pending)),
    ...listingRows('latest first', latest, BARS.listingMs * allowance),
    ...listingRows('by title', byTitle, BARS.listingMs * allowance),
    { name: 'importing 1000 recipes', value: importing, unit: 's', most: BARS.importS },
    { name: 'pantry, recipes with its first food', value: pantry.takers, unit: '' },
    { name: 'pantry, its first food comes', value: pantry.first, unit: 'ms' },
    { name: 'pantry, any other food comes', value: pantry.others, unit: 'ms' },
    { name: 'pantry, all of them turn off', value: pantry.went, unit: 'ms' },
    { name: 'pantry, all of them turn on', value: pantry.came, unit: 'ms' },
    { name: 'memory, nothing done yet', value: megabytes.empty, unit: 'MB' },
    { name: 'memory, library filled', value: megabytes.filled, unit: 'MB' },
    { name: 'memory, all recipes listed', value: megabytes.listed, unit: 'MB', most: BARS.megabytes },
    { name: 'memory, the same in a new process', value: megabytesAnew, unit: 'MB', most: BARS.megabytes },
  ];
};

const lineOf = ({ name, value, unit, most }: Row): string => {
  const figure = `  ${name.padEnd(34)} ${value.toFixed(DECIMALS[unit]).padStart(9)} ${unit.padEnd(2)}`;
  if (most === undefined) return figure.trimEnd();
  return `${figure}   ${`at most ${most} ${unit}`.padEnd(14)} ${value <= most ? 'met' : 'MISSED'}`;
};

/** One line per figure, with its target if there is one. */
export const report = (engine: LibraryEngine, recipes: number, figures: LibraryFigures): string =>
  [`\n${engine.title}, ${recipes} recipes`, ...rowsOf(engine, figures).map(lineOf)].join('\n');
