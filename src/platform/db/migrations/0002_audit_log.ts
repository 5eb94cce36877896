import type { Migration } from './migration.ts';

export const auditLogMigration: Migration = {
  number: 2,
  name: 'accounts',
  statements: ({ text, integer, numberedKey, table }) => [
    `create table audit_event (
      id ${numberedKey},
      created_at ${integer} not null,
      action ${text} not null,
      actor_id ${text} not null,
      correlation_id ${text} not null,
      credential_id ${text} not null,
      library_id ${text} not null,
      outcome ${text} not null check (outcome in ('succeeded', 'refused')),
      target_id ${text} not null,
      target_type ${text} not null
    ) ${table}`,
    'create index audit_event_library on audit_event (library_id, id)',
    'create index audit_event_actor on audit_event (actor_id, id)',
    'create index audit_event_created on audit_event (created_at, id)',
  ],
};
