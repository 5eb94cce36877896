import type { LibraryEngine } from './engine.ts';
import type { LibraryFigures } from './measure-library.ts';
import type { ListingFigures } from './timings/time-listing.ts';
import type { PendingFigures } from './timings/time-pending.ts';

/** Performance targets for SQLite. Targets in milliseconds are multiplied by the allowance of other engines. */
const TARGETS = {
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
  readonly max?: number;
}

const DECIMALS = { ms: 2, s: 1, '×': 2, MB: 0, '/s': 0, '%': 0, '': 0 } as const;

const createListingRows = (name: string, { first, deep, deepPage, ratio }: ListingFigures, max: number): Row[] => [
  { name: `${name}, page 1, p50`, value: first.p50, unit: 'ms' },
  { name: `${name}, page 1, p99`, value: first.p99, unit: 'ms', max },
  { name: `${name}, page ${deepPage}, p50`, value: deep.p50, unit: 'ms' },
  { name: `${name}, page ${deepPage}, p99`, value: deep.p99, unit: 'ms', max },
  { name: `${name}, page ${deepPage} vs. page 1`, value: ratio, unit: '×', max: TARGETS.deepRatio },
];

const createPendingRows = ({ pages, pending, cleaned, ratio }: PendingFigures): Row[] => [
  { name: 'pending index pages after writes', value: pages, unit: '' },
  { name: 'search after writes, p50', value: pending.p50, unit: 'ms' },
  { name: 'search after writes, p99', value: pending.p99, unit: 'ms' },
  { name: 'search, index cleaned, p50', value: cleaned.p50, unit: 'ms' },
  { name: 'search, index cleaned, p99', value: cleaned.p99, unit: 'ms' },
  { name: 'search, pending vs. cleaned, p99', value: ratio, unit: '×', max: TARGETS.pendingRatio },
];

const createRows = ({ allowance }: LibraryEngine, figures: LibraryFigures): Row[] => {
  const { fill, creation, search, pending, latest, byTitle, importing, pantry, megabytes, megabytesAnew } = figures;
  return [
    { name: 'filling, 64 concurrent requests', value: fill.recipesPerSecond, unit: '/s' },
    { name: 'creating one among 1000', value: creation.early, unit: 'ms' },
    { name: 'creating one among all', value: creation.late, unit: 'ms' },
    { name: 'creating one, all vs. 1000', value: creation.ratio, unit: '×', max: TARGETS.creationRatio },
    { name: 'search in a tag, p50', value: search.service.p50, unit: 'ms' },
    { name: 'search in a tag, p99', value: search.service.p99, unit: 'ms', max: TARGETS.searchMs * allowance },
    { name: 'search in a tag, with results', value: search.found, unit: '%' },
    { name: 'bare index, p50', value: search.bare.p50, unit: 'ms' },
    { name: 'bare index, p99', value: search.bare.p99, unit: 'ms' },
    { name: 'bare index, with results', value: search.foundBare, unit: '%' },
    ...(pending === undefined ? [] : createPendingRows(pending)),
    ...createListingRows('latest first', latest, TARGETS.listingMs * allowance),
    ...createListingRows('by title', byTitle, TARGETS.listingMs * allowance),
    { name: 'importing 1000 recipes', value: importing, unit: 's', max: TARGETS.importS },
    { name: 'pantry, recipes with common food', value: pantry.takers, unit: '' },
    { name: 'pantry, add common food, empty', value: pantry.first, unit: 'ms' },
    { name: 'pantry, add another food', value: pantry.others, unit: 'ms' },
    { name: 'pantry, remove common food, full', value: pantry.went, unit: 'ms' },
    { name: 'pantry, add common food, full', value: pantry.came, unit: 'ms' },
    { name: 'memory, after start', value: megabytes.empty, unit: 'MB' },
    { name: 'memory, library filled', value: megabytes.filled, unit: 'MB' },
    { name: 'memory, all recipes listed', value: megabytes.listed, unit: 'MB', max: TARGETS.megabytes },
    { name: 'memory, the same in a new process', value: megabytesAnew, unit: 'MB', max: TARGETS.megabytes },
  ];
};

const formatRow = ({ name, value, unit, max }: Row): string => {
  const figure = `  ${name.padEnd(34)} ${value.toFixed(DECIMALS[unit]).padStart(9)} ${unit.padEnd(2)}`;
  if (max === undefined) return figure.trimEnd();
  return `${figure}   ${`at most ${max} ${unit}`.padEnd(14)} ${value <= max ? 'met' : 'MISSED'}`;
};

/** One line per figure, with its target if there is one. */
export const formatReport = (engine: LibraryEngine, recipes: number, figures: LibraryFigures): string =>
  [`\n${engine.title}, ${recipes} recipes`, ...createRows(engine, figures).map(formatRow)].join('\n');
