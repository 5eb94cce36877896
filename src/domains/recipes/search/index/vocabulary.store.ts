import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db, Tx } from '../../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../../platform/db/json.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { lockPantryShared, selectSharedPantryLock } from '../../../pantry/index.ts';

/** Appended to a prefix, sorts after every word with that prefix. */
const LAST = '\u{10ffff}';
/** No library has more words with the same first letter. */
const MAX_WORDS = 20_000;

const some = prepareQuery((query, p: { library: LibraryId; words: string }, features) =>
  query
    .selectFrom('recipe_word')
    .select('word')
    .where('library_id', '=', p.library)
    .where('word', 'in', jsonArrayItems(features, p.words)),
);

/** The given words that the library has. */
export const findKnownWords = async (
  db: Db,
  library: LibraryId,
  words: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await some.all(db, { library, words: JSON.stringify(words) })).map(({ word }) => word));

const from = prepareQuery((query, p: { library: LibraryId; from: string; to: string; rows: number }) =>
  query
    .selectFrom('recipe_word')
    .select('word')
    .where('library_id', '=', p.library)
    .where('word', '>=', p.from)
    .where('word', '<', p.to)
    .orderBy('word')
    .limit(p.rows),
);

/** Up to `rows` words of the library with this prefix. */
export const findWordsByPrefix = async (
  db: Db,
  library: LibraryId,
  beginning: string,
  rows: number,
): Promise<readonly string[]> =>
  (await from.all(db, { library, from: beginning, to: beginning + LAST, rows })).map(({ word }) => word);

interface Like {
  readonly first: string;
  readonly shortest: number;
  readonly longest: number;
}

const like = prepareQuery((query, p: Like & { library: LibraryId; to: string }) =>
  query
    .selectFrom('recipe_word')
    .select('word')
    .where('library_id', '=', p.library)
    .where('word', '>=', p.first)
    .where('word', '<', p.to)
    .where(sql<number>`length(word)`, '>=', p.shortest)
    .where(sql<number>`length(word)`, '<=', p.longest)
    .orderBy('word')
    .limit(MAX_WORDS),
);

/** The words with this first letter and a length in this range. */
export const findWordsByInitialAndLength = async (
  db: Db,
  library: LibraryId,
  wanted: Like,
): Promise<readonly string[]> =>
  (await like.all(db, { ...wanted, library, to: wanted.first + LAST })).map(({ word }) => word);

const tailed = prepareQuery((query, p: { library: LibraryId; tails: string }, features) =>
  query
    .selectFrom('recipe_word')
    .select('word')
    .where('library_id', '=', p.library)
    .where('tail', 'in', jsonArrayItems(features, p.tails))
    .orderBy('word')
    .limit(MAX_WORDS),
);

/** The words that equal one of these tails after their first letter. */
export const findWordsByTail = async (
  db: Db,
  library: LibraryId,
  tails: readonly string[],
): Promise<readonly string[]> =>
  (await tailed.all(db, { library, tails: JSON.stringify(tails) })).map(({ word }) => word);

// Without a condition SQLite would take "on conflict" for the condition of a join.
const insert = (library: LibraryId, from: RawBuilder<unknown>) => sql<never>`
  insert into recipe_word (library_id, word, tail)
  select cast(${library} as text), word.value, substr(word.value, 2) from ${from}
  where true
  on conflict (library_id, word) do nothing`;

const write = prepareQuery((_query, { library, words }: { library: LibraryId; words: string }, features) =>
  insert(library, sql`${jsonArrayItems(features, words)} as word`),
);

/**
 * Adds words to the library's vocabulary. Runs immediately and inserts in sorted order, so that two transactions that
 * add the same new words cannot deadlock. After this only the event counter is locked.
 */
export const addWords = async (tx: Tx, library: LibraryId, words: readonly string[]): Promise<void> => {
  if (words.length > 0) await write.run(tx, { library, words: JSON.stringify(words) });
};

const lockAndWrite = prepareQuery((_query, { library, words }: { library: LibraryId; words: string }, features) =>
  insert(library, sql`${selectSharedPantryLock(library)}, ${jsonArrayItems(features, words)} as word`),
);

/** Takes the shared pantry lock and adds words to the library's vocabulary, in one round trip. */
export const lockPantryAndAddWords = async (tx: Tx, library: LibraryId, words: readonly string[]): Promise<void> => {
  if (!tx.features.hasRowLocks) return addWords(tx, library, words);
  if (words.length === 0) await lockPantryShared(tx, library);
  else await lockAndWrite.run(tx, { library, words: JSON.stringify(words) });
};
