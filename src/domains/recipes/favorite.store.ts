import { sql } from 'kysely';

import type { Tx } from '../../platform/db/database.ts';
import { pick, prepared } from '../../platform/db/prepared.ts';
import type { RecipeTables } from '../../platform/db/tables/recipes.ts';

type FavoriteRow = RecipeTables['recipe_favorite'];

const put = prepared((query, p: FavoriteRow) =>
  query
    .insertInto('recipe_favorite')
    .values(pick(p, ['entry_id', 'user_id', 'favorite']))
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'user_id']).doUpdateSet({ favorite: sql<number>`excluded.favorite` }),
    ),
);

export const putFavorite = (tx: Tx, row: FavoriteRow): void => put.defer(tx, row);
