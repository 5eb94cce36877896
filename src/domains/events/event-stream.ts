import { Readable } from 'node:stream';

import { defineService } from '../../platform/module/module.ts';
import type { Feed } from './feed.ts';
import { HEARTBEAT } from './frames.ts';

/** Timings, which tests shorten. */
export interface StreamTimes {
  /** Maximum time between heartbeats. The reader's authorization is checked again with each one. */
  readonly heartbeatMs: number;
  /** Maximum lifetime of a stream; the client reconnects. */
  readonly closeMs: number;
  /** A client that reads nothing for this long counts as a slow reader. */
  readonly stallMs: number;
  /** Spreads heartbeats and ends of streams that were opened together. */
  readonly random: () => number;
}

export const defaultStreamTimes: StreamTimes = {
  heartbeatMs: 15_000,
  closeMs: 300_000,
  stallMs: 1000,
  random: Math.random,
};

/** Tests make them shorter. */
export const streamTimes = defineService<StreamTimes>({
  name: 'stream times',
  create: () => defaultStreamTimes,
});

/**
 * A slow reader that falls further behind is disconnected; it can reconnect and resume. This many events stay far below
 * the other bound, one megabyte.
 */
const MAX_EVENTS_BEHIND = 256;

interface StreamOptions {
  readonly feed: Feed;
  /** The first bytes of the stream. */
  readonly opening: string;
  /** Number of the last event the client already has. */
  readonly position: number;
  /** Whether the reader is still authorized. */
  readonly isAdmitted: () => Promise<boolean>;
  readonly times: StreamTimes;
}

/**
 * The live events of a library for one reader. Events are read at the pace of the connection, so nothing is buffered
 * for a slow one.
 */
export class EventStream extends Readable {
  readonly #options: StreamOptions;
  readonly #stopFollowing: () => void;
  #position: number;
  #isWanted = false;
  #isPumping = false;
  #isClosed = false;
  #stalledSince = performance.now();

  constructor(options: StreamOptions) {
    super();
    const { feed, opening, position } = options;
    this.#options = options;
    this.#position = position;
    this.push(opening);
    this.#stopFollowing = feed.follow(() => this.#onMore());
  }

  /** Ends the stream cleanly. A reader that reads nothing would never see the end, so its connection is closed. */
  close(): void {
    this.#stopFollowing();
    if (this.destroyed || this.#isClosed) return;
    this.#isClosed = true;
    if (this.#isWanted) this.push(null);
    else this.destroy();
  }

  /** Sends a heartbeat, or ends the stream if the reader is no longer authorized. */
  async beat(): Promise<void> {
    if (!(await this.#options.isAdmitted())) return this.close();
    if (this.destroyed || this.#isClosed) return undefined;
    if (this.#isWanted) this.#isWanted = this.push(HEARTBEAT);
    else this.#dropSlow();
    return undefined;
  }

  override _read(): void {
    this.#isWanted = true;
    void this.#pump();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#stopFollowing();
    done(error);
  }

  #onMore(): void {
    if (this.#isWanted) void this.#pump();
    else this.#dropSlow();
  }

  #dropSlow(): void {
    const { feed, times } = this.#options;
    if (performance.now() - this.#stalledSince < times.stallMs) return;
    if (feed.last - this.#position > MAX_EVENTS_BEHIND) this.destroy();
  }

  /** Pushes events as long as the consumer asks for more. */
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
      // The database is unavailable. A client that reconnects resumes where it was.
      this.close();
    } finally {
      this.#isPumping = false;
    }
    // Events that arrived during pumping triggered no callback.
    const isBehind = this.#position < this.#options.feed.last;
    if (this.#isWanted && isBehind && !this.#isClosed && !this.destroyed) void this.#pump();
  }
}
