import type { Migration } from './migration.ts';

export const auditActionIndexMigration: Migration = {
  number: 17,
  name: 'library_history',
  // Administrators see some actions of all libraries.
  statements: () => ['create index audit_event_action on audit_event (action, id)'],
};
