import type { Db } from '../../../platform/db/database.ts';
import type { ApiResponse } from '../../../platform/http/api-response.ts';
import { readCachedList } from '../../../platform/http/lists/cached-list.ts';
import type { ListRequest } from '../../../platform/http/lists/cached-list.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { listCooks } from './cook.store.ts';
import { findCurrentRevisionNumber } from '../entries/recipe.store.ts';

/** The cooking log of a recipe, latest day first. */
export const listCookings = async (db: Db, call: ListRequest, id: EntryId): Promise<ApiResponse> => {
  if ((await findCurrentRevisionNumber(db, call.scope.libraryId, id)) === undefined)
    throw new Problem('recipe-not-found');
  return readCachedList(call, `cooked ${id}`, 2, (page) => listCooks(db, id, page));
};
