import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Traits } from './traits.ts';

/** A column by its name, or an expression. */
type Part = string | RawBuilder<unknown>;
type Parts = Readonly<Record<string, Part>>;

const partOf = (part: Part): RawBuilder<unknown> => (typeof part === 'string' ? sql.ref(part) : part);

const jsonObject = (traits: Traits, parts: Parts): RawBuilder<unknown> => {
  const pairs = Object.entries(parts).map(([name, part]) => sql`${sql.lit(name)}, ${partOf(part)}`);
  return sql`${sql.raw(traits.jsonObject)}(${sql.join(pairs)})`;
};

/**
 * A JSON object built by the database, as text: `{ id: 'tag.id' }`. What is read to be sent on is then
 * never put together and taken apart in between.
 */
export const jsonText = (traits: Traits, parts: Parts): RawBuilder<string> =>
  sql<string>`cast(${jsonObject(traits, parts)} as text)`;

/** The JSON list of what a query finds, a column or objects of several; `[]` where it finds nothing. */
export const jsonList = (
  traits: Traits,
  item: string | Parts,
  orderBy: readonly [string, ...string[]],
): RawBuilder<unknown> => {
  const value = typeof item === 'string' ? sql.ref(item) : jsonObject(traits, item);
  const order = sql.join(orderBy.map((column) => sql.ref(column)));
  return sql`coalesce(${sql.raw(traits.jsonArray)}(${value} order by ${order}), '[]')`;
};

/** Text that holds JSON, or JSON that a subquery built, as a part of an object. */
export const asJson = (traits: Traits, part: Part): RawBuilder<unknown> =>
  traits.hasJsonType ? sql`cast(${partOf(part)} as json)` : sql`json(${partOf(part)})`;

const eachOf = (traits: Traits, list: string): RawBuilder<unknown> =>
  sql`${sql.raw(traits.jsonEach)}(cast(${list} as ${sql.raw(traits.hasJsonType ? 'json' : 'text')})) as item`;

/**
 * The items of a JSON list of texts that is sent as one value, for `in`: a statement stays the same however many there
 * are. Where another condition has an index too, SQLite may take that one and walk through a whole library: then the
 * list is the first of a cross join, with its items in the column `value`.
 */
export const itemsOf = (traits: Traits, list: string): RawBuilder<string> =>
  sql<string>`(select item.value from ${eachOf(traits, list)})`;

/** The same for a list of whole numbers, in the column `number`. */
export const numbersOf = (traits: Traits, list: string): RawBuilder<number> =>
  sql<number>`(select cast(item.value as bigint) as number from ${eachOf(traits, list)})`;

/** The objects of a JSON list that is sent as one value, as a table `given` with these columns. */
export const rowsOf = (
  traits: Traits,
  list: string,
  columns: Readonly<Record<string, 'text' | 'bigint'>>,
): RawBuilder<unknown> => {
  if (traits.hasJsonType) {
    // In one go: taken out one by one, each would have the whole object read again.
    const typed = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
    return sql`json_to_recordset(cast(${list} as json)) as given(${sql.join(typed)})`;
  }
  const fields = Object.entries(columns).map(
    ([name, type]) =>
      sql`cast(${asJson(traits, 'item.value')} ->> ${sql.lit(name)} as ${sql.raw(type)}) as ${sql.ref(name)}`,
  );
  return sql`(select ${sql.join(fields)} from ${eachOf(traits, list)}) as given`;
};
