import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { removeCalendar } from './calendar.store.ts';

/** Revokes the caller's calendar URL in the library from the next request on. Does nothing if there is none. */
export const revokeCalendar = async (tx: Tx, scope: LibraryScope): Promise<void> => {
  const id = await removeCalendar(tx, scope.libraryId, scope.userId);
  if (id !== undefined) recordAudit(tx, scope, { action: 'calendar.revoked', target: { type: 'calendar', id } });
};
