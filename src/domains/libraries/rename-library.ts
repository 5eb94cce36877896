import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import { includesRole } from '../../platform/http/scope.ts';
import type { AccountScope } from '../../platform/http/scope.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { getLibrary } from './get-library.ts';
import type { Library, LibraryInput } from './library.schemas.ts';
import { lockLibrary, updateLibraryName } from './library.store.ts';

/** Renames a library. Its owners may. */
export const renameLibrary = async (
  tx: Tx,
  scope: AccountScope,
  id: LibraryId,
  { name }: LibraryInput,
  precondition: Precondition,
): Promise<Library> => {
  await lockLibrary(tx, id);
  const library = await getLibrary(tx, scope, id);
  if (!includesRole(library.role, 'owner')) {
    throw new Problem('forbidden', { params: { role: library.role, needed: 'owner' } });
  }
  precondition.check(library.revision);
  const renamed = {
    ...library,
    name: name.trim(),
    revision: library.revision + 1,
    updated_at: instantOf(scope.clock),
  };
  updateLibraryName(tx, renamed);
  const resource = { type: 'library', id, revision: renamed.revision };
  announce(tx, { ...scope, libraryId: id }, { type: 'library.updated', resource });
  return renamed;
};
