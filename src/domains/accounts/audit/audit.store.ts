import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { AuditEvent, AuditQuery } from './audit.schemas.ts';

/** What a caller may see. */
export interface VisibleAuditLogs {
  /** The histories of these libraries, and `''` for that of the instance. */
  readonly logs: readonly (LibraryId | '')[];
  /** Actions that are also visible in all other libraries. */
  readonly actions: readonly string[];
}

const columns = [
  'id',
  'created_at',
  'action',
  'actor_id',
  'correlation_id',
  'credential_id',
  'library_id',
  'outcome',
  'target_id',
  'target_type',
  'attempts',
] as const;

/** The newest events that match the filters. */
const newest = (db: Db, { since, until, action, actor_id, outcome, before, limit = 100 }: AuditQuery) =>
  db.query
    .selectFrom('audit_event')
    .select(columns)
    .$if(since !== undefined, (select) => select.where('created_at', '>=', since ?? 0))
    .$if(until !== undefined, (select) => select.where('created_at', '<', until ?? 0))
    .$if(action !== undefined, (select) => select.where('action', '=', action ?? ''))
    .$if(actor_id !== undefined, (select) => select.where('actor_id', '=', actor_id ?? ''))
    .$if(outcome !== undefined, (select) => select.where('outcome', '=', outcome ?? 'succeeded'))
    .$if(before !== undefined, (select) => select.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit);

/** Built for each call instead of prepared, because there are many filters and it is rarely used. */
const listRows = (db: Db, { logs, actions }: VisibleAuditLogs, query: AuditQuery) => {
  const ofLogs = newest(db, query).where('library_id', 'in', logs);
  if (actions.length === 0) return ofLogs.execute();
  const elsewhere = newest(db, query).where('action', 'in', actions).where('library_id', 'not in', logs);
  // Two lists that are each found by an index. With `or` SQLite would collect and sort everything visible.
  return db.query
    .selectFrom(ofLogs.as('of_logs'))
    .selectAll()
    .unionAll(db.query.selectFrom(elsewhere.as('elsewhere')).selectAll())
    .orderBy('id', 'desc')
    .limit(query.limit ?? 100)
    .execute();
};

/** Newest first. */
export const listAuditEvents = async (
  db: Db,
  visible: VisibleAuditLogs,
  query: AuditQuery,
): Promise<readonly AuditEvent[]> =>
  (await listRows(db, visible, query)).map(({ attempts, ...event }) => ({
    ...event,
    ...(attempts !== null && { count: attempts }),
  }));
