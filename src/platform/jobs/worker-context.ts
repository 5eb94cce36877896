import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../db/database.ts';
import type { LibraryScope, Role } from '../http/scope.ts';
import { includesRole } from '../http/scope.ts';
import type { LibraryId, NewId, UserId } from '../ids/ids.ts';
import type { Log } from '../log/log.ts';
import type { Job, WorkerId } from './job.ts';
import type { JobKind } from './job-kind.ts';

/** The dependencies of a worker. */
export interface WorkerDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly kinds: readonly JobKind[];
  /** The user's current role in a library; undefined if they have none there or their account may not do anything. */
  readonly findRole: (db: Db, userId: UserId, libraryId: LibraryId) => Promise<Role | undefined>;
  /** How long a worker keeps a job without renewing its lease. */
  readonly leaseMs: number;
}

/** The context of one worker. */
export interface WorkerContext extends WorkerDeps {
  readonly worker: WorkerId;
  /** Aborts when the service stops. */
  readonly stopping: AbortSignal;
}

/** The scope of the job's creator, on whose behalf it runs; undefined if they lack the required role. */
export const resolveJobScope = async (
  { clock, newId, findRole }: WorkerDeps,
  db: Db,
  job: Job,
  access: Role,
): Promise<LibraryScope | undefined> => {
  const { id, libraryId, createdBy: userId } = job;
  const role = await findRole(db, userId, libraryId);
  if (role === undefined || !includesRole(role, access)) return undefined;
  const credential = { kind: 'job', id } as const;
  // The version matters only for lists cached by a client.
  return { requestId: id, clock, newId, userId, instanceAdmin: false, credential, libraryId, role, version: 0 };
};
