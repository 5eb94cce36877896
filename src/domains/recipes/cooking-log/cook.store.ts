import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonObjectAsText } from '../../../platform/db/json.ts';
import type { PageItem, PageParams } from '../../../platform/db/page-params.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { RecipeTables } from '../recipes.tables.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import type { Cook, CookId } from './cook.schemas.ts';

const columns = ['id', 'date', 'notes', 'revision', 'created_at', 'created_by'] as const;

/** Sorts after every possible date. */
const END_OF_DAYS = '~';

const page = prepareQuery((query, p: { entry: EntryId; date: string; id: string; rows: number }, features) =>
  query
    .selectFrom('recipe_cook')
    .select(jsonObjectAsText(features, Object.fromEntries(columns.map((name) => [name, name]))).as('json'))
    .select(['date', 'id'])
    .where('entry_id', '=', p.entry)
    .where(sql<boolean>`(date, id) < (${p.date}, ${p.id})`)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(p.rows),
);

/** Latest day first. */
export const listCooks = async (
  db: Db,
  entry: EntryId,
  { limit, after }: PageParams<readonly string[]>,
): Promise<readonly PageItem[]> => {
  const [date = END_OF_DAYS, id = END_OF_DAYS] = after ?? [];
  const rows = await page.all(db, { entry, date, id, rows: limit + 1 });
  return rows.map((row) => ({ json: row.json, key: [row.date, row.id] }));
};

const one = prepareQuery((query, p: { library: LibraryId; id: CookId }) =>
  query
    .selectFrom('recipe_cook')
    .innerJoin('recipe', 'recipe.id', 'recipe_cook.entry_id')
    .select(columns.map((column) => `recipe_cook.${column}` as const))
    .select('recipe_cook.entry_id')
    .where('recipe_cook.id', '=', p.id)
    .where('recipe.library_id', '=', p.library),
);

export const findCook = (
  db: Db,
  library: LibraryId,
  id: CookId,
): Promise<(Cook & { readonly entry_id: string }) | undefined> => one.first(db, { library, id });

type CookRow = RecipeTables['recipe_cook'];

const insert = prepareQuery((query, p: CookRow) =>
  query.insertInto('recipe_cook').values(pickColumns(p, [...columns, 'entry_id'])),
);

/** Runs immediately, so that the recount afterwards sees it. */
export const insertCook = async (tx: Tx, cook: CookRow): Promise<void> => void (await insert.run(tx, cook));

const remove = prepareQuery((query, p: { id: CookId }) => query.deleteFrom('recipe_cook').where('id', '=', p.id));

/** Runs immediately, so that the recount afterwards sees it. */
export const deleteCook = async (tx: Tx, id: CookId): Promise<void> => void (await remove.run(tx, { id }));

const recount = prepareQuery((query, p: { entry: EntryId }) =>
  query
    .updateTable('recipe')
    .set({
      times_cooked: sql<number>`(select count(*) from recipe_cook where entry_id = recipe.id)`,
      last_cooked: sql<string>`coalesce((select max(date) from recipe_cook where entry_id = recipe.id), '')`,
      log_revision: sql<number>`revision`,
    })
    .where('id', '=', p.entry),
);

/** Updates the recipe's count and last date from its cooking log. */
export const recountCooks = async (tx: Tx, entry: EntryId): Promise<void> => void (await recount.run(tx, { entry }));
