import { GENERATION_KEY, withDeviceStore } from './device-store.ts';
import type { QueuedChange } from './list-change.ts';

/** By change id: its new value, or undefined to delete it. */
export type ChangeWrites = ReadonlyMap<string, QueuedChange | undefined>;

export interface StoredChanges {
  /** Identifies the store. It changes if the browser deletes the store and everything in it. */
  readonly generation: string;
  readonly changes: readonly QueuedChange[];
}

/** Storage for changes that outlives the page. Rejects if it is unavailable or full. */
export interface ChangeStorage {
  readonly read: () => Promise<StoredChanges>;
  /** Atomic. Returns the generation. */
  readonly write: (writing: ChangeWrites) => Promise<string>;
  /** Asks the browser not to delete the storage when the device runs out of space. */
  readonly requestPersistence: () => void;
}

/** The changes stored on this device. */
export const changeStorage: ChangeStorage = {
  read: () =>
    withDeviceStore(async (store) => {
      const transaction = store.transaction(['changes', 'leases']);
      const [changes, generation] = await Promise.all([
        transaction.objectStore('changes').getAll(),
        transaction.objectStore('leases').get(GENERATION_KEY),
      ]);
      return { generation: generation?.holder ?? '', changes };
    }),
  write: (writing) =>
    withDeviceStore(async (store) => {
      const transaction = store.transaction(['changes', 'leases'], 'readwrite');
      const changes = transaction.objectStore('changes');
      const [generation] = await Promise.all([
        transaction.objectStore('leases').get(GENERATION_KEY),
        ...[...writing].map(([id, queued]) => (queued === undefined ? changes.delete(id) : changes.put(queued))),
        transaction.done,
      ]);
      return generation?.holder ?? '';
    }),
  requestPersistence: () => {
    // Only in secure contexts. The browser may refuse, or ask the user.
    if ('storage' in navigator) void navigator.storage.persist().catch(() => undefined);
  },
};
