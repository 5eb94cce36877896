import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { RecipeTables } from '../recipes.tables.ts';

type FavoriteRow = RecipeTables['recipe_favorite'];

const put = prepareQuery((query, p: FavoriteRow) =>
  query
    .insertInto('recipe_favorite')
    .values(pickColumns(p, ['entry_id', 'user_id', 'favorite']))
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'user_id']).doUpdateSet({ favorite: sql<number>`excluded.favorite` }),
    ),
);

export const upsertFavorite = (tx: Tx, row: FavoriteRow): void => put.defer(tx, row);
