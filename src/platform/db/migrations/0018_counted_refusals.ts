import type { Migration } from './migration.ts';

export const countedRefusalsMigration: Migration = {
  number: 18,
  name: 'counted_refusals',
  statements: ({ integer }) => [
    `alter table audit_event add column attempts ${integer}`,
    `alter table audit_event add column counted_hour ${integer}`,
    `create unique index audit_event_counted on audit_event (action, target_id, counted_hour)
      where counted_hour is not null`,
  ],
};
