import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { EngineFeatures } from './engine-features.ts';

/** A column name or an expression. */
type Part = string | RawBuilder<unknown>;
type Parts = Readonly<Record<string, Part>>;

const partOf = (part: Part): RawBuilder<unknown> => (typeof part === 'string' ? sql.ref(part) : part);

const jsonObject = (features: EngineFeatures, parts: Parts): RawBuilder<unknown> => {
  const pairs = Object.entries(parts).map(([name, part]) => sql`${sql.lit(name)}, ${partOf(part)}`);
  return sql`${sql.raw(features.jsonObject)}(${sql.join(pairs)})`;
};

/**
 * A JSON object built by the database, as text: `{ id: 'tag.id' }`. Rows that are only passed on to the client are then
 * never parsed and serialized again in between.
 */
export const jsonObjectAsText = (features: EngineFeatures, parts: Parts): RawBuilder<string> =>
  sql<string>`cast(${jsonObject(features, parts)} as text)`;

/**
 * The query's results as a JSON array, either of one column or of objects with several. `[]` if there are no rows.
 * Without `orderBy`, they keep the order in which a subquery returns them.
 */
export const jsonArrayAgg = (
  features: EngineFeatures,
  item: string | Parts,
  orderBy: readonly string[] = [],
): RawBuilder<unknown> => {
  const value = typeof item === 'string' ? sql.ref(item) : jsonObject(features, item);
  const order = orderBy.length === 0 ? sql`` : sql` order by ${sql.join(orderBy.map((column) => sql.ref(column)))}`;
  return sql`coalesce(${sql.raw(features.jsonArray)}(${value}${order}), '[]')`;
};

/** Embeds text that contains JSON, or JSON built by a subquery, in a JSON object. */
export const castAsJson = (features: EngineFeatures, part: Part): RawBuilder<unknown> =>
  features.hasJsonType ? sql`cast(${partOf(part)} as json)` : sql`json(${partOf(part)})`;

const eachOf = (features: EngineFeatures, list: string): RawBuilder<unknown> =>
  sql`${sql.raw(features.jsonEach)}(cast(${list} as ${sql.raw(features.hasJsonType ? 'json' : 'text')})) as item`;

/**
 * The items of a JSON array of strings that is sent as one parameter, for use with `in`: the statement stays the same
 * however many items there are. If another condition has an index too, SQLite may choose that one and walk through a
 * whole library; in that case, make the array the first table of a cross join, with its items in the column `value`.
 */
export const jsonArrayItems = (features: EngineFeatures, list: string): RawBuilder<string> =>
  sql<string>`(select item.value from ${eachOf(features, list)})`;

/** The same for an array of integers, in the column `number`. */
export const jsonArrayNumbers = (features: EngineFeatures, list: string): RawBuilder<number> =>
  sql<number>`(select cast(item.value as bigint) as number from ${eachOf(features, list)})`;

/** The objects of a JSON array that is sent as one parameter, as a table `given` with these columns. */
export const jsonArrayRows = (
  features: EngineFeatures,
  list: string,
  columns: Readonly<Record<string, 'text' | 'bigint'>>,
): RawBuilder<unknown> => {
  if (features.hasJsonType) {
    // All columns in one call: extracting them one by one would parse the whole object for each.
    const typed = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
    return sql`json_to_recordset(cast(${list} as json)) as given(${sql.join(typed)})`;
  }
  const fields = Object.entries(columns).map(
    ([name, type]) =>
      sql`cast(${castAsJson(features, 'item.value')} ->> ${sql.lit(name)} as ${sql.raw(type)}) as ${sql.ref(name)}`,
  );
  return sql`(select ${sql.join(fields)} from ${eachOf(features, list)}) as given`;
};
