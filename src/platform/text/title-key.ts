import { toNameKey } from './name-key.ts';

/** Longer titles hardly differ in sort order, and PostgreSQL limits the size of index entries. */
const MAX_KEY_LENGTH = 200;

/**
 * Accented letters of European scripts sort with their base letter: `Éclair` next to `Eclair`, not after `Zabaglione`.
 */
const ACCENTS = /[\u0300-\u036f]/g;

/** The sort key of a title. Not unique. */
export const toTitleSortKey = (title: string): string =>
  toNameKey(title).normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC').slice(0, MAX_KEY_LENGTH).toWellFormed();
