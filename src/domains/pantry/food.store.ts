import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { jsonArrayItems, jsonArrayRows } from '../../platform/db/json.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { PantryEntryId } from './entry.schemas.ts';

const ofEntry = prepareQuery((query, p: { id: PantryEntryId }) =>
  query.selectFrom('pantry_food').select('food').where('entry_id', '=', p.id).orderBy('food'),
);

/** The foods that an entry covers. */
export const listEntryFoods = async (db: Db, id: PantryEntryId): Promise<readonly string[]> =>
  (await ofEntry.all(db, { id })).map(({ food }) => food);

const present = prepareQuery(
  (_query, p: { library: LibraryId; foods: string }, features) => sql<{ food: string }>`
    select distinct pantry_food.food from ${jsonArrayItems(features, p.foods)} as asked cross join pantry_food
    where pantry_food.library_id = ${p.library} and pantry_food.food = asked.value`,
);

/** The subset of the given foods that is in the pantry. */
export const filterFoodsInPantry = async (
  db: Db,
  library: LibraryId,
  foods: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await present.all(db, { library, foods: JSON.stringify(foods) })).map(({ food }) => food));

const insert = prepareQuery(
  (_query, p: { id: PantryEntryId; library: LibraryId; foods: string }, features) => sql<never>`
    insert into pantry_food (library_id, food, entry_id)
    select cast(${p.library} as text), food.value, cast(${p.id} as text) from ${jsonArrayItems(features, p.foods)} as food`,
);

/** Inserts all of them with one statement. */
export const insertFoods = (tx: Tx, library: LibraryId, id: PantryEntryId, foods: readonly string[]): void => {
  if (foods.length > 0) insert.defer(tx, { id, library, foods: JSON.stringify(foods) });
};

const remove = prepareQuery((query, p: { id: PantryEntryId }) =>
  query.deleteFrom('pantry_food').where('entry_id', '=', p.id),
);

/** Runs immediately instead of at commit, because new foods may equal the removed ones. */
export const removeFoods = async (tx: Tx, id: PantryEntryId): Promise<void> => void (await remove.run(tx, { id }));

/** The foods that an entry stands for. */
export interface EntryFoods {
  readonly id: string;
  readonly foods: readonly string[];
}

const ofLibrary = prepareQuery((query, p: { library: LibraryId }) =>
  query.selectFrom('pantry_food').select(['entry_id', 'food']).where('library_id', '=', p.library),
);

/** The foods of all entries of a library, by entry id. */
export const listFoodsByEntry = async (
  db: Db,
  library: LibraryId,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const rows = Map.groupBy(await ofLibrary.all(db, { library }), ({ entry_id }) => entry_id);
  return new Map([...rows].map(([id, foods]) => [id, new Set(foods.map(({ food }) => food))]));
};

const removeOfMany = prepareQuery(
  (_query, p: { ids: string }, features) => sql<never>`
    delete from pantry_food where entry_id in ${jsonArrayItems(features, p.ids)}`,
);

const insertOfMany = prepareQuery(
  (_query, p: { library: LibraryId; rows: string }, features) => sql<never>`
    insert into pantry_food (library_id, food, entry_id)
    select cast(${p.library} as text), given.food, given.id
    from ${jsonArrayRows(features, p.rows, { id: 'text', food: 'text' })}`,
);

/** Replaces the foods of many entries with one statement. */
export const replaceFoodsOfEntries = async (
  tx: Tx,
  library: LibraryId,
  entries: readonly EntryFoods[],
): Promise<void> => {
  const rows = entries.flatMap(({ id, foods }) => foods.map((food) => ({ id, food })));
  await removeOfMany.run(tx, { ids: JSON.stringify(entries.map(({ id }) => id)) });
  await insertOfMany.run(tx, { library, rows: JSON.stringify(rows) });
};

/**
 * SQL condition for other domains' statements: whether a food is in a library's pantry, both given as expressions. It
 * counts, because for `exists` PostgreSQL would first hash the whole pantry, however few foods are checked.
 */
export const isInPantrySql = (library: RawBuilder<unknown>, food: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`((
    select count(*) from pantry_food where pantry_food.library_id = ${library} and pantry_food.food = ${food}) > 0)`;

const hinted = prepareQuery(
  (_query, p: { library: LibraryId; foods: string }, features) => sql<Hinted>`
    select pantry_food.food, entry.id, entry.name, entry.amount, entry.unit, entry.location
    from ${jsonArrayItems(features, p.foods)} as asked cross join pantry_food join pantry_entry as entry
      on entry.id = pantry_food.entry_id
    where pantry_food.library_id = ${p.library} and pantry_food.food = asked.value
    order by pantry_food.food, entry.name_key, entry.id`,
);

interface Hinted {
  readonly food: string;
  readonly id: string;
  readonly name: string;
  readonly amount: string | null;
  readonly unit: string | null;
  readonly location: string | null;
}

/** Entries that cover any of the foods, ordered by name; an entry that covers several appears once per food. */
export const findEntriesByFoods = (db: Db, library: LibraryId, foods: readonly string[]): Promise<readonly Hinted[]> =>
  hinted.all(db, { library, foods: JSON.stringify(foods) });
