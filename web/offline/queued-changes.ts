import { caller, newKey } from '../api/client.ts';
import type { KeptChanges } from './kept-changes.ts';
import type { ListChange, QueuedChange } from './list-change.ts';

const byPlace = (a: QueuedChange, b: QueuedChange): number => a.place - b.place || (a.id < b.id ? -1 : 1);

/**
 * The changes that the service has not answered, in their order. They are shown at once and written to the device right
 * after; other tabs of the browser are told, and read them again.
 */
export class QueuedChanges {
  #changes: readonly QueuedChange[] = [];
  #writing: Promise<void> = Promise.resolve();
  /**
   * What the device does not have as it is here: a change, or undefined for one that is gone. A device that is full
   * keeps no more, and then this is all that is known of it: it is shown and sent as long as the page is open, and
   * written with whatever is written next.
   */
  readonly #unwritten = new Map<string, QueuedChange | undefined>();
  readonly #kept: KeptChanges;
  readonly #listeners = new Set<() => void>();
  readonly #tabs: BroadcastChannel | undefined;

  constructor(kept: KeptChanges, tabs?: BroadcastChannel) {
    this.#kept = kept;
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

  /** As the device has them, and what it does not have: what was done here while it was read, or did not fit. */
  reload(): Promise<void> {
    return this.#inTurn(async () => {
      const kept = await this.#kept.read();
      if (kept === undefined) return;
      const unwritten = [...this.#unwritten.values()].filter((queued) => queued !== undefined);
      this.#show([...kept.filter(({ id }) => !this.#unwritten.has(id)), ...unwritten]);
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
    for (const { id } of out) this.#unwritten.set(id, undefined);
    for (const queued of into) this.#unwritten.set(queued.id, queued);
    void this.#inTurn(() => this.#write());
  }

  async #write(): Promise<void> {
    const writing = new Map(this.#unwritten);
    if (writing.size === 0) return;
    await this.#kept.write(writing);
    // What was changed once more while it was written is still to be written.
    for (const [id, queued] of writing) if (this.#unwritten.get(id) === queued) this.#unwritten.delete(id);
    this.#tabs?.postMessage('changed');
  }

  #show(changes: readonly QueuedChange[]): void {
    this.#changes = changes.toSorted(byPlace);
    for (const listener of this.#listeners) listener();
  }

  /** One after the other, also after one that failed. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(act).catch(() => {});
    return this.#writing;
  }
}
