import { deviceStore } from './device-store.ts';
import type { QueuedChange } from './list-change.ts';

/** By the id of a change: what it is to be from now on, or undefined where it is to be gone. */
export type Writing = ReadonlyMap<string, QueuedChange | undefined>;

/** Where changes outlast the page. */
export interface KeptChanges {
  /** Undefined where nothing is kept at all. */
  readonly read: () => Promise<readonly QueuedChange[] | undefined>;
  /** All of it in one step, or nothing. */
  readonly write: (writing: Writing) => Promise<void>;
}

/** The changes that this device keeps. */
export const keptChanges: KeptChanges = {
  read: async () => (await deviceStore())?.getAll('changes'),
  write: async (writing) => {
    const transaction = (await deviceStore())?.transaction('changes', 'readwrite');
    for (const [id, queued] of writing) {
      void (queued === undefined ? transaction?.store.delete(id) : transaction?.store.put(queued));
    }
    await transaction?.done;
  },
};
