import type { Database, Db, Tx } from '../db/database.ts';
import type { MediaStream } from '../http/answer.ts';
import type { LibraryScope, Role } from '../http/scope.ts';
import type { Log } from '../log/log.ts';
import type { ItemOutcome, Job, JobItem } from './job.ts';

interface Described {
  readonly name: string;
  /** What whoever asked for it has to be: for each item, or when work that is done in one go begins. */
  readonly access: Role;
  /** Its items as the API shows them. */
  present?(db: Db, scope: LibraryScope, items: readonly JobItem[]): Promise<readonly object[]>;
}

/** Jobs whose items are done one after the other, each by a transaction of its own that also writes what came of it. */
export interface ItemsKind extends Described {
  readonly how: 'items';
  /** On behalf of who asked for it. A problem that it throws undoes what it did, and becomes the status of the item. */
  perform(tx: Tx, scope: LibraryScope, job: Job, item: JobItem): Promise<ItemOutcome>;
}

/** What a job that is done in one go is given. */
export interface Running {
  readonly job: Job;
  readonly scope: LibraryScope;
  readonly db: Db;
  /** For work that writes as it goes on. */
  readonly database: Database;
  readonly log: Log;
  /** Ends with the lease, with a cancellation and when the service stops. */
  readonly signal: AbortSignal;
  /**
   * First in every transaction of work that writes as it goes on: nothing is written by a worker whose job is another's
   * by now, nor by one whose job was cancelled, nor for somebody who may not do it any more.
   */
  readonly hold: (tx: Tx) => Promise<void>;
  /** Tells how far it is. */
  readonly report: (done: number, total: number) => void;
}

/** A file that a job made. */
interface Download {
  readonly content: MediaStream;
  /** As it is to be saved. */
  readonly name: string;
}

/** What becomes of a job that is done as far as it goes by itself. */
export type Settled = 'awaiting-preview' | 'succeeded' | 'cancelled';

/**
 * Work that is done as far as it goes by itself: somebody has to look at it now. They may have done so already, before
 * it was written that the job waits; that is asked where it is written.
 */
export class Awaiting {
  readonly result: object;
  readonly settle: (db: Db) => Promise<Settled>;

  constructor(result: object, settle: (db: Db) => Promise<Settled>) {
    this.result = result;
    this.settle = settle;
  }
}

/** Jobs that are done in one go, and begin anew where they were cut short. Each gives a result. */
export interface WholeKind extends Described {
  readonly how: 'whole';
  perform(running: Running): Promise<object>;
  /** What it made, to be sent; undefined where it is gone. */
  download?(job: Job): Promise<Download | undefined>;
  /** Throws away what it made outside the database, when the job expires or turns out to be another’s. */
  discard?(job: Job): Promise<void>;
}

/** A kind of jobs. Each is declared by the room that knows the work. */
export type JobKind = ItemsKind | WholeKind;
