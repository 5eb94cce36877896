import type { AuditActionKinds } from '../audit/audit-actions.ts';
import type { Clock, Instant } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { FixedLimits, LimitSettings } from '../config/limits.ts';
import type { UniqueConstraints } from '../db/unique-constraints.ts';
import type { DatabaseId } from '../db/database-identity.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Migration } from '../db/migrations/migration.ts';
import type { Operation } from '../http/operation.ts';
import type { NewId } from '../ids/ids.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { Log } from '../log/log.ts';
import type { Sampler } from '../metrics/background-samples.ts';
import type { Metric } from '../metrics/metric.ts';
import type { EventTypeScopes } from '../outbox/event-types.ts';
import type { EventWriter } from '../outbox/event.store.ts';
import type { ProblemKinds } from '../problem/problem-catalog.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoreOwnership } from '../storage/store-owner.ts';
import type { LibraryTable } from './library-table.ts';
import type { ServiceBinding, ServiceKey, ServiceRegistry } from './services.ts';

/** What a module builds its operations and job kinds from. There may be no database: the API document needs none. */
export interface ModuleContext {
  readonly config: Config;
  /** The version of the program. */
  readonly version: string;
  readonly startedAt: Instant;
  readonly storage: Storage;
  readonly files: StoreOwnership;
  readonly services: ServiceRegistry<ModuleContext>;
  /** The limits of all modules. */
  readonly limits: LimitSettings;
  readonly fixedLimits: FixedLimits;
  /** The audit actions of all modules. */
  readonly auditActions: AuditActionKinds;
  /** The event types of all modules. */
  readonly events: EventTypeScopes;
  /** The tables with contents of libraries of all modules, in the order in which they are removed. */
  readonly libraryTables: readonly LibraryTable[];
  /** The job kinds of all modules. */
  readonly jobKinds: () => readonly JobKind[];
}

/** What background work has in addition. */
export interface RunningContext extends ModuleContext {
  readonly database: Database;
  readonly databaseId: DatabaseId;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Repeats a warning about an unavailable database only now and then. */
  readonly log: Log;
}

/**
 * Regular cleanup. Several instances may run it at once; the second finds nothing. Daily cleanup looks at everything
 * there is, so only one instance runs it.
 */
export interface Sweep {
  /** What it removes, for the log. */
  readonly name: string;
  /** What clients wait for is swept every minute. */
  readonly every: 'day' | 'hour' | 'minute';
  run(context: RunningContext): Promise<void>;
}

/** Work that runs as long as the service. */
export interface BackgroundTask {
  readonly name: string;
  stop(): Promise<void>;
}

/** Everything that the application needs to know about a domain. */
export interface Module {
  readonly name: string;
  readonly migrations?: readonly Migration[];
  /** The unique constraints that a request can violate. */
  readonly constraints?: UniqueConstraints;
  readonly problems?: ProblemKinds;
  readonly events?: EventTypeScopes;
  readonly auditActions?: AuditActionKinds;
  readonly limits?: LimitSettings;
  /** Limits that cannot be configured. The capabilities show them among the others. */
  readonly fixedLimits?: FixedLimits;
  /**
   * Tables of which a library may have many rows, each before the one that its rows belong to. All others are cleared
   * with the library by their foreign keys.
   */
  readonly libraryTables?: readonly LibraryTable[];
  /** Implementations of what other modules need but must not import. */
  readonly provides?: readonly ServiceBinding[];
  /** In the order of the API reference. */
  operations?(context: ModuleContext): readonly Operation[];
  jobs?(context: ModuleContext): readonly JobKind[];
  readonly sweeps?: readonly Sweep[];
  /** Starts what requests need from the first one on. */
  prepareToListen?(context: RunningContext): readonly BackgroundTask[];
  /** Starts other work, once the service accepts requests. */
  background?(context: RunningContext): readonly BackgroundTask[];
  /** What it shows in `/metrics`. Figures from the database are read in the background, with the sampler. */
  metrics?(context: RunningContext, sample: Sampler): readonly Metric[];
  /** Writes something of its own for every event, in the transaction of the event. */
  readonly eventWriter?: EventWriter;
  /** Removes access that was granted in local mode, which anyone who reached the service could get. */
  removeLocalAccess?(tx: Tx): Promise<void>;
}

export const defineModule = (module: Module): Module => module;

export type Service<T> = ServiceKey<T, ModuleContext>;

export const defineService = <T>(service: Service<T>): Service<T> => service;
