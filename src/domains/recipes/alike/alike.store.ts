import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { jsonList, numbersOf, rowsOf } from '../../../platform/db/json.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { EngineFeatures } from '../../../platform/db/engine-features.ts';
import { unindexed } from '../../../platform/db/unindexed.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';

// Each statement handles many recipes at once.

/**
 * The maximum number of entries considered per document and kind of evidence. Only a library full of duplicates has
 * more, and then there may be ten thousand for each of ten thousand documents.
 */
export const MOST_FOUND = 100;

/**
 * A literal: PostgreSQL assumes that a limit passed as a parameter returns a tenth of all rows, and would scan whole
 * tables.
 */
const limit = sql`limit ${sql.lit(MOST_FOUND)}`;

/** A query to the index, with a number that identifies its answer. */
export interface AskedTokens {
  readonly asked: number;
  /** In the syntax of the engine. */
  readonly expression: string;
}

/** The recipe numbers found for one query. */
export interface FoundNumbers {
  readonly asked: number;
  readonly numbers: readonly number[];
}

interface NumbersRow {
  readonly asked: number;
  /** JSON. */
  readonly numbers: string;
}

const foundIn = ({ asked, numbers }: NumbersRow): FoundNumbers => ({
  asked,
  numbers: JSON.parse(numbers) as readonly number[],
});

/** All numbers that a select returns, as the text of a JSON list. */
const listOf = (traits: EngineFeatures, select: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select cast(${jsonList(traits, 'hit.number', ['hit.number'])} as text) from (${select}) as hit)`;

const hits = ({ tokenIndex }: EngineFeatures): RawBuilder<unknown> =>
  tokenIndex === 'fts5'
    ? sql`select rowid as number from recipe_token where recipe_token match given.expression ${limit}`
    : sql`select number from recipe_hits(cast(given.expression as tsquery), ${sql.lit(MOST_FOUND)}) as hit(number)`;

const byTokens = prepared(
  (_query, p: { asked: string }, traits) => sql<NumbersRow>`
    select given.asked, ${listOf(traits, hits(traits))} as numbers
    from ${rowsOf(traits, p.asked, { asked: 'bigint', expression: 'text' })}`,
);

export const findByTokens = async (db: Db, asked: readonly AskedTokens[]): Promise<readonly FoundNumbers[]> =>
  asked.length === 0 ? [] : (await byTokens.all(db, { asked: JSON.stringify(asked) })).map(foundIn);

/** A portable id to look up, with a number that identifies its answer. */
export interface AskedId {
  readonly asked: number;
  readonly recipe_id: string;
}

const byId = prepared(
  (_query, p: { library: LibraryId; asked: string }, traits) => sql<NumbersRow>`
    select given.asked, ${listOf(
      traits,
      sql`
        select number from recipe
        where library_id = ${p.library} and recipe_id = given.recipe_id and state = 'active'
        order by number ${limit}`,
    )} as numbers
    from ${rowsOf(traits, p.asked, { asked: 'bigint', recipe_id: 'text' })}`,
);

export const findByPortableId = async (
  db: Db,
  library: LibraryId,
  asked: readonly AskedId[],
): Promise<readonly FoundNumbers[]> =>
  asked.length === 0 ? [] : (await byId.all(db, { library, asked: JSON.stringify(asked) })).map(foundIn);

interface NextRows {
  readonly library: LibraryId;
  readonly after: number;
  readonly rows: number;
  readonly characters: number;
}

interface TokensRow {
  readonly number: number;
  /** The first tokens of the document; the last one may be truncated. */
  readonly beginning: string;
}

const shelved = prepared(
  (_query, p: NextRows) => sql<TokensRow>`
    select recipe.number, substr(recipe_search.words, 1, ${p.characters}) as beginning
    from (
      select number from recipe
      where library_id = ${p.library} and state = 'active' and number > ${p.after} order by number limit ${p.rows}
    ) as recipe
    inner join recipe_search on recipe_search.number = recipe.number
    order by recipe.number`,
);

/** The next recipes of a library by number, except those in the trash. */
export const tokensAfter = (db: Db, next: NextRows): Promise<readonly TokensRow[]> => shelved.all(db, next);

/** A recipe that may be a duplicate. */
export interface CandidateRow {
  readonly number: number;
  readonly id: EntryId;
  readonly recipe_id: string;
  readonly title: string;
  readonly revision: number;
  /** JSON. */
  readonly summary: string;
  /** The revision at which its document was stored. */
  readonly document_revision: number;
}

const candidates = prepared(
  (_query, p: { library: LibraryId; numbers: string }, traits) => sql<CandidateRow>`
    select recipe.number, recipe.id, recipe.recipe_id, recipe.title, recipe.revision, recipe.summary,
      recipe_revision.document_revision
    from ${numbersOf(traits, p.numbers)} as wanted cross join recipe
    inner join recipe_revision
      on recipe_revision.entry_id = recipe.id and recipe_revision.revision = recipe.revision
    where recipe.number = wanted.number
    and ${unindexed(sql`recipe.library_id = ${p.library} and recipe.state = 'active'`)}`,
);

/** The recipes that are in the library and not in the trash, in no particular order. */
export const findCandidates = async (
  db: Db,
  library: LibraryId,
  numbers: readonly number[],
): Promise<readonly CandidateRow[]> =>
  numbers.length === 0 ? [] : candidates.all(db, { library, numbers: JSON.stringify(numbers) });
