import type { Database } from '../../platform/db/database.ts';
import type { DatabaseId } from '../../platform/db/database-identity.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { DatabaseUnavailable } from '../../platform/db/errors.ts';
import { NotStoreOwner } from '../../platform/storage/store-owner.ts';
import { findExistingBlobNames, sampleBlobNames } from './asset.store.ts';
import { toOriginalBlobName, isAssetBlobName } from './blob-names.ts';

/** Sample size, both of the files the database knows and of those in the store. */
const MAX_LOOKED_AT = 100;

/** Less than 1, because an interrupted upload leaves an unknown file until it is swept a day later. */
const MIN_SHARE_KNOWN = 0.9;

/** `unclaimed`: there are files, but no evidence that they belong to this database. */
export type StoreClaim = { readonly kind: 'owned' } | { readonly kind: 'unclaimed'; readonly reason: string };

const FAR_FUTURE = new Date('9999-12-31T23:59:59.999Z');

/**
 * The originals of a sample of stored files. Folders are assigned by a hash of the name, so the first files listed are
 * independent of age. Files of import previews and exports are ignored, because they can be produced again.
 */
const someStored = async (storage: Storage): Promise<readonly string[]> => {
  const blobs = new Set<string>();
  for await (const name of storage.namesBefore(FAR_FUTURE)) {
    if (isAssetBlobName(name)) blobs.add(toOriginalBlobName(name));
    if (blobs.size === MAX_LOOKED_AT) break;
  }
  return [...blobs];
};

/** Whether there are files and the database knows none of the sampled ones. */
export const hasOnlyUnknownFiles = async (database: Database, storage: Storage): Promise<boolean> => {
  const stored = await someStored(storage);
  return stored.length > 0 && (await findExistingBlobNames(database.db, stored)).size === 0;
};

/**
 * Why files without a marker may not belong to this database; undefined if they do. Checks both directions: a database
 * that stored its own file among another's would find everything it knows, and an older copy of a database knows too
 * little.
 */
const whyNotOurs = async (database: Database, storage: Storage): Promise<string | undefined> => {
  const stored = await someStored(storage);
  if (stored.length === 0) return undefined;
  const blobs = await sampleBlobNames(database.db, MAX_LOOKED_AT);
  const known = await findExistingBlobNames(database.db, stored);
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
 * Ties the file store to the database. A store without a marker, as older versions left it, is claimed if it contains
 * no assets, or if it contains what the database knows and little else. Otherwise, and if it cannot be read or written
 * now, it stays unclaimed and nothing is swept; recipes can be served without it. Throws `NotStoreOwner` if it belongs
 * to another database.
 */
export const claimStore = async (database: Database, databaseId: DatabaseId, storage: Storage): Promise<StoreClaim> => {
  try {
    return await claimOrRefuse(database, databaseId, storage);
  } catch (error) {
    if (error instanceof NotStoreOwner || error instanceof DatabaseUnavailable) throw error;
    return { kind: 'unclaimed', reason: error instanceof Error ? error.message : String(error) };
  }
};
