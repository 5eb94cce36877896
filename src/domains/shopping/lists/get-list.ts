import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { ListId } from './list.schemas.ts';
import { findList } from './list.store.ts';
import type { StoredList } from './list.store.ts';

export const getList = async (db: Db, { libraryId }: LibraryScope, id: ListId): Promise<StoredList> => {
  const list = await findList(db, { library: libraryId, id });
  if (list === undefined) throw new Problem('shopping-list-not-found');
  return list;
};
