import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../db/database.ts';
import type { LibraryScope, Role } from '../http/scope.ts';
import { includesRole } from '../http/scope.ts';
import type { LibraryId, NewId, UserId } from '../ids/ids.ts';
import type { Log } from '../log/log.ts';
import type { Job, WorkerId } from './job.ts';
import type { JobKind } from './job-kind.ts';

/** What working at jobs takes. */
export interface Works {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly kinds: readonly JobKind[];
  /** What a user is in a library now; undefined where they are nothing there, or may do nothing at all. */
  readonly roleOf: (db: Db, userId: UserId, libraryId: LibraryId) => Promise<Role | undefined>;
  /** How long a job is a worker's without a sign of life. */
  readonly leaseMs: number;
}

/** One worker at one job. */
export interface Working extends Works {
  readonly worker: WorkerId;
  /** The service stops. */
  readonly stopping: AbortSignal;
}

/** On whose behalf a job goes on; undefined where they may not, or no longer. */
export const scopeOf = async (
  { clock, newId, roleOf }: Works,
  db: Db,
  job: Job,
  access: Role,
): Promise<LibraryScope | undefined> => {
  const { id, libraryId, createdBy: userId } = job;
  const role = await roleOf(db, userId, libraryId);
  if (role === undefined || !includesRole(role, access)) return undefined;
  const credential = { kind: 'job', id } as const;
  // The version is for lists that a client holds.
  return { requestId: id, clock, newId, userId, instanceAdmin: false, credential, libraryId, role, version: 0 };
};
