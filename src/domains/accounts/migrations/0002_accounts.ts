import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const accountsMigration: Migration = {
  number: 2,
  name: 'accounts',
  statements: ({ text, integer, table, keyTable }) => [
    // Two kinds of users. The table is recreated because SQLite cannot drop a check constraint; the table that
    // references it is dropped first, so that its rows are not deleted in a cascade.
    `create table account_user_2 (
      id ${text} not null primary key,
      kind ${text} not null check (kind in ('local', 'person')),
      username ${text},
      username_key ${text},
      password_hash ${text},
      display_name ${text} not null,
      instance_admin ${integer} not null,
      created_at ${text} not null,
      disabled_at ${text},
      constraint account_username unique (username_key)
    ) ${table}`,
    `insert into account_user_2 (id, kind, display_name, instance_admin, created_at)
      select id, kind, display_name, instance_admin, created_at from account_user`,
    `create table library_member_2 (
      library_id ${text} not null references library (id) on delete cascade,
      user_id ${text} not null references account_user_2 (id) on delete cascade,
      role ${text} not null check (role in ('owner', 'editor', 'viewer')),
      created_at ${text} not null,
      constraint library_member_once primary key (library_id, user_id)
    ) ${keyTable}`,
    'insert into library_member_2 select library_id, user_id, role, created_at from library_member',
    'drop table library_member',
    'drop table account_user',
    'alter table account_user_2 rename to account_user',
    'alter table library_member_2 rename to library_member',
    "create unique index account_user_local on account_user (kind) where kind = 'local'",
    'create index library_member_user on library_member (user_id, library_id)',

    `create table session (
      id ${text} not null primary key,
      user_id ${text} not null references account_user (id) on delete cascade,
      secret_hash ${text} not null unique,
      auth_method ${text} not null,
      created_at ${text} not null,
      last_seen_at ${text} not null,
      confirmed_at ${text} not null,
      recovery ${integer} not null,
      library_id ${text} references library (id) on delete set null
    ) ${table}`,
    'create index session_of_user on session (user_id, id)',
    'create index session_last_seen on session (last_seen_at)',
    'create index session_library on session (library_id)',

    `create table access_token (
      id ${text} not null primary key,
      user_id ${text} not null references account_user (id) on delete cascade,
      secret_hash ${text} not null unique,
      name ${text} not null,
      scopes ${text} not null,
      hint ${text} not null,
      made_locally ${integer} not null,
      created_at ${text} not null,
      expires_at ${text},
      last_used_at ${text}
    ) ${table}`,
    'create index access_token_user on access_token (user_id, id)',

    `create table recovery_code (
      user_id ${text} not null references account_user (id) on delete cascade,
      code_hash ${text} not null,
      primary key (user_id, code_hash)
    ) ${keyTable}`,

    `create table passkey (
      id ${text} not null primary key,
      user_id ${text} not null references account_user (id) on delete cascade,
      credential_id ${text} not null,
      public_key ${text} not null,
      counter ${integer} not null,
      transports ${text} not null,
      name ${text} not null,
      created_at ${text} not null,
      last_used_at ${text},
      constraint passkey_credential unique (credential_id)
    ) ${table}`,
    'create index passkey_user on passkey (user_id, id)',

    `create table provider_identity (
      provider ${text} not null,
      subject ${text} not null,
      user_id ${text} not null references account_user (id) on delete cascade,
      created_at ${text} not null,
      constraint provider_subject primary key (provider, subject)
    ) ${keyTable}`,
    'create index provider_identity_user on provider_identity (user_id)',

    `create table one_time (
      kind ${text} not null,
      key_hash ${text} not null,
      proof ${text} not null,
      payload ${text} not null,
      session_id ${text} references session (id) on delete cascade,
      expires_at ${text} not null,
      primary key (kind, key_hash)
    ) ${keyTable}`,
    'create index one_time_expires on one_time (expires_at)',
    'create index one_time_session on one_time (session_id)',
  ],
};
