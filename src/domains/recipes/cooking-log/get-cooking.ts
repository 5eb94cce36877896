import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Cook, CookId } from './cook.schemas.ts';
import { findCook } from './cook.store.ts';

export const getCooking = async (db: Db, { libraryId }: LibraryScope, id: CookId): Promise<Cook> => {
  const found = await findCook(db, libraryId, id);
  if (found === undefined) throw new Problem('cook-not-found');
  const { entry_id: _, ...cook } = found;
  return cook;
};
