import type { Db } from '../../platform/db/database.ts';
import { isTransaction } from '../../platform/db/transaction.ts';
import { SizedCache } from '../../platform/memory/sized-cache.ts';
import { findReadings } from './document.store.ts';
import type { DocumentName, ReadingRow } from './document.store.ts';
import { parseDocument } from './parse-document.ts';
import { parseReading, readRecipe } from './recipe-reading.ts';
import type { RecipeReading } from './recipe-reading.ts';

/** Total characters in the cache, which take several times as much memory: about a hundred recipes. */
const MOST_KEPT = 2_000_000;

const kept = new SizedCache<RecipeReading>(MOST_KEPT);

const keyOf = ({ id, revision }: DocumentName): string => `${id} ${revision}`;

const opened = ({ reading, document }: ReadingRow): RecipeReading =>
  reading === null ? readRecipe(parseDocument(document ?? '')) : parseReading(reading);

/**
 * Loads parsed recipes through a cache of recently used ones. That is safe because the document of a revision never
 * changes, and one version of the program always parses it the same way. Recipes read inside a transaction are not
 * cached, because it may still roll back.
 */
export const openReadings = async (
  db: Db,
  names: readonly DocumentName[],
): Promise<(name: DocumentName) => RecipeReading | undefined> => {
  const found = new Map<string, RecipeReading>();
  const unknown: DocumentName[] = [];
  for (const name of names) {
    const known = kept.get(keyOf(name));
    if (known === undefined) unknown.push(name);
    else found.set(keyOf(name), known);
  }
  for (const row of await findReadings(db, unknown)) {
    const reading = opened(row);
    found.set(keyOf(row), reading);
    if (!isTransaction(db)) kept.keep(keyOf(row), reading, (row.reading ?? row.document ?? '').length);
  }
  return (name) => found.get(keyOf(name));
};
