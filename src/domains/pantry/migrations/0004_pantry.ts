import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const pantryMigration: Migration = {
  number: 4,
  name: 'pantry',
  statements: ({ text, integer, table, keyTable }) => [
    `create table pantry_entry (
      id ${text} not null primary key,
      library_id ${text} not null references library (id) on delete cascade,
      name ${text} not null,
      name_key ${text} not null,
      amount ${text},
      unit ${text},
      location ${text},
      note ${text},
      semantic_id ${text},
      revision ${integer} not null,
      updated_at ${text} not null,
      updated_by ${text} not null
    ) ${table}`,
    'create index pantry_entry_named on pantry_entry (library_id, name_key, id)',
    `create table pantry_food (
      library_id ${text} not null,
      food ${text} not null,
      entry_id ${text} not null references pantry_entry (id) on delete cascade,
      primary key (library_id, food, entry_id)
    ) ${keyTable}`,
    'create index pantry_food_entry on pantry_food (entry_id)',
  ],
};
