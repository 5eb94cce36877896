import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { numbersOf } from '../../../platform/db/json.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { unindexed } from '../../../platform/db/unindexed.ts';
import { NEXT_ONES, isHit, isWorthALook, preparedFor } from './hits.store.ts';
import type { Shelf, Sought } from './hits.store.ts';

/** A column by which recipes are sorted, with an index of its own; where two are alike, their numbers decide. */
export interface SortColumn {
  readonly name: 'title_key' | 'updated_at' | 'times_cooked' | 'last_cooked';
  readonly direction: 'asc' | 'desc';
}

/** The place of a recipe in an order. */
export interface Keyed {
  readonly number: number;
  readonly key: string | number;
}

/** What is sought, and how many recipes match. */
export interface Hits extends Sought {
  readonly total: number;
}

/** Few enough to be sorted anew for every page. */
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
     * Along the index of the order. Those with the key of the place come from a select of their own: SQLite finds the
     * first of a pair in an index and not the second, and would walk past all that were never cooked for every page.
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
    /** What is found is read, and sorted. */
    few: preparedFor((hits) =>
      prepared(
        (_query, p: Walk & Sought, traits) => sql<Keyed>`
          select ${columns} from (${hits(traits, p)}) as hits cross join recipe
          where recipe.number = hits.number and ${unindexed(onShelf(p))} and ${behind(by, p)}
          ${ordered(by)} limit ${p.rows}`,
      ),
    ),
    /** Along the index of the order, with a look at what is found; `is true` keeps the engines from turning it round. */
    many: preparedFor((hits) =>
      prepared(
        (_query, p: Walk & Sought, traits) => sql<Keyed>`
          select ${columns} from recipe
          where ${onShelf(p)} and ${behind(by, p)} and (recipe.number in (${hits(traits, p)})) is true
          ${ordered(by)} limit ${p.rows}`,
      ),
    ),
    /** The next ones in the order, each looked at by itself. */
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

/** Recipes in an order: all of a shelf, or those that are found. */
export class SortedRecipes {
  readonly #statements: ReturnType<typeof statementsBy>;

  constructor(by: SortColumn) {
    this.#statements = statementsBy(by);
  }

  /** The next ones after a place. */
  async after(db: Db, shelf: Shelf, hits: Hits | undefined, place: Keyed, rows: number): Promise<readonly Keyed[]> {
    const { all, few, many, next } = this.#statements;
    const walk = { ...shelf, key: place.key, number: place.number, rows };
    if (hits === undefined) return all.all(db, walk);
    const asked = { ...hits, ...walk };
    if (hits.total <= FEW) return few[hits.kind].all(db, asked);
    const looked = isWorthALook(db.traits, hits, hits.total) ? await next.all(db, asked) : [];
    return looked.length === rows ? looked : many[hits.kind].all(db, asked);
  }

  /** Some that are known by their numbers. */
  some(db: Db, shelf: Shelf, numbers: readonly number[]): Promise<readonly Keyed[]> {
    return this.#statements.some.all(db, { ...shelf, numbers: JSON.stringify(numbers) });
  }
}
