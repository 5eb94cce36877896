import { sql } from 'kysely';

import { prepareBatchedDelete, runInBatches } from '../db/batched-statements.ts';
import type { Database, Tx } from '../db/database.ts';
import { jsonArrayRows } from '../db/json.ts';
import { pickColumns, prepareQuery } from '../db/prepared-query.ts';
import type { PlatformTables } from '../db/platform.tables.ts';

type AuditRow = PlatformTables['audit_event'];

export type NewAuditEvent = Omit<AuditRow, 'id' | 'attempts' | 'counted_hour'>;

/** Refused anonymous attempts of one kind, from one network, in one hour. */
export interface CountedRefusal extends NewAuditEvent {
  readonly attempts: number;
  readonly counted_hour: number;
}

const columns = [
  'created_at',
  'action',
  'actor_id',
  'correlation_id',
  'credential_id',
  'library_id',
  'outcome',
  'target_id',
  'target_type',
] as const;

const columnTypes = {
  created_at: 'bigint',
  action: 'text',
  actor_id: 'text',
  correlation_id: 'text',
  credential_id: 'text',
  library_id: 'text',
  outcome: 'text',
  target_id: 'text',
  target_type: 'text',
} as const;

const insertOne = prepareQuery((query, p: NewAuditEvent) =>
  query.insertInto('audit_event').values(pickColumns(p, columns)),
);

const insertMany = prepareQuery(
  (_query, p: { events: string }, features) => sql<never>`
    insert into audit_event (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${jsonArrayRows(features, p.events, columnTypes)}`,
);

/**
 * In one statement, because PostgreSQL runs the parts of a combined statement in no particular order, so ids assigned
 * by separate inserts would not follow the order of the events.
 */
export const insertAuditEvents = (tx: Tx, events: readonly NewAuditEvent[]): void => {
  const [only, ...others] = events;
  if (only !== undefined && others.length === 0) insertOne.defer(tx, only);
  else insertMany.defer(tx, { events: JSON.stringify(events) });
};

/** Adds to the counts of rows that exist, and inserts the others. */
export const upsertRefusals = (tx: Tx, refusals: readonly CountedRefusal[]): void =>
  tx.defer(
    tx.query
      .insertInto('audit_event')
      .values(refusals)
      .onConflict((conflict) =>
        conflict
          .columns(['action', 'target_id', 'counted_hour'])
          .where('counted_hour', 'is not', null)
          .doUpdateSet({ attempts: sql<number>`audit_event.attempts + excluded.attempts` }),
      )
      .compile(),
  );

const old = prepareBatchedDelete({
  table: 'audit_event',
  key: ['id'],
  where: (p: { before: number }) => sql`created_at < ${p.before}`,
});

/** Deletes the records from before that time. */
export const deleteAuditEventsBefore = (database: Database, before: number): Promise<void> =>
  runInBatches(database, old, { before });
