import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { jsonArrayAgg, jsonArrayNumbers, jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { EngineFeatures } from '../../../platform/db/engine-features.ts';
import { withoutIndex } from '../../../platform/db/without-index.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';

// Each statement handles many recipes at once.

/**
 * The maximum number of entries considered per document and kind of evidence. Only a library full of duplicates has
 * more, and then there may be ten thousand for each of ten thousand documents.
 */
export const MAX_CANDIDATES = 100;

/**
 * A literal: PostgreSQL assumes that a limit passed as a parameter returns a tenth of all rows, and would scan whole
 * tables.
 */
const limit = sql`limit ${sql.lit(MAX_CANDIDATES)}`;

/** A query to the index, with a number that identifies its answer. */
export interface NumberedExpression {
  readonly query: number;
  /** In the syntax of the engine. */
  readonly expression: string;
}

/** The recipe numbers found for one query. */
export interface QueryHits {
  readonly query: number;
  readonly numbers: readonly number[];
}

interface NumbersRow {
  readonly query: number;
  /** JSON. */
  readonly numbers: string;
}

const foundIn = ({ query, numbers }: NumbersRow): QueryHits => ({
  query,
  numbers: JSON.parse(numbers) as readonly number[],
});

/** All numbers that a select returns, as the text of a JSON list. */
const listOf = (features: EngineFeatures, select: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(select cast(${jsonArrayAgg(features, 'hit.number', ['hit.number'])} as text) from (${select}) as hit)`;

const hits = ({ tokenIndex }: EngineFeatures): RawBuilder<unknown> =>
  tokenIndex === 'fts5'
    ? sql`select rowid as number from recipe_token where recipe_token match given.expression ${limit}`
    : sql`select number from recipe_hits(cast(given.expression as tsquery), ${sql.lit(MAX_CANDIDATES)}) as hit(number)`;

const byTokens = prepareQuery(
  (_query, p: { queries: string }, features) => sql<NumbersRow>`
    select given.query, ${listOf(features, hits(features))} as numbers
    from ${jsonArrayRows(features, p.queries, { query: 'bigint', expression: 'text' })}`,
);

export const findNumbersByExpressions = async (
  db: Db,
  queries: readonly NumberedExpression[],
): Promise<readonly QueryHits[]> =>
  queries.length === 0 ? [] : (await byTokens.all(db, { queries: JSON.stringify(queries) })).map(foundIn);

/** A portable id to look up, with a number that identifies its answer. */
export interface NumberedPortableId {
  readonly query: number;
  readonly recipe_id: string;
}

const byId = prepareQuery(
  (_query, p: { library: LibraryId; queries: string }, features) => sql<NumbersRow>`
    select given.query, ${listOf(
      features,
      sql`
        select number from recipe
        where library_id = ${p.library} and recipe_id = given.recipe_id and state = 'active'
        order by number ${limit}`,
    )} as numbers
    from ${jsonArrayRows(features, p.queries, { query: 'bigint', recipe_id: 'text' })}`,
);

export const findNumbersByPortableIds = async (
  db: Db,
  library: LibraryId,
  queries: readonly NumberedPortableId[],
): Promise<readonly QueryHits[]> =>
  queries.length === 0 ? [] : (await byId.all(db, { library, queries: JSON.stringify(queries) })).map(foundIn);

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

const shelved = prepareQuery(
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
export const listTokensAfter = (db: Db, next: NextRows): Promise<readonly TokensRow[]> => shelved.all(db, next);

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

const candidates = prepareQuery(
  (_query, p: { library: LibraryId; numbers: string }, features) => sql<CandidateRow>`
    select recipe.number, recipe.id, recipe.recipe_id, recipe.title, recipe.revision, recipe.summary,
      recipe_revision.document_revision
    from ${jsonArrayNumbers(features, p.numbers)} as wanted cross join recipe
    inner join recipe_revision
      on recipe_revision.entry_id = recipe.id and recipe_revision.revision = recipe.revision
    where recipe.number = wanted.number
    and ${withoutIndex(sql`recipe.library_id = ${p.library} and recipe.state = 'active'`)}`,
);

/** The recipes that are in the library and not in the trash, in no particular order. */
export const findCandidateRows = async (
  db: Db,
  library: LibraryId,
  numbers: readonly number[],
): Promise<readonly CandidateRow[]> =>
  numbers.length === 0 ? [] : candidates.all(db, { library, numbers: JSON.stringify(numbers) });
