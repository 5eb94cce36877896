import type { Db } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { readCount } from './library.store.ts';

/** The number of recipes in a library outside the trash. */
export const recipeCount = async (db: Db, libraryId: LibraryId): Promise<number> =>
  (await readCount(db, libraryId)) ?? 0;
