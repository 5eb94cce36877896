import { caller, randomId } from '../api/client.ts';
import type { ChangeStorage } from './change-storage.ts';
import type { ListChange, QueuedChange } from './list-change.ts';

const byPlace = (a: QueuedChange, b: QueuedChange): number => a.place - b.place || (a.id < b.id ? -1 : 1);

/** How soon changes that could not be stored are written again. */
const RETRY_MS = 5000;

/**
 * The changes that the service has not answered, in order. They are shown at once and written to the device right
 * after; other tabs are notified and reload them.
 */
export class ChangeQueue {
  #changes: readonly QueuedChange[] = [];
  #writing: Promise<void> = Promise.resolve();
  /**
   * What the device has not stored yet: a change, or undefined for a deleted one. If the device is full, this is the
   * only copy: it is shown and sent while the page is open, and written as soon as that works.
   */
  readonly #unwritten = new Map<string, QueuedChange | undefined>();
  readonly #storage: ChangeStorage;
  readonly #listeners = new Set<() => void>();
  readonly #tabs: BroadcastChannel | undefined;
  /** Of the store that was last used. */
  #generation: string | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #isPersistenceRequested = false;

  constructor(storage: ChangeStorage, tabs?: BroadcastChannel) {
    this.#storage = storage;
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

  /** The stored changes, plus those not written yet. Without a store, those in memory stay. */
  reload(): Promise<void> {
    return this.#enqueue(async () => {
      const { generation, changes: stored } = await this.#storage.read();
      this.#recoverFrom(generation);
      const unwritten = [...this.#unwritten.values()].filter((queued) => queued !== undefined);
      this.#show([...stored.filter(({ id }) => !this.#unwritten.has(id)), ...unwritten]);
      await this.#write();
    });
  }

  /** Appends a change of the current user. */
  add(listId: string, base: number, change: ListChange): QueuedChange {
    const place = Math.max(Date.now(), (this.#changes.at(-1)?.place ?? 0) + 1);
    const { userId, libraryId } = caller;
    const queued: QueuedChange = { id: randomId(), place, userId, libraryId, listId, base, change };
    this.replace([], [queued]);
    if (!this.#isPersistenceRequested) this.#storage.requestPersistence();
    this.#isPersistenceRequested = true;
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
    clearTimeout(this.#retryTimer);
    try {
      while (this.#unwritten.size > 0) await this.#writeOnce(new Map(this.#unwritten));
    } catch {
      this.#retryTimer = setTimeout(() => void this.#enqueue(() => this.#write()), RETRY_MS);
    }
  }

  async #writeOnce(writing: ReadonlyMap<string, QueuedChange | undefined>): Promise<void> {
    const generation = await this.#storage.write(writing);
    // A change that was modified again during the write is still unwritten.
    for (const [id, queued] of writing) if (this.#unwritten.get(id) === queued) this.#unwritten.delete(id);
    this.#recoverFrom(generation, writing);
    this.#tabs?.postMessage('changed');
  }

  /**
   * If the browser has deleted the store, what was written is gone, except what was written just now. A change that is
   * missing in the same store was sent by another tab.
   */
  #recoverFrom(generation: string, written: ReadonlyMap<string, unknown> = new Map()): void {
    const isDeleted = this.#generation !== undefined && this.#generation !== generation;
    this.#generation = generation;
    if (!isDeleted) return;
    for (const queued of this.#changes) {
      if (!written.has(queued.id) && !this.#unwritten.has(queued.id)) this.#unwritten.set(queued.id, queued);
    }
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
