import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const importsMigration: Migration = {
  number: 10,
  name: 'imports',
  statements: ({ text, integer, table, keyTable }) => [
    // While a preview is `reading`, its items are added a few at a time; it is not visible before it is `staged`.
    `create table import_preview (
      id ${text} not null primary key,
      library_id ${text} not null references library (id) on delete cascade,
      state ${text} not null check (state in ('reading', 'staged')),
      revision ${integer} not null,
      job_id ${text},
      created_by ${text} not null,
      created_at ${text} not null,
      expires_at ${text} not null
    ) ${table}`,
    'create index import_preview_expiry on import_preview (expires_at)',
    'create index import_preview_library on import_preview (library_id)',
    // What was uploaded, fetched or pasted. `blob` is the key of an uploaded file in the blob store.
    `create table import_source (
      preview_id ${text} not null references import_preview (id) on delete cascade,
      position ${integer} not null,
      name ${text} not null,
      url ${text} not null,
      blob ${text} not null,
      primary key (preview_id, position)
    ) ${keyTable}`,
    `create table import_item (
      id ${text} not null primary key,
      preview_id ${text} not null references import_preview (id) on delete cascade,
      position ${integer} not null,
      source ${integer} not null,
      format_id ${text} not null,
      format_name ${text} not null,
      title ${text} not null,
      document ${text},
      shown ${text} not null,
      remarks ${text} not null,
      occurrences ${text} not null,
      photos ${text} not null,
      path ${text} not null,
      extracted_text ${text},
      outcome ${text},
      unique (preview_id, position)
    ) ${table}`,
    // Photos that were requested: either fetched and stored, or not available.
    `create table import_photo (
      item_id ${text} not null references import_item (id) on delete cascade,
      local_id ${text} not null,
      blob ${text} not null,
      media_type ${text} not null,
      primary key (item_id, local_id)
    ) ${keyTable}`,
    `create table import_plan (
      id ${text} not null primary key,
      preview_id ${text} not null references import_preview (id) on delete cascade,
      preview_revision ${integer} not null,
      input ${text} not null,
      effects ${text} not null,
      expires_at ${text} not null,
      applied_at ${text}
    ) ${table}`,
    'create index import_plan_preview on import_plan (preview_id)',
  ],
};
