import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import { randomId } from '../api/client.ts';
import type { QueuedChange } from './list-change.ts';
import { ReopeningConnection } from './reopening-connection.ts';

interface DeviceSchema extends DBSchema {
  /** Changes to send. */
  readonly changes: { readonly key: string; readonly value: QueuedChange };
  /** Cached responses, by user, library and path. */
  readonly answers: { readonly key: string; readonly value: unknown };
  /** Who is sending, for browsers without Web Locks; and the generation of the store. */
  readonly leases: { readonly key: string; readonly value: { readonly holder: string; readonly until: number } };
}

type DeviceStore = IDBPDatabase<DeviceSchema>;

/**
 * The key under which a store has a random id. Another id means that the browser has deleted the store and everything
 * in it. Among the leases, because a new object store would need a new version, which waits for all open tabs.
 */
export const GENERATION_KEY = 'generation';

const connection = new ReopeningConnection<DeviceStore>({
  open: (onLost) =>
    openDB<DeviceSchema>('tureen', 1, {
      upgrade: (database, _from, _to, transaction) => {
        database.createObjectStore('changes', { keyPath: 'id' });
        database.createObjectStore('answers');
        database.createObjectStore('leases');
        void transaction.objectStore('leases').put({ holder: randomId(), until: Infinity }, GENERATION_KEY);
      },
      terminated: onLost,
    }),
  close: (store) => store.close(),
});

/**
 * Runs an operation on the IndexedDB of this device. Rejects if the browser has none, as in some private windows, or if
 * it fails, hangs or is full: then everything works while the page is open.
 */
export const withDeviceStore = <T>(act: (store: DeviceStore) => Promise<T>): Promise<T> => connection.run(act);
