import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../../../platform/db/database.ts';
import { jsonArrayNumbers } from '../../../../platform/db/json.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import { withoutIndex } from '../../../../platform/db/without-index.ts';
import {
  MAX_ROWS_CHECKED,
  andMeetsCookableFilter,
  recipeMatchesSql,
  isInTargetSql,
  prepareStatementPerHitKind,
  shouldCheckRowsFirst,
} from './hits.store.ts';
import type { SearchTarget, HitCriteria } from './hits.store.ts';

/** A column to sort recipes by, which has its own index. Ties are broken by number. */
export interface SortColumn {
  readonly name: 'title_key' | 'updated_at' | 'times_cooked' | 'last_cooked';
  readonly direction: 'asc' | 'desc';
}

/** The position of a recipe in a sort order. */
export interface SortKeyRow {
  readonly number: number;
  readonly key: string | number;
}

/** What recipes have to match, and how many do. */
export interface CountedHitCriteria extends HitCriteria {
  readonly total: number;
}

/** Few enough hits to sort again for every page. */
const FEW = 2000;

interface Walk extends SearchTarget, SortKeyRow {
  readonly rows: number;
}

const keyOf = ({ name }: SortColumn): RawBuilder<string | number> => sql.ref(`recipe.${name}`);

const ordered = (by: SortColumn): RawBuilder<unknown> => {
  const direction = sql.raw(by.direction);
  return sql`order by ${keyOf(by)} ${direction}, recipe.number ${direction}`;
};

const beyondIn = ({ direction }: SortColumn): RawBuilder<unknown> => sql.raw(direction === 'asc' ? '>' : '<');

const behind = (by: SortColumn, { key, number }: SortKeyRow): RawBuilder<unknown> =>
  sql`(${keyOf(by)}, recipe.number) ${beyondIn(by)} (${key}, ${number})`;

const statementsBy = (by: SortColumn) => {
  const columns = sql`recipe.number, ${keyOf(by)} as key`;
  const beyond = beyondIn(by);
  const direction = sql.raw(by.direction);
  return {
    /**
     * Walks the index of the sort order. Recipes with the same key as the position have a separate select: SQLite seeks
     * only by the first column of a row comparison, and would walk past all recipes that were never cooked for every
     * page.
     */
    all: prepareQuery(
      (_query, p: Walk) => sql<SortKeyRow>`
        select number, key from (
          select ${columns} from recipe
          where ${isInTargetSql(p)} and ${keyOf(by)} = ${p.key} and recipe.number ${beyond} ${p.number}
          ${ordered(by)} limit ${p.rows}) as alike
        union all
        select number, key from (
          select ${columns} from recipe where ${isInTargetSql(p)} and ${keyOf(by)} ${beyond} ${p.key}
          ${ordered(by)} limit ${p.rows}) as others
        order by key ${direction}, number ${direction} limit ${p.rows}`,
    ),
    /** Reads all hits and sorts them. */
    few: prepareStatementPerHitKind(({ hits }) =>
      prepareQuery(
        (_query, p: Walk & HitCriteria, features) => sql<SortKeyRow>`
          select ${columns} from (${hits(features, p)}) as hits cross join recipe
          where recipe.number = hits.number and ${withoutIndex(sql`${isInTargetSql(p)} and ${behind(by, p)}`)}
          ${ordered(by)} limit ${p.rows}`,
      ),
    ),
    /** Walks the index of the sort order and filters by the hits. */
    many: prepareStatementPerHitKind(({ matches }) =>
      prepareQuery(
        (_query, p: Walk & HitCriteria, features) => sql<SortKeyRow>`
          select ${columns} from recipe
          where ${isInTargetSql(p)} and ${behind(by, p)} and ${matches(features, p, sql`recipe.number`)}
          ${ordered(by)} limit ${p.rows}`,
      ),
    ),
    /** Checks the next recipes in the sort order one by one. */
    next: prepareStatementPerHitKind(({ kind }) =>
      prepareQuery(
        (_query, p: Walk & { expression: string }) => sql<SortKeyRow>`
          select number, key from (
            select ${columns} from recipe where ${isInTargetSql(p)} and ${behind(by, p)} ${ordered(by)} limit ${MAX_ROWS_CHECKED}
          ) as next
          where ${recipeMatchesSql('next.number', p.expression)} ${andMeetsCookableFilter(kind, p.library, sql`next.number`)}
          order by key ${direction}, number ${direction} limit ${p.rows}`,
      ),
    ),
    some: prepareQuery(
      (_query, p: SearchTarget & { numbers: string }, features) => sql<SortKeyRow>`
        select ${columns} from ${jsonArrayNumbers(features, p.numbers)} as wanted cross join recipe
        where recipe.number = wanted.number and ${withoutIndex(isInTargetSql(p))} ${ordered(by)}`,
    ),
  };
};

/** Recipes sorted by a column: all in one state of a library, or those that match. */
export class ColumnSortStore {
  readonly #statements: ReturnType<typeof statementsBy>;

  constructor(by: SortColumn) {
    this.#statements = statementsBy(by);
  }

  /** The next recipes after a position. */
  async after(
    db: Db,
    target: SearchTarget,
    hits: CountedHitCriteria | undefined,
    place: SortKeyRow,
    rows: number,
  ): Promise<readonly SortKeyRow[]> {
    const { all, few, many, next } = this.#statements;
    const walk = { ...target, key: place.key, number: place.number, rows };
    if (hits === undefined) return all.all(db, walk);
    const params = { ...hits, ...walk };
    if (hits.total <= FEW) return few(hits).all(db, params);
    const looked = shouldCheckRowsFirst(db.features, hits, hits.total) ? await next(hits).all(db, params) : [];
    return looked.length === rows ? looked : many(hits).all(db, params);
  }

  /** The given recipes, in sort order. */
  sort(db: Db, target: SearchTarget, numbers: readonly number[]): Promise<readonly SortKeyRow[]> {
    return this.#statements.some.all(db, { ...target, numbers: JSON.stringify(numbers) });
  }
}
