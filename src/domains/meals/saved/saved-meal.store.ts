import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PageParams } from '../../../platform/db/page-params.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { MealTables } from '../meals.tables.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { toTitleSortKey } from '../../../platform/text/title-key.ts';
import type { StoredDish } from '../dishes/dish.schemas.ts';
import type { KeyedMeal } from '../planned/meal.store.ts';
import type { SavedMealId, StoredSavedMeal } from './saved-meal.schemas.ts';

type SavedMealRow = MealTables['saved_meal'];

const columns = [
  'id',
  'name',
  'notes',
  'dishes',
  'representation',
  'revision',
  'created_at',
  'updated_at',
  'updated_by',
] as const;

const asSavedMeal = (row: Pick<SavedMealRow, (typeof columns)[number]>): StoredSavedMeal => ({
  ...row,
  id: asId<SavedMealId>(row.id),
  dishes: JSON.parse(row.dishes) as readonly StoredDish[],
});

const one = prepareQuery((query, p: { library: LibraryId; id: SavedMealId }) =>
  query.selectFrom('saved_meal').select(columns).where('id', '=', p.id).where('library_id', '=', p.library),
);

export const findSavedMeal = async (
  db: Db,
  library: LibraryId,
  id: SavedMealId,
): Promise<StoredSavedMeal | undefined> => {
  const row = await one.first(db, { library, id });
  return row && asSavedMeal(row);
};

const locked = prepareQuery((query, p: { library: LibraryId; id: SavedMealId }, { hasRowLocks }) =>
  query
    .selectFrom('saved_meal')
    .select(columns)
    .where('id', '=', p.id)
    .where('library_id', '=', p.library)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

/** Locks the saved meal until the transaction ends. */
export const lockSavedMeal = async (
  tx: Tx,
  library: LibraryId,
  id: SavedMealId,
): Promise<StoredSavedMeal | undefined> => {
  const row = await locked.first(tx, { library, id });
  return row && asSavedMeal(row);
};

const page = prepareQuery((query, p: { library: LibraryId; afterName: string; afterId: string; rows: number }) =>
  query
    .selectFrom('saved_meal')
    .select([...columns, 'name_key'])
    .where('library_id', '=', p.library)
    .where(sql<boolean>`(name_key, id) > (${p.afterName}, ${p.afterId})`)
    .orderBy('name_key')
    .orderBy('id')
    .limit(p.rows),
);

/**
 * Saved meals by name and age, each with its position. Returns up to one more than the limit, to show that there are
 * more.
 */
export const findSavedMealPage = async (
  db: Db,
  library: LibraryId,
  { limit, after }: PageParams<readonly string[]>,
): Promise<readonly KeyedMeal<StoredSavedMeal>[]> => {
  const [afterName = '', afterId = ''] = after ?? [];
  const rows = await page.all(db, { library, afterName, afterId, rows: limit + 1 });
  return rows.map(({ name_key, ...row }) => ({ meal: asSavedMeal(row), key: [name_key, row.id] }));
};

const rowOf = (library: LibraryId, meal: StoredSavedMeal): SavedMealRow => ({
  ...meal,
  library_id: library,
  name_key: toTitleSortKey(meal.name),
  dishes: JSON.stringify(meal.dishes),
});

const insert = prepareQuery((query, p: SavedMealRow) =>
  query.insertInto('saved_meal').values(pickColumns(p, [...columns, 'library_id', 'name_key'])),
);

export const insertSavedMeal = (tx: Tx, library: LibraryId, meal: StoredSavedMeal): void =>
  insert.defer(tx, rowOf(library, meal));

const update = prepareQuery((query, p: SavedMealRow) =>
  query
    .updateTable('saved_meal')
    .set(
      pickColumns(p, ['name', 'name_key', 'notes', 'dishes', 'representation', 'revision', 'updated_at', 'updated_by']),
    )
    .where('id', '=', p.id),
);

export const updateSavedMealRow = (tx: Tx, library: LibraryId, meal: StoredSavedMeal): void =>
  update.defer(tx, rowOf(library, meal));

const remove = prepareQuery((query, p: { id: SavedMealId }) => query.deleteFrom('saved_meal').where('id', '=', p.id));

export const deleteSavedMealRow = (tx: Tx, id: SavedMealId): void => remove.defer(tx, { id });
