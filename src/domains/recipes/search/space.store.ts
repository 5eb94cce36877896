import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';

/**
 * The version of what the index holds of a recipe, and of what the pantry holds of an entry to be held against it.
 * Whoever changes how tokens, needs or foods are made, or how an ingredient is read, raises it: libraries that are at an older one are indexed again
 * after the next start.
 */
export const INDEX_VERSION = 5;

const one = prepared((query, p: { library: LibraryId }) =>
  query.selectFrom('search_space').select('number').where('library_id', '=', p.library),
);

/**
 * Numbers never change, and ids are never used again: what was read outside a transaction holds for as long as the
 * process lives. Inside one it might still be undone, and the number be given to another library.
 */
const committed = new Map<LibraryId, number>();
const MOST_REMEMBERED = 10_000;

/** The number under which a library is searched; undefined where it never had a recipe. Not for use in a transaction. */
export const findSpace = async (db: Db, library: LibraryId): Promise<number | undefined> => {
  const known = committed.get(library);
  if (known !== undefined) return known;
  const found = (await one.first(db, { library }))?.number;
  if (found === undefined) return undefined;
  if (committed.size >= MOST_REMEMBERED) committed.clear();
  committed.set(library, found);
  return found;
};

/** The same in a transaction. */
export const spaceWithin = async (tx: Tx, library: LibraryId): Promise<number | undefined> =>
  committed.get(library) ?? (await one.first(tx, { library }))?.number;

const open = prepared(
  (_query, p: { library: LibraryId }) => sql<never>`
    insert into search_space (library_id, version) values (${p.library}, ${sql.lit(INDEX_VERSION)})
    on conflict (library_id) do nothing`,
);

export interface OpenedSpace {
  readonly number: number;
  /** It was opened by this transaction. */
  readonly isNew: boolean;
}

/** The number of a library that may be about to have its first recipe. */
export const openSpace = async (tx: Tx, library: LibraryId): Promise<OpenedSpace> => {
  const known = await spaceWithin(tx, library);
  if (known !== undefined) return { number: known, isNew: false };
  const isNew = (await open.run(tx, { library })) > 0;
  const opened = await one.first(tx, { library });
  if (opened === undefined) throw new Error('a library has no place in the index');
  return { number: opened.number, isNew };
};
