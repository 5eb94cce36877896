import type { Tx } from '../../../platform/db/database.ts';
import { ForeignKeyViolation } from '../../../platform/db/errors.ts';
import type { AccountScope, SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { LibrariesPort } from '../libraries-port.ts';
import { updateSessionLibrary } from '../sessions/session.store.ts';

/** Selects the library this browser uses when a request names none. */
export const selectLibrary = async (
  tx: Tx,
  scope: AccountScope,
  libraries: LibrariesPort,
  libraryId: string,
): Promise<void> => {
  const mine = await libraries.list(tx, scope.userId);
  if (!mine.some(({ id }) => id === libraryId)) throw new Problem('library-not-found');
  try {
    await updateSessionLibrary(tx, asId<SessionId>(scope.credential.id), asId<LibraryId>(libraryId));
  } catch (error) {
    throw error instanceof ForeignKeyViolation ? new Problem('library-not-found', { cause: error }) : error;
  }
};
