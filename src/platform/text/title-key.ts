import { nameKey } from './name-key.ts';

/** Longer titles hardly differ in sort order, and PostgreSQL limits the size of index entries. */
const LONGEST_KEY = 200;

/**
 * Accented letters of European scripts sort with their base letter: `Éclair` next to `Eclair`, not after `Zabaglione`.
 */
const ACCENTS = /[\u0300-\u036f]/g;

/** The sort key of a title. Not unique. */
export const titleKey = (title: string): string =>
  nameKey(title).normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC').slice(0, LONGEST_KEY).toWellFormed();
