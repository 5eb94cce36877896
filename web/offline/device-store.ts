import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import type { QueuedChange } from './list-change.ts';

interface DeviceSchema extends DBSchema {
  /** Changes to send. */
  readonly changes: { readonly key: string; readonly value: QueuedChange };
  /** Cached responses, by user, library and path. */
  readonly answers: { readonly key: string; readonly value: unknown };
  /** Who is sending, for browsers without Web Locks. */
  readonly leases: { readonly key: string; readonly value: { readonly holder: string; readonly until: number } };
}

let openPromise: Promise<IDBPDatabase<DeviceSchema> | undefined> | undefined;

/**
 * The IndexedDB of this device. Undefined if the browser has none, as in some private windows: then everything works
 * while the page is open.
 */
export const openDeviceStore = (): Promise<IDBPDatabase<DeviceSchema> | undefined> =>
  (openPromise ??= openDB<DeviceSchema>('tureen', 1, {
    upgrade: (database) => {
      database.createObjectStore('changes', { keyPath: 'id' });
      database.createObjectStore('answers');
      database.createObjectStore('leases');
    },
  }).catch(() => undefined));
