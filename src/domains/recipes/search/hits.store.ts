import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { numbersOf } from '../../../platform/db/json.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { RecipeState } from '../../../platform/db/tables/recipes.ts';
import type { Traits } from '../../../platform/db/traits.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';

/** Among which recipes. */
export interface Shelf {
  readonly library: LibraryId;
  readonly state: RecipeState;
}

const asQuery = (expression: string) => sql`(select cast(${expression} as tsquery))`;

/**
 * The numbers of the recipes that an expression of the index finds, as a select that may be put into another.
 *
 * PostgreSQL is kept from knowing better: the expression is selected, so that it is not weighed while planning, and
 * `offset 0` keeps the select from being taken apart. Left to itself it read the whole table for a frequent token, and
 * looked up every recipe of the library for a rare one.
 */
export const hitsOf = ({ tokenIndex }: Traits, expression: string): RawBuilder<{ number: number }> =>
  tokenIndex === 'fts5'
    ? sql`select rowid as number from recipe_token where recipe_token match ${expression}`
    : sql`select number from recipe_search where tokens @@ ${asQuery(expression)} offset 0`;

/** Whether a recipe is among what is found: told of one, where the tokens are a column. */
export const isHit = (number: string, expression: string): RawBuilder<boolean> =>
  sql`(select tokens @@ ${asQuery(expression)} from recipe_search where recipe_search.number = ${sql.ref(number)})`;

/** How many recipes are looked at one by one before all that are found are gathered. */
export const NEXT_ONES = 1000;
/** So many are found that the next ones in an order are likely to be among them. */
const MANY = 5000;

/**
 * Whether to look at the next recipes of an order one by one first. PostgreSQL has to read a row for each recipe that
 * is found; at 48,000 of 100,000 that took 110 ms, and the look 1 ms.
 */
export const isWorthALook = ({ tokenIndex }: Traits, total: number): boolean =>
  tokenIndex === 'tsvector' && total > MANY;

const counted = prepared(
  (_query, p: { expression: string }, traits) =>
    sql<{ total: number }>`select count(*) as total from (${hitsOf(traits, p.expression)}) as hits`,
);

export const countHits = async (db: Db, expression: string): Promise<number> =>
  (await counted.first(db, { expression }))?.total ?? 0;

const tokens = prepared(
  (_query, p: { numbers: string }, traits) => sql<{ number: number; words: string; labels: string }>`
    select recipe_search.number, words, labels from ${numbersOf(traits, p.numbers)} as wanted cross join recipe_search
    where recipe_search.number = wanted.number`,
);

/** What the index holds of some recipes. */
export const tokensOf = async (
  db: Db,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> => {
  const rows = await tokens.all(db, { numbers: JSON.stringify(numbers) });
  return new Map(rows.map(({ number, words, labels }) => [number, new Set(`${words} ${labels}`.split(' '))]));
};
