import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { AuditEvent, AuditQuery } from './audit.schemas.ts';

/** The histories a caller may see: of these libraries, and `''` for the instance. */
export type VisibleAuditLogs = readonly (LibraryId | '')[];

/** Newest first. Built for each call instead of prepared, because there are many filters and it is rarely used. */
export const listAuditEvents = (
  db: Db,
  visible: VisibleAuditLogs,
  query: AuditQuery,
): Promise<readonly AuditEvent[]> => {
  const { since, until, action, actor_id, outcome, before, limit = 100 } = query;
  return db.query
    .selectFrom('audit_event')
    .selectAll()
    .where('library_id', 'in', visible)
    .$if(since !== undefined, (select) => select.where('created_at', '>=', since ?? 0))
    .$if(until !== undefined, (select) => select.where('created_at', '<', until ?? 0))
    .$if(action !== undefined, (select) => select.where('action', '=', action ?? ''))
    .$if(actor_id !== undefined, (select) => select.where('actor_id', '=', actor_id ?? ''))
    .$if(outcome !== undefined, (select) => select.where('outcome', '=', outcome ?? 'succeeded'))
    .$if(before !== undefined, (select) => select.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};
