import { sql } from 'kysely';

import type { Db, Tx } from '../../../../platform/db/database.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';

/**
 * The version of the rules for index rows and for the foods of pantry entries that they are compared with. Raise it
 * when you change how tokens, needs or foods are derived, or how an ingredient is parsed or stored. Libraries at an older
 * version are reindexed after the next start.
 */
export const INDEX_VERSION = 8;

const one = prepareQuery((query, p: { library: LibraryId }) =>
  query.selectFrom('search_space').select('number').where('library_id', '=', p.library),
);

/**
 * Numbers never change and ids are never reused, so a number read outside a transaction can be cached. A number read
 * inside a transaction may be rolled back and given to another library, so it is cached after the commit.
 */
const caches = new WeakMap<object, Map<LibraryId, number>>();
const MAX_REMEMBERED = 10_000;

const cacheOf = ({ historyKey }: Db): Map<LibraryId, number> => {
  let cache = caches.get(historyKey);
  if (cache === undefined) {
    cache = new Map();
    caches.set(historyKey, cache);
  }
  return cache;
};

const remember = (cache: Map<LibraryId, number>, library: LibraryId, number: number): void => {
  if (cache.size >= MAX_REMEMBERED) cache.clear();
  cache.set(library, number);
};

/** The number of a library in the index; undefined if it never had a recipe. Not for use in a transaction. */
export const findSearchSpaceNumber = async (db: Db, library: LibraryId): Promise<number | undefined> => {
  const cache = cacheOf(db);
  const known = cache.get(library);
  if (known !== undefined) return known;
  const found = (await one.first(db, { library }))?.number;
  if (found === undefined) return undefined;
  remember(cache, library, found);
  return found;
};

/** The same for use in a transaction. */
export const findSearchSpaceNumberInTransaction = async (tx: Tx, library: LibraryId): Promise<number | undefined> =>
  cacheOf(tx).get(library) ?? (await one.first(tx, { library }))?.number;

const open = prepareQuery(
  (_query, p: { library: LibraryId }) => sql<never>`
    insert into search_space (library_id, version) values (${p.library}, ${sql.lit(INDEX_VERSION)})
    on conflict (library_id) do nothing`,
);

export interface EnsuredSearchSpace {
  readonly number: number;
  /** Whether this transaction created it. */
  readonly isNew: boolean;
}

/** The number of a library, which is created if the library gets its first recipe. */
export const ensureSearchSpace = async (tx: Tx, library: LibraryId): Promise<EnsuredSearchSpace> => {
  const known = await findSearchSpaceNumberInTransaction(tx, library);
  if (known !== undefined) {
    const cache = cacheOf(tx);
    if (!cache.has(library)) tx.afterCommit(() => remember(cache, library, known));
    return { number: known, isNew: false };
  }
  const isNew = (await open.run(tx, { library })) > 0;
  const opened = await one.first(tx, { library });
  if (opened === undefined) throw new Error('a library has no place in the index');
  return { number: opened.number, isNew };
};
