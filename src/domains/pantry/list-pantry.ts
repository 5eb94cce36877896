import type { Db } from '../../platform/db/database.ts';
import { JsonText } from '../../platform/http/api-response.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { listAllEntries } from './entry.store.ts';
import { presentEntry } from './present-entry.ts';

/** All pantry entries ordered by name, as a bare array. */
export const listPantry = async (db: Db, { libraryId }: LibraryScope): Promise<JsonText> =>
  new JsonText(JSON.stringify((await listAllEntries(db, libraryId)).map(presentEntry)));
