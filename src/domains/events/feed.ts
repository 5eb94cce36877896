import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { Database } from '../../platform/db/database.ts';
import { listEventsAfter } from '../../platform/outbox/read-events.store.ts';
import { batchOf, frameOf } from './frames.ts';
import type { Batch, Frame } from './frames.ts';

/** Events per database read. */
const BATCH = 256;
/** Events per chunk: the most that a reader that has stopped reading holds in memory. */
const HANDED = 64;
/** Number of recent events kept in memory for all streams. A stream that is further behind reads from the database. */
const KEPT = 2 * BATCH;

/**
 * The recent events of one library, read and encoded once and shared by all its streams on this instance. A stream is
 * only a position in it, so a thousand streams, or some that do not read, need no more memory.
 */
export class Feed {
  readonly library: string;
  readonly #database: Database;
  readonly #followers = new Set<() => void>();
  /**
   * Chunks handed out since the last read, by the event number they follow, so that all streams get the same bytes.
   */
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

  /** Number of the newest event in the feed. */
  get last(): number {
    return this.#last;
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** Calls back whenever there are new events, until the returned function is called. */
  follow(onMore: () => void): () => void {
    this.#followers.add(onMore);
    return () => void this.#followers.delete(onMore);
  }

  /** Reads new events. If called during a read, reads once more afterwards. */
  refresh(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** The next chunk after an event, or undefined if there is none yet. */
  async after(number: number): Promise<Batch | undefined> {
    if (number >= this.#last) return undefined;
    const first = this.#frames[0]?.number ?? Infinity;
    const at = number - first + 1;
    if (at < 0) return batchOf((await listEventsAfter(this.#database.db, this.library, number, BATCH)).map(frameOf));
    const batch = this.#handed.get(number) ?? batchOf(this.#frames.slice(at, at + HANDED));
    this.#handed.set(number, batch);
    return batch;
  }

  async #readAll(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const events = await listEventsAfter(this.#database.db, this.library, this.#last, BATCH);
      const newest = events.at(-1);
      if (newest === undefined) continue;
      this.#frames = [...this.#frames, ...events.map(frameOf)].slice(-KEPT);
      this.#last = newest.number;
      this.#handed.clear();
      if (events.length === BATCH) this.#isStale = true;
      for (const tell of this.#followers) tell();
      // Lets the streams consume this batch before the next one is read.
      await yieldToEventLoop();
    }
  }
}
