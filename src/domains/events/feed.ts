import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

import type { Database } from '../../platform/db/database.ts';
import { eventsAfter } from '../../platform/outbox/read-events.store.ts';
import { batchOf, frameOf } from './frames.ts';
import type { Batch, Frame } from './frames.ts';

/** Events that are read at once. */
const BATCH = 256;
/** So many are handed out at once: a reader that does not read holds no more. */
const HANDED = 64;
/** The newest are kept for everybody who follows; whoever is further behind reads for themselves. */
const KEPT = 2 * BATCH;

/**
 * What all streams of one library on this instance share: its newest events, read once and encoded once. A stream has
 * but its place in it, so a thousand of them, or some that do not read, hold nothing more.
 */
export class Feed {
  readonly library: string;
  readonly #database: Database;
  readonly #followers = new Set<() => void>();
  /** What was handed out since it last read, by the number after which it comes: all get the same bytes. */
  readonly #handed = new Map<number, Batch | undefined>();
  #frames: Frame[] = [];
  #last: number;
  #reading: Promise<void> | undefined;
  #isStale = false;

  /** `last` is the number of the newest event. */
  constructor(database: Database, library: string, last: number) {
    this.#database = database;
    this.library = library;
    this.#last = last;
  }

  /** The number of the newest event that it knows. */
  get last(): number {
    return this.#last;
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** Calls back whenever there is more, until what it gives is called. */
  follow(onMore: () => void): () => void {
    this.#followers.add(onMore);
    return () => void this.#followers.delete(onMore);
  }

  /** Reads what has come since. Asked for while it reads, it reads once more. */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** What comes after an event, a part of it where that is much; undefined where nothing does. */
  async after(number: number): Promise<Batch | undefined> {
    if (number >= this.#last) return undefined;
    const first = this.#frames[0]?.number ?? Infinity;
    const at = number - first + 1;
    if (at < 0) return batchOf((await eventsAfter(this.#database.db, this.library, number, BATCH)).map(frameOf));
    const batch = this.#handed.get(number) ?? batchOf(this.#frames.slice(at, at + HANDED));
    this.#handed.set(number, batch);
    return batch;
  }

  async #readAll(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const events = await eventsAfter(this.#database.db, this.library, this.#last, BATCH);
      const newest = events.at(-1);
      if (newest === undefined) continue;
      this.#frames = [...this.#frames, ...events.map(frameOf)].slice(-KEPT);
      this.#last = newest.number;
      this.#handed.clear();
      if (events.length === BATCH) this.#isStale = true;
      for (const tell of this.#followers) tell();
      // Those who read get their turn before there is more.
      await turnOfTheLoop();
    }
  }
}
