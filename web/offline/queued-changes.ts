import { caller, randomId } from '../api/client.ts';
import type { ChangeStorage } from './change-storage.ts';
import type { ListChange, QueuedChange } from './list-change.ts';

const byPlace = (a: QueuedChange, b: QueuedChange): number => a.place - b.place || (a.id < b.id ? -1 : 1);

/**
 * The changes that the service has not answered, in order. They are shown at once and written to the device right
 * after; other tabs are notified and reload them.
 */
export class ChangeQueue {
  #changes: readonly QueuedChange[] = [];
  #writing: Promise<void> = Promise.resolve();
  /**
   * What the device has not stored yet: a change, or undefined for a deleted one. If the device is full, this is the
   * only copy: it is shown and sent while the page is open, and written with the next change.
   */
  readonly #unwritten = new Map<string, QueuedChange | undefined>();
  readonly #kept: ChangeStorage;
  readonly #listeners = new Set<() => void>();
  readonly #tabs: BroadcastChannel | undefined;

  constructor(stored: ChangeStorage, tabs?: BroadcastChannel) {
    this.#kept = stored;
    this.#tabs = tabs;
    this.#tabs?.addEventListener('message', () => void this.reload());
    void this.reload();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same array until something changes. */
  readonly changes = (): readonly QueuedChange[] => this.#changes;

  /** The stored changes, plus those not written yet. */
  reload(): Promise<void> {
    return this.#enqueue(async () => {
      const stored = await this.#kept.read();
      if (stored === undefined) return;
      const unwritten = [...this.#unwritten.values()].filter((queued) => queued !== undefined);
      this.#show([...stored.filter(({ id }) => !this.#unwritten.has(id)), ...unwritten]);
    });
  }

  /** Appends a change of the current user. */
  add(listId: string, base: number, change: ListChange): QueuedChange {
    const place = Math.max(Date.now(), (this.#changes.at(-1)?.place ?? 0) + 1);
    const { userId, libraryId } = caller;
    const queued: QueuedChange = { id: randomId(), place, userId, libraryId, listId, base, change };
    this.replace([], [queued]);
    return queued;
  }

  /** Removes some changes and inserts others by their `place`, atomically on the device. */
  replace(out: readonly QueuedChange[], into: readonly QueuedChange[]): void {
    const gone = new Set([...out, ...into].map(({ id }) => id));
    this.#show([...this.#changes.filter(({ id }) => !gone.has(id)), ...into]);
    for (const { id } of out) this.#unwritten.set(id, undefined);
    for (const queued of into) this.#unwritten.set(queued.id, queued);
    void this.#enqueue(() => this.#write());
  }

  async #write(): Promise<void> {
    const writing = new Map(this.#unwritten);
    if (writing.size === 0) return;
    await this.#kept.write(writing);
    // A change that was modified again during the write is still unwritten.
    for (const [id, queued] of writing) if (this.#unwritten.get(id) === queued) this.#unwritten.delete(id);
    this.#tabs?.postMessage('changed');
  }

  #show(changes: readonly QueuedChange[]): void {
    this.#changes = changes.toSorted(byPlace);
    for (const listener of this.#listeners) listener();
  }

  /** In sequence, even after a failure. */
  #enqueue(act: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(act).catch(() => {});
    return this.#writing;
  }
}
