import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const assetsMigration: Migration = {
  number: 9,
  name: 'assets',
  statements: ({ text, integer, table, keyTable }) => [
    // Files, identified by their content. `blob` is the key in the blob store. Each upload gets a new key, so deleting
    // a file and storing the same one concurrently never conflict.
    `create table asset (
      id ${text} not null primary key,
      blob ${text} not null unique,
      media_type ${text} not null,
      bytes ${integer} not null,
      width ${integer},
      height ${integer},
      created_at ${text} not null
    ) ${table}`,
    'create index asset_created on asset (created_at)',
    `create table recipe_asset (
      entry_id ${text} not null references recipe (id) on delete cascade,
      asset_id ${text} not null references asset (id),
      library_id ${text} not null,
      name ${text} not null,
      created_at ${text} not null,
      created_by ${text} not null,
      primary key (entry_id, asset_id)
    ) ${keyTable}`,
    'create index recipe_asset_asset on recipe_asset (asset_id, library_id)',
    `create table book_asset (
      book_id ${text} not null references book (id) on delete cascade,
      asset_id ${text} not null references asset (id),
      library_id ${text} not null,
      name ${text} not null,
      created_at ${text} not null,
      created_by ${text} not null,
      primary key (book_id, asset_id)
    ) ${keyTable}`,
    'create index book_asset_asset on book_asset (asset_id, library_id)',
  ],
};
