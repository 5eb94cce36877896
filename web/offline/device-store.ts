import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import type { QueuedChange } from './list-change.ts';

interface Stores extends DBSchema {
  /** What is to be sent. */
  readonly changes: { readonly key: string; readonly value: QueuedChange };
  /** What was last read, by whose it is and where it was read. */
  readonly answers: { readonly key: string; readonly value: unknown };
  /** Who sends, where the browser has no locks. */
  readonly leases: { readonly key: string; readonly value: { readonly holder: string; readonly until: number } };
}

let opened: Promise<IDBPDatabase<Stores> | undefined> | undefined;

/**
 * What this device keeps. Undefined where the browser keeps nothing (some do not in a private window): then everything
 * works as long as the page is open.
 */
export const deviceStore = (): Promise<IDBPDatabase<Stores> | undefined> =>
  (opened ??= openDB<Stores>('tureen', 1, {
    upgrade: (database) => {
      database.createObjectStore('changes', { keyPath: 'id' });
      database.createObjectStore('answers');
      database.createObjectStore('leases');
    },
  }).catch(() => undefined));
