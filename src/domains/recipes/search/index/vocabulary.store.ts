import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { EngineFeatures } from '../../../../platform/db/engine-features.ts';
import { jsonArrayItems } from '../../../../platform/db/json.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { deferSharedPantryLock, selectSharedPantryLock } from '../../../pantry/index.ts';

/** Appended to a prefix, sorts after every word with that prefix. */
const LAST = '\u{10ffff}';
/** No library has more words with the same first letter. */
const MAX_WORDS = 20_000;

/**
 * Selects those of the words that the library has. PostgreSQL looks each of them up: given the choice, it may read the
 * whole vocabulary, if most libraries have few words.
 */
const selectKnown = (
  features: EngineFeatures,
  { library, words }: { readonly library: LibraryId; readonly words: string },
): RawBuilder<{ readonly word: string }> =>
  features.hasLateral
    ? sql`
        select known.word from ${jsonArrayItems(features, words)} as given cross join lateral (
          select word from recipe_word where library_id = ${library} and word = given.value limit 1) as known`
    : sql`select word from recipe_word where library_id = ${library} and word in ${jsonArrayItems(features, words)}`;

const some = prepareQuery((_query, p: { library: LibraryId; words: string }, features) => selectKnown(features, p));

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

/** Words to look up in a vocabulary. */
interface VocabularyQuery {
  readonly words: readonly string[];
  readonly prefixes: readonly string[];
  /** How many words to find for each prefix. */
  readonly rows: number;
}

export interface VocabularyMatches {
  /** Those of the words that the library has. */
  readonly known: ReadonlySet<string>;
  /** The words of the library that start with each prefix. */
  readonly byPrefix: ReadonlyMap<string, readonly string[]>;
}

const together = prepareQuery(
  (_query, p: { library: LibraryId; words: string; prefixes: string; rows: number }, features) => sql<{
    readonly beginning: string | null;
    readonly word: string;
  }>`
    select cast(null as text) as beginning, word from (${selectKnown(features, p)}) as known_words
    union all
    select given.value, found.word from ${jsonArrayItems(features, p.prefixes)} as given cross join lateral (
      select word from recipe_word
      where library_id = ${p.library} and word >= given.value and word < given.value || ${sql.lit(LAST)}
      order by word limit ${p.rows}) as found`,
);

/** Looks up words and prefixes in the vocabulary of the library, in one round trip. */
export const findInVocabulary = async (
  db: Db,
  library: LibraryId,
  { words, prefixes, rows }: VocabularyQuery,
): Promise<VocabularyMatches> => {
  if (db.features.hasLateral) {
    const lists = { words: JSON.stringify(words), prefixes: JSON.stringify(prefixes) };
    const found = Map.groupBy(await together.all(db, { library, ...lists, rows }), ({ beginning }) => beginning);
    const wordsOf = (beginning: string | null) => found.get(beginning)?.map(({ word }) => word) ?? [];
    return { known: new Set(wordsOf(null)), byPrefix: new Map(prefixes.map((one) => [one, wordsOf(one)])) };
  }
  const byPrefix = new Map<string, readonly string[]>();
  for (const one of prefixes) {
    const found = await from.all(db, { library, from: one, to: one + LAST, rows });
    byPrefix.set(
      one,
      found.map(({ word }) => word),
    );
  }
  return { known: await findKnownWords(db, library, words), byPrefix };
};

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
 * Adds words to the library's vocabulary, in sorted order, so that two transactions that add the same new words cannot
 * deadlock.
 */
export const addWords = async (tx: Tx, library: LibraryId, words: readonly string[]): Promise<void> => {
  if (words.length > 0) await write.run(tx, { library, words: JSON.stringify(words) });
};

/** Queues words for the vocabulary, to be added right before the queued writes, which lock the event counter. */
export const queueWords = (tx: Tx, library: LibraryId, words: readonly string[]): void => {
  if (words.length > 0) write.deferAhead(tx, { library, words: JSON.stringify(words) });
};

const lockAndWrite = prepareQuery((_query, { library, words }: { library: LibraryId; words: string }, features) =>
  insert(library, sql`${selectSharedPantryLock(library)}, ${jsonArrayItems(features, words)} as word`),
);

/** Queues the shared pantry lock together with words for the vocabulary. */
export const queuePantryLockAndWords = (tx: Tx, library: LibraryId, words: readonly string[]): void => {
  if (!tx.features.hasRowLocks) queueWords(tx, library, words);
  else if (words.length === 0) deferSharedPantryLock(tx, library);
  else lockAndWrite.deferAhead(tx, { library, words: JSON.stringify(words) });
};
