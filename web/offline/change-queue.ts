import { caller, newKey } from '../api/client.ts';
import { deviceStore } from './device-store.ts';
import type { ListChange, QueuedChange } from './list-change.ts';

const byPlace = (a: QueuedChange, b: QueuedChange): number => a.place - b.place || (a.id < b.id ? -1 : 1);

/**
 * The changes that the service has not answered, in their order. They are shown at once and written to the device right
 * after; other tabs of the browser are told, and read them again.
 */
class ChangeQueue {
  #changes: readonly QueuedChange[] = [];
  #writing: Promise<void> = Promise.resolve();
  #unwritten = 0;
  readonly #listeners = new Set<() => void>();
  readonly #tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tureen-changes');

  constructor() {
    this.#tabs?.addEventListener('message', () => void this.reload());
    void this.reload();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same array until something changes. */
  readonly changes = (): readonly QueuedChange[] => this.#changes;

  /** As the device has them, once everything is written that was done here. */
  reload(): Promise<void> {
    return this.#inTurn(async () => {
      const kept = await (await deviceStore())?.getAll('changes');
      // What was done here while it was read would be lost by taking it over.
      if (kept === undefined || this.#unwritten > 0) return;
      this.#show(kept);
    });
  }

  /** Puts a change of whoever uses the app at the end. */
  add(listId: string, base: number, change: ListChange): QueuedChange {
    const place = Math.max(Date.now(), (this.#changes.at(-1)?.place ?? 0) + 1);
    const { userId, libraryId } = caller;
    const queued: QueuedChange = { id: newKey(), place, userId, libraryId, listId, base, change };
    this.replace([], [queued]);
    return queued;
  }

  /** Takes some out and puts others in, at the places they name, on the device in one step. */
  replace(out: readonly QueuedChange[], into: readonly QueuedChange[]): void {
    const gone = new Set([...out, ...into].map(({ id }) => id));
    this.#show([...this.#changes.filter(({ id }) => !gone.has(id)), ...into]);
    this.#unwritten += 1;
    void this.#inTurn(async () => {
      try {
        const transaction = (await deviceStore())?.transaction('changes', 'readwrite');
        for (const { id } of out) void transaction?.store.delete(id);
        for (const queued of into) void transaction?.store.put(queued);
        await transaction?.done;
      } finally {
        this.#unwritten -= 1;
      }
      this.#tabs?.postMessage('changed');
    });
  }

  #show(changes: readonly QueuedChange[]): void {
    this.#changes = changes.toSorted(byPlace);
    for (const listener of this.#listeners) listener();
  }

  /** One after the other. A device that is full keeps no more, and what is shown is sent nevertheless. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(act).catch(() => {});
    return this.#writing;
  }
}

export const changeQueue = new ChangeQueue();
