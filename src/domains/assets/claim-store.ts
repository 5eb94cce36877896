import type { Database } from '../../platform/db/database.ts';
import type { DatabaseId } from '../../platform/db/database-identity.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { DatabaseUnavailable } from '../../platform/db/errors.ts';
import { NotStoreOwner } from '../../platform/storage/store-owner.ts';
import { knownBlobs, someBlobs } from './asset.store.ts';
import { blobOf, isOurs } from './file-names.ts';

/** How many are looked at: of the files that the database knows, and of those that are there. */
const MAX_LOOKED_AT = 100;

/** Not all: an upload that was interrupted leaves a file that no row knows, and it takes a day until it is swept. */
const MIN_SHARE_KNOWN = 0.9;

/** `unclaimed`: there are files, and nothing shows that they are this database's. */
export type StoreClaim = { readonly kind: 'owned' } | { readonly kind: 'unclaimed'; readonly reason: string };

const FAR_FUTURE = new Date('9999-12-31T23:59:59.999Z');

/**
 * The originals of some stored files. A file is in a folder by a hash of its name, so the first that are listed are old
 * and new ones alike. What previews of imports and exports have stored says nothing: it can be made again.
 */
const someStored = async (storage: Storage): Promise<readonly string[]> => {
  const blobs = new Set<string>();
  for await (const name of storage.namesBefore(FAR_FUTURE)) {
    if (isOurs(name)) blobs.add(blobOf(name));
    if (blobs.size === MAX_LOOKED_AT) break;
  }
  return [...blobs];
};

/** Whether there are files, and the database has no record of any of those that were looked at. */
export const knowsNoneOf = async (database: Database, storage: Storage): Promise<boolean> => {
  const stored = await someStored(storage);
  return stored.length > 0 && (await knownBlobs(database.db, stored)).size === 0;
};

/**
 * Why files without a marker may not be this database's; undefined where they are. Asked both ways: a database that has
 * put a file of its own among those of another finds all that it knows, and an older copy of one knows too little.
 */
const whyNotOurs = async (database: Database, storage: Storage): Promise<string | undefined> => {
  const stored = await someStored(storage);
  if (stored.length === 0) return undefined;
  const blobs = await someBlobs(database.db, MAX_LOOKED_AT);
  const known = await knownBlobs(database.db, stored);
  if (known.size === 0) return 'the folder has files, but the database has no record of any';
  let missing = 0;
  for (const blob of blobs) if (!(await storage.has(blob))) missing += 1;
  if (missing > 0) return `of ${blobs.length} files that the database has a record of, ${missing} are missing`;
  if (known.size >= stored.length * MIN_SHARE_KNOWN) return undefined;
  return `of ${stored.length} files in the folder, the database has no record of ${stored.length - known.size}`;
};

const claimOrRefuse = async (database: Database, databaseId: DatabaseId, storage: Storage): Promise<StoreClaim> => {
  const owner = await storage.owner();
  if (owner === undefined) {
    const reason = await whyNotOurs(database, storage);
    if (reason !== undefined) return { kind: 'unclaimed', reason };
  }
  const claimed = owner ?? (await storage.claim(databaseId));
  if (claimed !== databaseId) throw new NotStoreOwner(storage.location, claimed);
  return { kind: 'owned' };
};

/**
 * Ties the store of files to the database. One without a marker, as versions before the marker left it, is claimed where
 * no asset is in it, or where it has what the database knows and little else; else it stays unclaimed, and nothing is
 * swept. So it does where it cannot
 * be read or written now: recipes can be read without it. Throws `NotStoreOwner` where it belongs to another database.
 */
export const claimStore = async (database: Database, databaseId: DatabaseId, storage: Storage): Promise<StoreClaim> => {
  try {
    return await claimOrRefuse(database, databaseId, storage);
  } catch (error) {
    if (error instanceof NotStoreOwner || error instanceof DatabaseUnavailable) throw error;
    return { kind: 'unclaimed', reason: error instanceof Error ? error.message : String(error) };
  }
};
