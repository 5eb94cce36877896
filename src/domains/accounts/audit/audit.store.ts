import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { AuditEvent, AuditQuery } from './audit.schemas.ts';

/** Whose history may be seen: that of these libraries, and `''` stands for the instance's own. */
export type Visible = readonly (LibraryId | '')[];

/** The newest first. Put together anew each time: the filters are many and it is seldom read. */
export const listAuditEvents = (db: Db, visible: Visible, query: AuditQuery): Promise<readonly AuditEvent[]> => {
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
