import type { PantryEntry, PantryEntryInput } from '../../src/domains/pantry/index.ts';

/** The entries of one location. */
export interface PantryShelf {
  /** Empty if the location is unknown. */
  readonly location: string;
  readonly entries: readonly PantryEntry[];
}

/** Removes accents and case for searching. */
const foldText = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether an entry matches a search: each word occurs somewhere in it. */
export const matchesSearch = (entry: PantryEntry, words: string): boolean => {
  const said = foldText([entry.name, entry.amount, entry.unit, entry.location, entry.note].join(' '));
  return foldText(words)
    .split(/\s+/)
    .every((word) => said.includes(word));
};

type Compare = (a: string, b: string) => number;

/** Groups entries by location, ignoring case; those without one come last. */
export const groupByLocation = (entries: readonly PantryEntry[], compare: Compare): readonly PantryShelf[] => {
  const shelves = new Map<string, PantryShelf>();
  for (const entry of entries) {
    const location = entry.location?.trim() ?? '';
    const key = location.toLocaleLowerCase();
    const shelf = shelves.get(key) ?? { location, entries: [] };
    shelves.set(key, { ...shelf, entries: [...shelf.entries, entry] });
  }
  return [...shelves.values()]
    .map(({ location, entries: kept }) => ({ location, entries: kept.toSorted((a, b) => compare(a.name, b.name)) }))
    .toSorted((a, b) => Number(a.location === '') - Number(b.location === '') || compare(a.location, b.location));
};

/** The writable part of an entry. */
export const toEntryInput = ({ name, amount, unit, location, note, semantic_id }: PantryEntry): PantryEntryInput => ({
  name,
  amount,
  unit,
  location,
  note,
  semantic_id,
});

/** Amount and unit as text. */
export const formatEntryAmount = ({ amount, unit }: Pick<PantryEntry, 'amount' | 'unit'>): string =>
  [amount, unit].filter((part) => part !== undefined && part !== '').join(' ');
