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
import { isCookableSql } from '../cookable/cookable.store.ts';

/** The recipes to search: those of a library in one state. */
export interface SearchTarget {
  readonly library: LibraryId;
  readonly state: RecipeState;
}

const asQuery = (expression: string) => sql`(select cast(${expression} as tsquery))`;

/**
 * The numbers of the recipes that an index expression finds, as a select that can be nested in another or continued with
 * `and`.
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
  return sql`
    select hit.number from recipe_hits(cast(${expression} as tsquery), cast(${limit} as bigint)) as hit(number)
    where true`;
};

/**
 * What recipes have to match. Books and the pantry are not stored as tokens: a book of 10,000 recipes can be replaced,
 * and a food that 10,000 recipes need can be added to the pantry in one request, and writing that many index rows takes
 * seconds.
 */
export interface HitCriteria {
  /** Where the hits come from: the index, the members of books, both, or all recipes of the target. */
  readonly source: 'tokens' | 'books' | 'both' | 'recipes';
  /**
   * Whether the hits are all recipes of the source, or only those that are cookable or that are not. Cookable recipes
   * are searched in another way if the library has only a few of them.
   */
  readonly cookable: 'any' | 'few' | 'many' | 'excluded';
  /** In the syntax of the engine. */
  readonly expression: string;
  /** A JSON list of their ids, each once. */
  readonly books: string;
}

/** Up to this many cookable recipes of a library are few. */
export const MAX_FEW_COOKABLE = 1000;

type HitKind = Pick<HitCriteria, 'source' | 'cookable'>;

type TargetedHitQuery = Pick<HitCriteria, 'expression' | 'books'> & SearchTarget;

export const isInTargetSql = ({ library, state }: SearchTarget) =>
  sql`recipe.library_id = ${library} and recipe.state = ${state}`;

/** A select of recipe numbers that ends with a condition, and the column with the number. */
interface Selection {
  readonly select: RawBuilder<{ number: number }>;
  readonly number: RawBuilder<number>;
}

type SelectionOf = (
  features: EngineFeatures,
  hitQuery: TargetedHitQuery,
  /** Lets an engine stop early; others may return more. */
  maxHits?: number,
) => Selection;

const tokenNumber = ({ tokenIndex }: EngineFeatures): RawBuilder<number> =>
  tokenIndex === 'fts5' ? sql`recipe_token.rowid` : sql`hit.number`;

const fromBooks: SelectionOf = (features, p) => ({
  select: sql`
    select recipe.number from (${selectRecipesInAllBooks(features, p.books)}) as held cross join recipe
    where recipe.id = held.entry_id and ${withoutIndex(isInTargetSql(p))}`,
  number: sql`recipe.number`,
});

const sources: Readonly<Record<HitCriteria['source'], SelectionOf>> = {
  tokens: (features, { expression }, maxHits) => ({
    select: selectHits(features, expression, maxHits),
    number: tokenNumber(features),
  }),
  books: fromBooks,
  // The plus keeps SQLite from querying the index once per member.
  both: (features, p) => ({
    select:
      features.tokenIndex === 'fts5'
        ? sql`${selectHits(features, p.expression)} and +rowid in (${fromBooks(features, p).select})`
        : sql`
            select hit.number from (${selectHits(features, p.expression)}) as hit
            join (${fromBooks(features, p).select} offset 0) as held on held.number = hit.number where true`,
    number: tokenNumber(features),
  }),
  recipes: (_features, p) => ({
    select: sql`select recipe.number from recipe where ${isInTargetSql(p)}`,
    number: sql`recipe.number`,
  }),
};

/** Requires of a recipe what the query says about cookable recipes. Empty, or starts with `and`. */
export const andMeetsCookableFilter = (
  { cookable }: HitKind,
  library: LibraryId,
  number: RawBuilder<number>,
): RawBuilder<unknown> => {
  if (cookable === 'any') return sql``;
  const isCookable = isCookableSql(library, number);
  return cookable === 'excluded' ? sql`and not ${isCookable}` : sql`and ${isCookable}`;
};

/** Starts with the cookable recipes instead of all recipes of the library. */
const cookableOfAll = (p: TargetedHitQuery): RawBuilder<{ number: number }> => sql`
  select recipe_cookable.number from recipe_cookable cross join recipe
  where recipe_cookable.library_id = ${p.library} and recipe.number = recipe_cookable.number
  and ${withoutIndex(isInTargetSql(p))}`;

/**
 * Collects the few cookable recipes first, so that not every hit of a frequent word has to be looked up. PostgreSQL does
 * not even query the index.
 */
const fewCookableWithTokens = (
  features: EngineFeatures,
  { expression, library }: TargetedHitQuery,
): RawBuilder<{ number: number }> => {
  const few = sql`select recipe_cookable.number from recipe_cookable where recipe_cookable.library_id = ${library}`;
  return features.tokenIndex === 'fts5'
    ? sql`${selectHits(features, expression)} and +rowid in (${few})`
    : sql`${few} and ${recipeMatchesSql('recipe_cookable.number', expression)}`;
};

/** The numbers of the matching recipes, as a select that can be nested in another or continued with `and`. */
type HitsOf = (
  features: EngineFeatures,
  hitQuery: TargetedHitQuery,
  maxHits?: number,
) => RawBuilder<{ number: number }>;

