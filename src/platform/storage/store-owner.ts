import type { Storage } from './storage.ts';

/** Whether a file store belongs to this database, to none, or to another one. */
export type Ownership = 'owned' | 'unclaimed' | 'foreign';

const HOW_TO_CLAIM =
  'To make them belong to this database, run "tureen admin claim-files". ' +
  'Files that it does not know then go to the trash, and are removed some days later.';

/** The file store does not belong to this database. Nothing was deleted. */
export class NotStoreOwner extends Error {
  constructor(location: string, owner: string | undefined) {
    super(
      owner === undefined
        ? `No database owns the files in ${location}. Tureen won't delete anything there. ${HOW_TO_CLAIM}`
        : `The files in ${location} belong to another database (${owner}). Tureen won't delete anything there. ` +
            `Point TUREEN_ASSETS or TUREEN_DATA to another folder. ${HOW_TO_CLAIM}`,
    );
    this.name = 'NotStoreOwner';
  }
}

/** The last known ownership of a store. */
export class StoreOwnership {
  readonly #storage: Storage;
  readonly #database: string;
  /**
   * The result of the last check, at startup and at each sweep. Requests must not wait for a disk that does not
   * respond.
   */
  last: Ownership = 'unclaimed';

  constructor(storage: Storage, database: string) {
    this.#storage = storage;
    this.#database = database;
  }

  /** Reads the marker. One that cannot be read counts as missing. */
  async check(): Promise<Ownership> {
    const owner = await this.#storage.owner().catch(() => undefined);
    this.last = owner === undefined ? 'unclaimed' : owner === this.#database ? 'owned' : 'foreign';
    return this.last;
  }
}

/** Throws `NotStoreOwner` unless the store belongs to the database. */
export const assertStoreOwner = async (
  storage: Pick<Storage, 'owner' | 'location'>,
  database: string,
): Promise<void> => {
  const owner = await storage.owner();
  if (owner !== database) throw new NotStoreOwner(storage.location, owner);
};
