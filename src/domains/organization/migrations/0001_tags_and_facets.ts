import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const tagsAndFacetsMigration: Migration = {
  number: 1,
  name: 'foundation',
  statements: ({ text, integer, table }) => [
    `create table tag (
      id ${text} not null primary key,
      library_id ${text} not null references library (id) on delete cascade,
      name ${text} not null,
      name_key ${text} not null,
      color ${text} not null,
      revision ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      constraint tag_name unique (library_id, name_key)
    ) ${table}`,

    `create table facet (
      id ${text} not null primary key,
      library_id ${text} not null references library (id) on delete cascade,
      kind ${text} not null,
      value ${text} not null,
      value_key ${text} not null,
      revision ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      constraint facet_value unique (library_id, kind, value_key)
    ) ${table}`,
  ],
};
