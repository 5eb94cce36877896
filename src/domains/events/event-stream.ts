import { Readable } from 'node:stream';

import type { Feed } from './feed.ts';
import { HEARTBEAT } from './frames.ts';

/** Times that tests shorten. */
export interface StreamTimes {
  /** How often a stream gives a sign of life, and its reader is asked for their authority again. */
  readonly heartbeatMs: number;
  /** After so long it is closed: the client connects again. */
  readonly closeMs: number;
  /** Whoever takes nothing for so long is a slow reader. */
  readonly stallMs: number;
}

export const usualStreamTimes: StreamTimes = { heartbeatMs: 15_000, closeMs: 300_000, stallMs: 1000 };

/**
 * A slow reader that is further behind is disconnected; it can connect again and go on where it was. So many events are
 * far less than the megabyte that is the other bound.
 */
const MOST_BEHIND = 256;

interface StreamOptions {
  readonly feed: Feed;
  /** What it begins with. */
  readonly opening: string;
  /** The number of the event after which it goes on. */
  readonly position: number;
  /** Whether its reader may still read. */
  readonly isAdmitted: () => Promise<boolean>;
  readonly times: StreamTimes;
}

/** The live events of a library for one reader. It is read at the pace of the connection: nothing piles up for it. */
export class EventStream extends Readable {
  readonly #options: StreamOptions;
  readonly #stopFollowing: () => void;
  readonly #timers: readonly NodeJS.Timeout[];
  #position: number;
  #isWanted = false;
  #isPumping = false;
  #isClosed = false;
  #stalledSince = performance.now();

  constructor(options: StreamOptions) {
    super();
    const { feed, opening, position, times } = options;
    this.#options = options;
    this.#position = position;
    this.push(opening);
    this.#stopFollowing = feed.follow(() => this.#onMore());
    this.#timers = [
      setInterval(() => void this.#beat(), times.heartbeatMs),
      setTimeout(() => this.close(), times.closeMs),
    ];
  }

  /** Ends it as if all had been said. Whoever takes nothing would not see the end either, and is cut off. */
  close(): void {
    this.#stop();
    if (this.destroyed || this.#isClosed) return;
    this.#isClosed = true;
    if (this.#isWanted) this.push(null);
    else this.destroy();
  }

  override _read(): void {
    this.#isWanted = true;
    void this.#pump();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#stop();
    done(error);
  }

  #stop(): void {
    this.#stopFollowing();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #onMore(): void {
    if (this.#isWanted) void this.#pump();
    else this.#dropSlow();
  }

  #dropSlow(): void {
    const { feed, times } = this.#options;
    if (performance.now() - this.#stalledSince < times.stallMs) return;
    if (feed.last - this.#position > MOST_BEHIND) this.destroy();
  }

  /** Pushes what there is for as long as it is wanted. */
  async #pump(): Promise<void> {
    if (this.#isPumping) return;
    this.#isPumping = true;
    try {
      while (this.#isWanted && !this.#isClosed && !this.destroyed) {
        const batch = await this.#options.feed.after(this.#position);
        if (batch === undefined) break;
        if (batch.changesMembers && !(await this.#options.isAdmitted())) return this.close();
        if (this.destroyed || this.#isClosed) break;
        this.#position = batch.last;
        this.#isWanted = this.push(batch.bytes);
        if (!this.#isWanted) this.#stalledSince = performance.now();
      }
    } catch {
      // The database is away: whoever connects again goes on where they were.
      this.close();
    } finally {
      this.#isPumping = false;
    }
    // What came while it was pumping has found nobody to tell.
    const isBehind = this.#position < this.#options.feed.last;
    if (this.#isWanted && isBehind && !this.#isClosed && !this.destroyed) void this.#pump();
  }

  async #beat(): Promise<void> {
    if (!(await this.#options.isAdmitted())) return this.close();
    if (this.destroyed || this.#isClosed) return undefined;
    if (this.#isWanted) this.#isWanted = this.push(HEARTBEAT);
    else this.#dropSlow();
    return undefined;
  }
}
