import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const shownConventionMigration: Migration = {
  number: 19,
  name: 'conventions',
  statements: ({ text }) => [`alter table account_user add column shown_convention ${text}`],
};
