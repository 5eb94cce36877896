import type { Starting } from '../accounts/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { UserId } from '../../platform/ids/ids.ts';
import { createLibrary } from './create-library.ts';
import { listLibraries } from './library.store.ts';

/** The local-mode user's first library, "Home", made at the first start. */
export const ensureHome = async (tx: Tx, starting: Starting, userId: UserId): Promise<void> => {
  const [any] = await listLibraries(tx, userId, '', 1);
  if (any === undefined) await createLibrary(tx, { ...starting, userId }, { name: 'Home' });
};
