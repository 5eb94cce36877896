import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { findByPortableId } from './duplicates.store.ts';

/** Whether an entry of the library has the portable id. Ignores the trash. */
export const isPortableIdTaken = async (db: Db, libraryId: LibraryId, id: string): Promise<boolean> => {
  const [found] = await findByPortableId(db, libraryId, [{ query: 0, recipe_id: id }]);
  return found !== undefined && found.numbers.length > 0;
};
