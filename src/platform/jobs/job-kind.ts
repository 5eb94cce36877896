import type { Database, Db, Tx } from '../db/database.ts';
import type { MediaStream } from '../http/api-response.ts';
import type { LibraryScope, Role } from '../http/scope.ts';
import type { Log } from '../log/log.ts';
import type { ItemOutcome, Job, JobItem } from './job.ts';

interface Described {
  readonly name: string;
  /** The role that the job's creator needs, checked for each item, or at the start of a job that runs as a whole. */
  readonly access: Role;
  /** The items as the API shows them. */
  present?(db: Db, scope: LibraryScope, items: readonly JobItem[]): Promise<readonly object[]>;
}

/** Jobs whose items are processed one after another, each in its own transaction that also writes the outcome. */
export interface ItemizedJobKind extends Described {
  readonly mode: 'items';
  /**
   * Acts on behalf of the job's creator. If it throws a problem, its changes are rolled back and the problem determines
   * the status of the item.
   */
  perform(tx: Tx, scope: LibraryScope, job: Job, item: JobItem): Promise<ItemOutcome>;
}

/** The context of a job that runs as a whole. */
export interface JobContext {
  readonly job: Job;
  readonly scope: LibraryScope;
  readonly db: Db;
  /** For jobs that write while they run. */
  readonly database: Database;
  readonly log: Log;
  /** Aborts when the lease is lost, the job is canceled or the service stops. */
  readonly signal: AbortSignal;
  /**
   * Must come first in every transaction of a job that writes while it runs. It prevents writes by a worker that has
   * lost the job, after a cancellation, or for a user who no longer has the required role.
   */
  readonly requireLease: (tx: Tx) => Promise<void>;
  /** Reports the progress. */
  readonly report: (done: number, total: number) => void;
}

/** A file produced by a job. */
interface Download {
  readonly content: MediaStream;
  /** The suggested file name. */
  readonly name: string;
}

/** The state of a job whose own work is done. */
export type CompletedRunState = 'awaiting-preview' | 'succeeded' | 'cancelled';

/**
 * Returned by a job that has done its own work and stored its result, and now waits for a user's decision. The user may
 * have decided before the waiting state is written, so `settle` checks that in the same transaction.
 */
export class AwaitingPreviewResult {
  readonly settle: (db: Db) => Promise<CompletedRunState>;

  constructor(settle: (db: Db) => Promise<CompletedRunState>) {
    this.settle = settle;
  }
}

/** Jobs that run as a whole, and start over if they are interrupted. */
export interface WholeJobKind extends Described {
  readonly mode: 'whole';
  /** Returns the result. */
  perform(running: JobContext): Promise<object>;
  /** The file to send; undefined if it is gone. */
  download?(job: Job): Promise<Download | undefined>;
  /**
   * Deletes what the job created outside the database, when the job expires or the worker turns out to have lost it.
   */
  discard?(job: Job): Promise<void>;
}

/** A kind of job. Each is declared by the domain that does the work. */
export type JobKind = ItemizedJobKind | WholeJobKind;
