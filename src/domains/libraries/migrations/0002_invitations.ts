import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const invitationsMigration: Migration = {
  number: 2,
  name: 'accounts',
  statements: ({ text, integer, table }) => [
    `create table invitation (
      id ${text} not null primary key,
      library_id ${text} not null references library (id) on delete cascade,
      secret_hash ${text} not null unique,
      creator_id ${text} not null,
      role ${text} not null check (role in ('owner', 'editor', 'viewer')),
      hint ${text} not null,
      created_at ${integer} not null,
      expires_at ${integer} not null,
      accepted_at ${integer},
      revoked_at ${integer}
    ) ${table}`,
    'create index invitation_library on invitation (library_id, id)',
  ],
};
