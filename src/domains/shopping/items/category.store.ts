import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems, jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';

const known = prepareQuery((query, p: { library: LibraryId; foods: string }, features) =>
  query
    .selectFrom('shopping_category')
    .select(['food', 'category'])
    .where('library_id', '=', p.library)
    .where('food', 'in', jsonArrayItems(features, p.foods)),
);

/** The categories that the library has learned for some foods. */
export const findLearnedCategories = async (
  db: Db,
  library: LibraryId,
  foods: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = foods.length === 0 ? [] : await known.all(db, { library, foods: JSON.stringify(foods) });
  return new Map(rows.map(({ food, category }) => [food, category]));
};

const learn = prepareQuery(
  (_query, p: { library: LibraryId; rows: string }, features) => sql<never>`
    insert into shopping_category (library_id, food, category)
    select cast(${p.library} as text), food, category
    from ${jsonArrayRows(features, p.rows, { food: 'text', category: 'text' })}
    where true
    on conflict (library_id, food) do update set category = excluded.category`,
);

/** Sorted by food, so that two transactions learning the same foods at once cannot deadlock. */
export const saveLearnedCategories = (tx: Tx, library: LibraryId, categories: ReadonlyMap<string, string>): void => {
  const rows = [...categories].map(([food, category]) => ({ food, category }));
  rows.sort((a, b) => (a.food < b.food ? -1 : 1));
  if (rows.length > 0) learn.defer(tx, { library, rows: JSON.stringify(rows) });
};

const forget = prepareQuery((query, p: { library: LibraryId; foods: string }, features) =>
  query
    .deleteFrom('shopping_category')
    .where('library_id', '=', p.library)
    .where('food', 'in', jsonArrayItems(features, p.foods)),
);

/** Afterwards the built-in dictionary applies to these foods again. */
export const deleteLearnedCategories = (tx: Tx, library: LibraryId, foods: readonly string[]): void =>
  forget.defer(tx, { library, foods: JSON.stringify(foods) });

/** More than a household will ever categorize by hand. */
const MAX_LEARNED = 10_000;

const all = prepareQuery((query, p: { library: LibraryId }) =>
  query
    .selectFrom('shopping_category')
    .select(['food', 'category'])
    .where('library_id', '=', p.library)
    .orderBy('food')
    .limit(MAX_LEARNED),
);

/** Everything the library has learned, by food. */
export const listLearnedFoodCategories = (
  db: Db,
  library: LibraryId,
): Promise<readonly { readonly food: string; readonly category: string }[]> => all.all(db, { library });
