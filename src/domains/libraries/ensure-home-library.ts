import type { UserScope } from '../accounts/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { createLibrary } from './create-library.ts';
import { listLibraries } from './library.store.ts';

/** Creates the library "Home" for a user who has none. */
export const ensureHomeLibrary = async (tx: Tx, founder: UserScope): Promise<void> => {
  const [any] = await listLibraries(tx, founder.userId, '', 1);
  if (any === undefined) await createLibrary(tx, founder, { name: 'Home' });
};
