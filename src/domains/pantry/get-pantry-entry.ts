import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { PantryEntry, PantryEntryId } from './entry.schemas.ts';
import { findEntry } from './entry.store.ts';
import { presentEntry } from './present-entry.ts';

/** Reads a pantry entry. An entry of another library is not found. */
export const getPantryEntry = async (db: Db, { libraryId }: LibraryScope, id: PantryEntryId): Promise<PantryEntry> => {
  const entry = await findEntry(db, libraryId, id);
  if (entry === undefined) throw new Problem('pantry-entry-not-found');
  return presentEntry(entry);
};
