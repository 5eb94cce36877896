import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const libraryConventionsMigration: Migration = {
  number: 19,
  name: 'conventions',
  // Null until someone chooses.
  statements: ({ text }) => [
    `alter table library add column assumed_convention ${text}`,
    `alter table library add column shown_convention ${text}`,
  ],
};
