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

/** The newest events that match the filters. */
const newest = (db: Db, { since, until, action, actor_id, outcome, before, limit = 100 }: AuditQuery) =>
  db.query
    .selectFrom('audit_event')
    .selectAll()
    .$if(since !== undefined, (select) => select.where('created_at', '>=', since ?? 0))
    .$if(until !== undefined, (select) => select.where('created_at', '<', until ?? 0))
    .$if(action !== undefined, (select) => select.where('action', '=', action ?? ''))
    .$if(actor_id !== undefined, (select) => select.where('actor_id', '=', actor_id ?? ''))
    .$if(outcome !== undefined, (select) => select.where('outcome', '=', outcome ?? 'succeeded'))
    .$if(before !== undefined, (select) => select.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit);

/** Newest first. Built for each call instead of prepared, because there are many filters and it is rarely used. */
export const listAuditEvents = (
  db: Db,
  { logs, actions }: VisibleAuditLogs,
  query: AuditQuery,
): Promise<readonly AuditEvent[]> => {
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
