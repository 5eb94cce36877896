import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { listEventsAfter, getLastEventNumbers } from '../../platform/outbox/read-events.store.ts';
import { onEventsAppended } from '../../platform/outbox/event-signals.ts';
import { EventStream } from './event-stream.ts';
import type { StreamTimes } from './event-stream.ts';
import { Feed } from './feed.ts';
import { openingFrame, resyncFrame } from './frames.ts';
import type { ResyncReason } from './frames.ts';
import { ReaderChecks } from './reader-checks.ts';
import { StreamSchedule } from './stream-schedule.ts';

/** Notifications between instances may get lost, so the hub also polls at this interval. */
const LOOK_MS = 1000;

interface Following {
  readonly library: string;
  /** The Last-Event-ID the client sent. */
  readonly lastEventId: string | undefined;
  /** Names the credential. Streams of one library with the same credential share their checks. */
  readonly credentialId: string;
  readonly isAdmitted: () => Promise<boolean>;
}

/** Where a stream starts: after a known event, or with a resync because the client missed some. */
type Beginning = { readonly after: number } | { readonly resync: ResyncReason };

/** All open event streams of this instance and the feeds behind them. */
export class EventHub {
  readonly #times: StreamTimes;
  readonly #feeds = new Map<string, Feed>();
  readonly #streams = new Set<EventStream>();
  readonly #checks = new ReaderChecks();
  readonly #schedule: StreamSchedule;
  #database: Database | undefined;
  #log: Log | undefined;
  #stop: () => void = () => undefined;
  #isStopped = false;
  #opened = 0;

  constructor(times: StreamTimes) {
    this.#times = times;
    this.#schedule = new StreamSchedule(times);
  }

  /** The number of open streams. */
  get size(): number {
    return this.#streams.size;
  }

  /** The number of streams opened so far. */
  get opened(): number {
    return this.#opened;
  }

  /** Starts delivering events to streams. */
  start(database: Database, log: Log): void {
    this.#database = database;
    this.#log = log;
    const stopListening = onEventsAppended(database, (stream) => {
      if (stream === undefined) for (const feed of this.#feeds.values()) this.#refresh(feed);
      else this.#withFeed(stream, (feed) => this.#refresh(feed));
    });
    let isLooking = false;
    const timer = setInterval(() => {
      // Skips this poll while the previous one is still waiting for the database.
      if (isLooking) return;
      isLooking = true;
      this.#look(database)
        .catch(() => undefined)
        .finally(() => {
          isLooking = false;
        });
    }, LOOK_MS).unref();
    this.#schedule.start();
    this.#stop = () => {
      this.#schedule.stop();
      stopListening();
      clearInterval(timer);
    };
  }

  /** Closes every stream; clients reconnect to another instance. */
  stop(): void {
    this.#isStopped = true;
    this.#stop();
    for (const stream of this.#streams) stream.close();
  }

  /** Opens a stream for an authorized reader. */
  async follow(following: Following): Promise<EventStream> {
    const database = this.#database;
    if (database === undefined) throw new Error('the hub of events was not started');
    const { library, credentialId } = following;
    const isAdmitted = (): Promise<boolean> => this.#checks.check(`${credentialId} ${library}`, following.isAdmitted);
    const feed = this.#feeds.get(library) ?? (await this.#newFeed(database, library));
    // Follows the feed until the stream exists, because a feed is dropped with its last follower.
    const letGo = feed.follow(() => undefined);
    try {
      const beginning = await this.#beginningOf(database, feed, following);
      const [position, opening] =
        'after' in beginning
          ? [beginning.after, openingFrame(library, beginning.after)]
          : [feed.last, `${openingFrame(library, feed.last)}${resyncFrame(library, feed.last, beginning.resync)}`];
      const stream = new EventStream({ feed, position, opening, isAdmitted, times: this.#times });
      this.#opened += 1;
      this.#streams.add(stream);
      this.#schedule.add(stream);
      stream.once('close', () => {
        this.#streams.delete(stream);
        this.#schedule.remove(stream);
        this.#giveUp(feed);
      });
      if (this.#isStopped) stream.close();
      return stream;
    } finally {
      letGo();
      this.#giveUp(feed);
    }
  }

  /** Drops a feed without followers. */
  #giveUp(feed: Feed): void {
    if (!feed.isFollowed && this.#feeds.get(feed.library) === feed) this.#feeds.delete(feed.library);
  }

  async #newFeed(database: Database, library: string): Promise<Feed> {
    const numbers = await getLastEventNumbers(database.db, [library]);
    // A concurrent request may have created it first.
    const known = this.#feeds.get(library);
    if (known !== undefined) return known;
    const feed = new Feed(database, library, numbers.get(library) ?? 0);
    this.#feeds.set(library, feed);
    // Events committed between reading the number and adding the feed reached no feed, so read them now, without
    // waiting.
    this.#refresh(feed);
    return feed;
  }

  async #beginningOf(database: Database, feed: Feed, { library, lastEventId }: Following): Promise<Beginning> {
    if (lastEventId === undefined || lastEventId === '') return { after: feed.last };
    const [, stream = '', digits = ''] = /^(.+)\.(\d{1,15})$/.exec(lastEventId) ?? [];
    if (digits === '') return { resync: 'unknown' };
    if (stream !== library) return { resync: 'another-library' };
    const number = Number(digits);
    if (number === feed.last) return { after: number };
    if (number > feed.last) {
      // The client may have seen newer events on another instance than this one has read so far.
      const numbers = await getLastEventNumbers(database.db, [library]);
      return number <= (numbers.get(library) ?? 0) ? { after: number } : { resync: 'unknown' };
    }
    const [next] = await listEventsAfter(database.db, library, number, 1);
    return next?.number === number + 1 ? { after: number } : { resync: 'too-old' };
  }

  #withFeed(stream: string, work: (feed: Feed) => void): void {
    const feed = this.#feeds.get(stream);
    if (feed !== undefined) work(feed);
  }

  #refresh(feed: Feed): void {
    feed.refresh().catch((error: unknown) => this.#log?.warn({ err: error }, 'events cannot be read; retrying'));
  }

  async #look({ db }: Database): Promise<void> {
    for (const [stream, number] of await getLastEventNumbers(db, [...this.#feeds.keys()])) {
      this.#withFeed(stream, (feed) => {
        if (feed.last < number) this.#refresh(feed);
      });
    }
  }
}
