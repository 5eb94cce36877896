import { openDeviceStore } from './device-store.ts';
import type { QueuedChange } from './list-change.ts';

/** By change id: its new value, or undefined to delete it. */
export type ChangeWrites = ReadonlyMap<string, QueuedChange | undefined>;

/** Storage for changes that outlives the page. */
export interface ChangeStorage {
  /** Undefined if nothing can be stored at all. */
  readonly read: () => Promise<readonly QueuedChange[] | undefined>;
  /** Atomic. */
  readonly write: (writing: ChangeWrites) => Promise<void>;
}

/** The changes stored on this device. */
export const changeStorage: ChangeStorage = {
  read: async () => (await openDeviceStore())?.getAll('changes'),
  write: async (writing) => {
    const transaction = (await openDeviceStore())?.transaction('changes', 'readwrite');
    for (const [id, queued] of writing) {
      void (queued === undefined ? transaction?.store.delete(id) : transaction?.store.put(queued));
    }
    await transaction?.done;
  },
};
