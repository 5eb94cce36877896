import type { AuditActionKinds } from '../../../platform/audit/audit-actions.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { LibrariesPort } from '../libraries-port.ts';
import type { AuditEvent, AuditQuery } from './audit.schemas.ts';
import { listAuditEvents } from './audit.store.ts';
import type { VisibleAuditLogs } from './audit.store.ts';

export interface AuditSources {
  readonly libraries: LibrariesPort;
  readonly actions: AuditActionKinds;
}

/** The actions in libraries that administrators see as well. */
const listSharedActions = (actions: AuditActionKinds): readonly string[] =>
  Object.entries(actions).flatMap(([action, readers]) => (readers === 'both' ? [action] : []));

/**
 * Instance history for administrators, library history for owners. Being an administrator grants no rights inside a
 * library, so neither includes the other, and they add up.
 */
const visibleTo = async (
  db: Db,
  { userId, instanceAdmin }: AccountScope,
  { libraries, actions }: AuditSources,
  wanted: string | undefined,
): Promise<VisibleAuditLogs> => {
  const mine = await libraries.list(db, userId);
  const owned = mine.filter(({ role }) => role === 'owner').map(({ id }) => asId<LibraryId>(id));
  if (wanted !== undefined) {
    if (!mine.some(({ id }) => id === wanted)) throw new Problem('library-not-found');
    if (!owned.some((id) => id === wanted)) throw new Problem('forbidden', { params: { needed: 'owner' } });
    return { logs: [asId<LibraryId>(wanted)], actions: [] };
  }
  if (!instanceAdmin && owned.length === 0) {
    throw new Problem('forbidden', {
      detail: 'History is for owners of a library and administrators of the instance.',
    });
  }
  return instanceAdmin ? { logs: ['', ...owned], actions: listSharedActions(actions) } : { logs: owned, actions: [] };
};

export const listAudit = async (
  db: Db,
  scope: AccountScope,
  sources: AuditSources,
  query: AuditQuery,
): Promise<readonly AuditEvent[]> => listAuditEvents(db, await visibleTo(db, scope, sources, query.library_id), query);
