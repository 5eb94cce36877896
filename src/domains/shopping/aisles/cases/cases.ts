import type { Aisle } from '../aisle.ts';

/** Everyday food names by expected aisle, separated by `|`. */
export type AisleCases = Readonly<Partial<Record<Aisle | 'nowhere', string>>>;
