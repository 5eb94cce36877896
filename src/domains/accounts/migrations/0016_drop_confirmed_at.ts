import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const dropConfirmedAtMigration: Migration = {
  number: 16,
  name: 'session_recency',
  // Confirming replaces the session, so its creation alone says how recently the user authenticated.
  statements: () => ['alter table session drop column confirmed_at'],
};
