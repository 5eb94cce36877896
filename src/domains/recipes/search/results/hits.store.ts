import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../../../platform/db/database.ts';
import { jsonArrayNumbers } from '../../../../platform/db/json.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import type { PreparedQuery } from '../../../../platform/db/prepared-query.ts';
import type { RecipeState } from '../../recipes.tables.ts';
import type { EngineFeatures } from '../../../../platform/db/engine-features.ts';
import { withoutIndex } from '../../../../platform/db/without-index.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { selectRecipesInAllBooks } from '../../../organization/index.ts';

/** The recipes to search: those of a library in one state. */
export interface SearchTarget {
  readonly library: LibraryId;
  readonly state: RecipeState;
}

const asQuery = (expression: string) => sql`(select cast(${expression} as tsquery))`;

/**
 * The numbers of the recipes that an index expression finds, as a select that can be nested in another.
 *
 * On PostgreSQL the function `recipe_hits` queries the index, so that the planner cannot bypass it. Left to itself, the
 * planner scanned the whole table for a frequent token or while the index had a long pending list, and looked up every
 * recipe of the library for a rare token. See docs/decisions/0034-search-always-uses-its-index.md.
 */
export const selectHits = (
  { tokenIndex }: EngineFeatures,
  expression: string,
  maxHits?: number,
): RawBuilder<{ number: number }> => {
  if (tokenIndex === 'fts5')
    return sql`select rowid as number from recipe_token where recipe_token match ${expression}`;
  const limit = maxHits === undefined ? sql`null` : sql`${maxHits}`;
  return sql`select number from recipe_hits(cast(${expression} as tsquery), cast(${limit} as bigint)) as hit(number)`;
};

/**
 * What recipes have to match: an index expression, membership in all of the given books, or both. Books are not stored
 * as tokens: a book of 10,000 recipes can be replaced or deleted in one request, and writing that many index rows takes
 * 10 s.
 */
export interface HitQuery {
  readonly kind: 'tokens' | 'books' | 'both';
  /** In the syntax of the engine. */
  readonly expression: string;
  /** A JSON list of their ids, each once. */
  readonly books: string;
}

type TargetedHitQuery = Pick<HitQuery, 'expression' | 'books'> & SearchTarget;

const inBooks = (
  features: EngineFeatures,
  { books, library, state }: TargetedHitQuery,
): RawBuilder<{ number: number }> => sql`
  select recipe.number from (${selectRecipesInAllBooks(features, books)}) as held cross join recipe
  where recipe.id = held.entry_id
  and ${withoutIndex(sql`recipe.library_id = ${library} and recipe.state = ${state}`)}`;

/** The numbers of the matching recipes, as a select that can be nested in another. */
type HitsOf = (
  features: EngineFeatures,
  hitQuery: TargetedHitQuery,
  /** Lets an engine stop early; others may return more. */
  maxHits?: number,
) => RawBuilder<{ number: number }>;

const selectHitsByKind: Readonly<Record<HitQuery['kind'], HitsOf>> = {
  tokens: (features, { expression }, maxHits) => selectHits(features, expression, maxHits),
  books: inBooks,
  // The plus keeps SQLite from querying the index once per member.
  both: (features, hitQuery) =>
    features.tokenIndex === 'fts5'
      ? sql`${selectHits(features, hitQuery.expression)} and +rowid in (${inBooks(features, hitQuery)})`
      : sql`
          select hits.number from (${selectHits(features, hitQuery.expression)}) as hits
          join (${inBooks(features, hitQuery)} offset 0) as held on held.number = hits.number`,
};

/** Prepares a statement for each kind of search. */
export const prepareByQueryKind = <P extends object, R>(
  build: (hits: HitsOf) => PreparedQuery<P, R>,
): Readonly<Record<HitQuery['kind'], PreparedQuery<P, R>>> => ({
  tokens: build(selectHitsByKind.tokens),
  books: build(selectHitsByKind.books),
  both: build(selectHitsByKind.both),
});

/** Whether a single recipe matches. Only for PostgreSQL, where the tokens are a column. */
export const hitSql = (number: string, expression: string): RawBuilder<boolean> =>
  sql`(select tokens @@ ${asQuery(expression)} from recipe_search where recipe_search.number = ${sql.ref(number)})`;

/** How many recipes are checked one by one before all hits are collected. */
export const MAX_ROWS_CHECKED = 1000;
/** With more hits than this, the next recipes in a sort order are likely to be hits. */
const MANY = 5000;

/**
 * Whether to check the next recipes in a sort order one by one first. PostgreSQL has to read a row for each hit: with
 * 48,000 hits in 100,000 recipes that took 110 ms, and checking one by one took 1 ms.
 */
export const shouldCheckRowsFirst = ({ tokenIndex }: EngineFeatures, { kind }: HitQuery, total: number): boolean =>
  tokenIndex === 'tsvector' && kind === 'tokens' && total > MANY;

const counted = prepareByQueryKind((hits) =>
  prepareQuery(
    (_query, p: TargetedHitQuery & { max: number }, features) => sql<{ total: number }>`
      select count(*) as total from (
        select number from (${hits(features, p, p.max)}) as hits limit cast(${p.max} as bigint)) as counted`,
  ),
);

/** Counts the hits, but not beyond `max`. */
export const countHits = async (db: Db, target: SearchTarget, hitQuery: HitQuery, max: number): Promise<number> =>
  (await counted[hitQuery.kind].first(db, { ...target, ...hitQuery, max }))?.total ?? 0;

const held = prepareQuery(
  (_query, p: { books: string; numbers: string }, features) => sql<{ number: number }>`
    select recipe.number from ${jsonArrayNumbers(features, p.numbers)} as wanted cross join recipe
    where recipe.number = wanted.number and recipe.id in (${selectRecipesInAllBooks(features, p.books)})`,
);

/** The recipes that are in all requested books; all of them if no books are requested. */
export const filterByBooks = async (
  db: Db,
  { kind, books }: HitQuery,
  numbers: readonly number[],
): Promise<readonly number[]> => {
  if (kind === 'tokens') return numbers;
  return (await held.all(db, { books, numbers: JSON.stringify(numbers) })).map(({ number }) => number);
};

const tokens = prepareQuery(
  (_query, p: { numbers: string }, features) => sql<{ number: number; words: string; labels: string }>`
    select recipe_search.number, words, labels from ${jsonArrayNumbers(features, p.numbers)} as wanted cross join recipe_search
    where recipe_search.number = wanted.number`,
);

/** The tokens of these recipes, by recipe number. */
export const findTokens = async (
  db: Db,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> => {
  const rows = await tokens.all(db, { numbers: JSON.stringify(numbers) });
  return new Map(rows.map(({ number, words, labels }) => [number, new Set(`${words} ${labels}`.split(' '))]));
};
