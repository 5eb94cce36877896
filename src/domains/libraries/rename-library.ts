import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { emitEvent } from '../../platform/outbox/outbox.ts';
import { getLibrary } from './get-library.ts';
import type { Library, LibraryInput } from './library.schemas.ts';
import { updateLibraryName } from './library.store.ts';
import { lockAsOwner } from './lock-library.ts';

/** Renames a library. Owners only. */
export const renameLibrary = async (
  tx: Tx,
  scope: LibraryScope,
  { name }: LibraryInput,
  precondition: Precondition,
): Promise<Library> => {
  await lockAsOwner(tx, scope);
  const library = await getLibrary(tx, scope, scope.libraryId);
  precondition.check(library.revision);
  const renamed = {
    ...library,
    name: name.trim(),
    revision: library.revision + 1,
    updated_at: getCurrentInstant(scope.clock),
  };
  updateLibraryName(tx, renamed);
  const resource = { type: 'library', id: scope.libraryId, revision: renamed.revision };
  emitEvent(tx, scope, { type: 'library.updated', resource });
  return renamed;
};
