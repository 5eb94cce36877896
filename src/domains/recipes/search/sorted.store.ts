import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { numbersOf } from '../../../platform/db/json.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { unindexed } from '../../../platform/db/unindexed.ts';
import { NEXT_ONES, isHit, isWorthALook, preparedFor } from './hits.store.ts';
import type { Shelf, Sought } from './hits.store.ts';

/** A column to sort recipes by, which has its own index. Ties are broken by number. */
export interface SortColumn {
  readonly name: 'title_key' | 'updated_at' | 'times_cooked' | 'last_cooked';
  readonly direction: 'asc' | 'desc';
}

/** The position of a recipe in a sort order. */
export interface Keyed {
  readonly number: number;
  readonly key: string | number;
}

/** What recipes have to match, and how many do. */
export interface Hits extends Sought {
  readonly total: number;
}

/** Few enough hits to sort again for every page. */
const FEW = 2000;

interface Walk extends Shelf, Keyed {
  readonly rows: number;
}

const keyOf = ({ name }: SortColumn): RawBuilder<string | number> => sql.ref(`recipe.${name}`);

const ordered = (by: SortColumn): RawBuilder<unknown> => {
  const direction = sql.raw(by.direction);
  return sql`order by ${keyOf(by)} ${direction}, recipe.number ${direction}`;
};

const beyondIn = ({ direction }: SortColumn): RawBuilder<unknown> => sql.raw(direction === 'asc' ? '>' : '<');

const behind = (by: SortColumn, { key, number }: Keyed): RawBuilder<unknown> =>
  sql`(${keyOf(by)}, recipe.number) ${beyondIn(by)} (${key}, ${number})`;

const onShelf = ({ library, state }: Shelf) => sql`recipe.library_id = ${library} and recipe.state = ${state}`;

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
    all: prepared(
      (_query, p: Walk) => sql<Keyed>`
        select number, key from (
          select ${columns} from recipe
          where ${onShelf(p)} and ${keyOf(by)} = ${p.key} and recipe.number ${beyond} ${p.number}
          ${ordered(by)} limit ${p.rows}) as alike
        union all
        select number, key from (
          select ${columns} from recipe where ${onShelf(p)} and ${keyOf(by)} ${beyond} ${p.key}
          ${ordered(by)} limit ${p.rows}) as others
        order by key ${direction}, number ${direction} limit ${p.rows}`,
    ),
    /** Reads all hits and sorts them. */
    few: preparedFor((hits) =>
      prepared(
        (_query, p: Walk & Sought, traits) => sql<Keyed>`
          select ${columns} from (${hits(traits, p)}) as hits cross join recipe
          where recipe.number = hits.number and ${unindexed(onShelf(p))} and ${behind(by, p)}
          ${ordered(by)} limit ${p.rows}`,
      ),
    ),
    /**
     * Walks the index of the sort order and filters by the hits; `is true` keeps the engines from starting with the
     * hits.
     */
    many: preparedFor((hits) =>
      prepared(
        (_query, p: Walk & Sought, traits) => sql<Keyed>`
          select ${columns} from recipe
          where ${onShelf(p)} and ${behind(by, p)} and (recipe.number in (${hits(traits, p)})) is true
          ${ordered(by)} limit ${p.rows}`,
      ),
    ),
    /** Checks the next recipes in the sort order one by one. */
    next: prepared(
      (_query, p: Walk & { expression: string }) => sql<Keyed>`
        select number, key from (
          select ${columns} from recipe where ${onShelf(p)} and ${behind(by, p)} ${ordered(by)} limit ${NEXT_ONES}
        ) as next
        where ${isHit('next.number', p.expression)} order by key ${direction}, number ${direction} limit ${p.rows}`,
    ),
    some: prepared(
      (_query, p: Shelf & { numbers: string }, traits) => sql<Keyed>`
        select ${columns} from ${numbersOf(traits, p.numbers)} as wanted cross join recipe
        where recipe.number = wanted.number and ${unindexed(onShelf(p))} ${ordered(by)}`,
    ),
  };
};

/** Recipes sorted by a column: all in one state of a library, or those that match. */
export class SortedRecipes {
  readonly #statements: ReturnType<typeof statementsBy>;

  constructor(by: SortColumn) {
    this.#statements = statementsBy(by);
  }

  /** The next recipes after a position. */
  async after(db: Db, shelf: Shelf, hits: Hits | undefined, place: Keyed, rows: number): Promise<readonly Keyed[]> {
    const { all, few, many, next } = this.#statements;
    const walk = { ...shelf, key: place.key, number: place.number, rows };
    if (hits === undefined) return all.all(db, walk);
    const asked = { ...hits, ...walk };
    if (hits.total <= FEW) return few[hits.kind].all(db, asked);
    const looked = isWorthALook(db.traits, hits, hits.total) ? await next.all(db, asked) : [];
    return looked.length === rows ? looked : many[hits.kind].all(db, asked);
  }

  /** The given recipes, in sort order. */
  some(db: Db, shelf: Shelf, numbers: readonly number[]): Promise<readonly Keyed[]> {
    return this.#statements.some.all(db, { ...shelf, numbers: JSON.stringify(numbers) });
  }
}
