import { record } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { removeCalendar } from './calendar.store.ts';

/** Makes the caller's address in the library worthless from the next request on; where there is none, nothing happens. */
export const revokeCalendar = async (tx: Tx, scope: LibraryScope): Promise<void> => {
  const id = await removeCalendar(tx, scope.libraryId, scope.userId);
  if (id !== undefined) record(tx, scope, { action: 'calendar.revoked', target: { type: 'calendar', id } });
};
