import type { Migration } from '../../../platform/db/migrations/migration.ts';

const remember = (id: string): string =>
  `insert into released_asset (asset_id) values (${id}) on conflict (asset_id) do nothing`;

/**
 * Assets that may be unused: new ones, and those that a recipe or book no longer uses. The sweep checks only these, not
 * every asset.
 */
export const releasedAssetsMigration: Migration = {
  number: 20,
  name: 'bounded_work',
  statements: ({ text, keyTable, rowTrigger }) => [
    `create table released_asset (
        asset_id ${text} not null primary key references asset (id) on delete cascade
      ) ${keyTable}`,
    `insert into released_asset (asset_id)
        select id from asset
        where not exists (select 1 from recipe_asset where asset_id = asset.id)
        and not exists (select 1 from book_asset where asset_id = asset.id)`,
    ...rowTrigger({ name: 'asset_added', event: 'insert', table: 'asset', statement: remember('new.id') }),
    ...rowTrigger({
      name: 'recipe_asset_released',
      event: 'delete',
      table: 'recipe_asset',
      statement: remember('old.asset_id'),
    }),
    ...rowTrigger({
      name: 'book_asset_released',
      event: 'delete',
      table: 'book_asset',
      statement: remember('old.asset_id'),
    }),
  ],
};
