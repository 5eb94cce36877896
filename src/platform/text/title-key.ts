import { nameKey } from './name-key.ts';

/** Beyond this titles are hardly told apart by their order, and PostgreSQL bounds what an index holds. */
const LONGEST_KEY = 200;

/** Accents of European scripts sort with their letter: `Éclair` beside `Eclair`, and not after `Zabaglione`. */
const ACCENTS = /[\u0300-\u036f]/g;

/** A title as it is sorted; several things may have the same. */
export const titleKey = (title: string): string =>
  nameKey(title).normalize('NFD').replaceAll(ACCENTS, '').normalize('NFC').slice(0, LONGEST_KEY).toWellFormed();
