import type { Tx } from '../db/database.ts';
import { pick, prepared } from '../db/prepared.ts';
import type { PlatformTables } from '../db/tables/platform.ts';

export type NewAuditEvent = Omit<PlatformTables['audit_event'], 'id'>;

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

const insertOne = prepared((query, p: NewAuditEvent) => query.insertInto('audit_event').values(pick(p, columns)));

/**
 * In one statement, because PostgreSQL runs the parts of a combined statement in no particular order, so ids assigned
 * by separate inserts would not follow the order of the events.
 */
export const insertAuditEvents = (tx: Tx, events: readonly NewAuditEvent[]): void => {
  const [only, ...others] = events;
  if (only !== undefined && others.length === 0) insertOne.defer(tx, only);
  else tx.defer(tx.query.insertInto('audit_event').values(events).compile());
};