const selectHitsOfKind =
  (kind: HitKind): HitsOf =>
  (features, p, maxHits) => {
    const { source, cookable } = kind;
    const isOnlyCookable = cookable === 'few' || cookable === 'many';
    if (source === 'recipes' && isOnlyCookable) return cookableOfAll(p);
    if (source === 'tokens' && cookable === 'few') return fewCookableWithTokens(features, p);
    const { select, number } = sources[source](features, p, cookable === 'any' ? maxHits : undefined);
    return sql`${select} ${andMeetsCookableFilter(kind, p.library, number)}`;
  };

/** Whether a recipe matches, for use on each row of a query that walks a sort order. */
type MatchesOf = (
  features: EngineFeatures,
  hitQuery: TargetedHitQuery,
  number: RawBuilder<number>,
) => RawBuilder<boolean>;

/** `is true` keeps the engines from starting with the hits. */
const matchesOfKind =
  (kind: HitKind): MatchesOf =>
  (features, p, number) => {
    const isInSource =
      kind.source === 'recipes' ? sql`true` : sql`(${number} in (${sources[kind.source](features, p).select})) is true`;
    return sql`${isInSource} ${andMeetsCookableFilter(kind, p.library, number)}`;
  };

interface HitSqlOfKind {
  readonly kind: HitKind;
  readonly hits: HitsOf;
  readonly matches: MatchesOf;
}

/** Returns the statement for a kind of search. */
type StatementByKind<P extends object, R> = (kind: HitKind) => PreparedQuery<P, R>;

/** Prepares a statement for each kind of search, when it is first needed. */
export const prepareStatementPerHitKind = <P extends object, R>(
  build: (of: HitSqlOfKind) => PreparedQuery<P, R>,
): StatementByKind<P, R> => {
  const prepared = new Map<string, PreparedQuery<P, R>>();
  return ({ source, cookable }) => {
    const name = `${source} ${cookable}`;
    const known = prepared.get(name);
    if (known !== undefined) return known;
    const kind = { source, cookable };
    const built = build({ kind, hits: selectHitsOfKind(kind), matches: matchesOfKind(kind) });
    // One food in the pantry can make thousands of recipes cookable.
    const statement = cookable === 'any' ? built : built.plannedEachTime();
    prepared.set(name, statement);
    return statement;
  };
};

/** Whether a single recipe matches. Only for PostgreSQL, where the tokens are a column. */
export const recipeMatchesSql = (number: string, expression: string): RawBuilder<boolean> =>
  sql`(select tokens @@ ${asQuery(expression)} from recipe_search where recipe_search.number = ${sql.ref(number)})`;

/** How many recipes are checked one by one before all hits are collected. */
export const MAX_ROWS_CHECKED = 1000;
/** With more hits than this, the next recipes in a sort order are likely to be hits. */
export const MANY_HITS = 5000;

/**
 * Whether to check the next recipes in a sort order one by one first. PostgreSQL has to read a row for each hit: with
 * 48,000 hits in 100,000 recipes that took 110 ms, and checking one by one took 1 ms.
 */
export const shouldCheckRowsFirst = ({ tokenIndex }: EngineFeatures, { source }: HitCriteria, total: number): boolean =>
  tokenIndex === 'tsvector' && source === 'tokens' && total > MANY_HITS;

const counted = prepareStatementPerHitKind(({ hits }) =>
  prepareQuery(
    (_query, p: TargetedHitQuery & { max: number }, features) => sql<{ total: number }>`
      select count(*) as total from (
        select number from (${hits(features, p, p.max)}) as hits limit cast(${p.max} as bigint)) as counted`,
  ),
);

/** Counts the hits, but not beyond `max`. */
export const countHits = async (db: Db, target: SearchTarget, hitQuery: HitCriteria, max: number): Promise<number> =>
  (await counted(hitQuery).first(db, { ...target, ...hitQuery, max }))?.total ?? 0;

const held = prepareQuery(
  (_query, p: { books: string; numbers: string }, features) => sql<{ number: number }>`
    select recipe.number from ${jsonArrayNumbers(features, p.numbers)} as wanted cross join recipe
    where recipe.number = wanted.number and recipe.id in (${selectRecipesInAllBooks(features, p.books)})`,
);

const cookable = prepareStatementPerHitKind(({ kind }) =>
  prepareQuery(
    (_query, p: { library: LibraryId; numbers: string }, features) => sql<{ number: number }>`
      select wanted.number from ${jsonArrayNumbers(features, p.numbers)} as wanted
      where true ${andMeetsCookableFilter(kind, p.library, sql`wanted.number`)}`,
  ),
);

/** Those of the recipes that match the query apart from its expression: its books, and whether they are cookable. */
export const filterByBooksAndCookable = async (
  db: Db,
  { library }: SearchTarget,
  hitQuery: HitCriteria,
  numbers: readonly number[],
): Promise<readonly number[]> => {
  let left = numbers;
  if (hitQuery.source === 'books' || hitQuery.source === 'both') {
    const rows = await held.all(db, { books: hitQuery.books, numbers: JSON.stringify(left) });
    left = rows.map(({ number }) => number);
  }
  if (hitQuery.cookable !== 'any') {
    const rows = await cookable(hitQuery).all(db, { library, numbers: JSON.stringify(left) });
    left = rows.map(({ number }) => number);
  }
  return left;
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
