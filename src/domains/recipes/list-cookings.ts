import type { Db } from '../../platform/db/database.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { listInLibrary } from '../../platform/http/list-in-library.ts';
import type { ListCall } from '../../platform/http/list-in-library.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { listCooks } from './cook.store.ts';
import { presentRevision } from './recipe.store.ts';

/** The cooking log of a recipe, latest day first. */
export const listCookings = async (db: Db, call: ListCall, id: EntryId): Promise<Answer> => {
  if ((await presentRevision(db, call.scope.libraryId, id)) === undefined) throw new Problem('recipe-not-found');
  return listInLibrary(call, `cooked ${id}`, 2, (page) => listCooks(db, id, page));
};
