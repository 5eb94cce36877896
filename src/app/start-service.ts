import { fileURLToPath } from 'node:url';

import {
  ensureLocalUserAndSession,
  createFirstSetupLink,
  createCredentialAuthenticator,
  createLocalAuthenticator,
  renderSetupPage,
} from '../domains/accounts/index.ts';
import type { StartupContext } from '../domains/accounts/index.ts';
import { claimStore } from '../domains/assets/index.ts';
import {
  createMembershipCache,
  ensureHomeLibrary,
  findRole,
  membershipsSql,
  parseMemberships,
} from '../domains/libraries/index.ts';
import { getCurrentInstant, systemClock } from '../platform/clock/clock.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { ensureDatabaseId } from '../platform/db/database-identity.ts';
import { getDatabaseMetrics } from '../platform/db/database-metrics.ts';
import type { Database } from '../platform/db/database.ts';
import { DatabaseReadOnly, ReadOnlyStartupError } from '../platform/db/errors.ts';
import type { PostgresTimeouts } from '../platform/db/postgres/open-postgres.ts';
import { throttleOutageWarnings } from '../platform/db/throttle-outage-warnings.ts';
import type { GroupCommitOptions } from '../platform/db/sqlite/group-commit.ts';
import type { AuthProvider } from '../platform/http/security/authorizer.ts';
import type { Operation } from '../platform/http/operation.ts';
import { createOpenApiDocument } from '../platform/http/openapi/document.ts';
import { mountServicePages } from '../platform/http/pages/service-pages.ts';
import { createServer, defaultServerTimeouts } from '../platform/http/server.ts';
import type { HttpServer, ServerTimeouts } from '../platform/http/server.ts';
import { findBuiltApp } from '../platform/http/web-app/built-app.ts';
import { WebApp } from '../platform/http/web-app/web-app.ts';
import { createUuidV7Generator } from '../platform/ids/ids.ts';
import type { Id } from '../platform/ids/ids.ts';
import { startWorkers, defaultWorkerSettings } from '../platform/jobs/workers.ts';
import type { WorkerSettings } from '../platform/jobs/workers.ts';
import type { Log } from '../platform/log/log.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import type { BackgroundTask, Module } from '../platform/module/module.ts';
import type { ServiceBinding } from '../platform/module/services.ts';
import { startNotifyingOtherInstances } from '../platform/outbox/event-signals.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { StoreOwnership } from '../platform/storage/store-owner.ts';
import type { Composition } from './compose-modules.ts';
import { startSweepScheduler } from './sweep-scheduler.ts';
import type { SweepScheduler } from './sweep-scheduler.ts';
import { createModuleContext, createOperations } from './module-context.ts';
import { openDatabase } from './open-database.ts';
import { tureen, version } from './tureen.ts';
import { waitWithTimeout } from './wait-with-timeout.ts';

const UNCLAIMED =
  'cannot verify that the stored files belong to this database; cleanup is off; ' +
  'to make them belong to it, run "tureen admin claim-files"';

/** The output folder of `npm run build:web`. */
const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface ServiceOptions {
  readonly config: Config;
  readonly log: Log;
  /** Other modules than those of the product. */
  readonly composition?: Composition;
  /** Replace what the modules provide, such as the cost of password hashing. */
  readonly provisions?: readonly ServiceBinding[];
  readonly clock?: Clock;
  readonly timeouts?: Partial<ServerTimeouts>;
  readonly groupCommit?: Partial<GroupCommitOptions>;
  readonly postgresTimeouts?: Partial<PostgresTimeouts>;
  readonly workerSettings?: Partial<WorkerSettings>;
  /** Replaces the configured file store, for tests that need it to fail. */
  readonly storage?: Storage;
  /** The folder of another build of the web app; false serves only the API, as most tests need. */
  readonly webApp?: string | false;
  /** Operations in addition to the product's: the benchmark's ceiling, or failures for a test. */
  readonly extraOperations?: readonly Operation[];
}

export interface RunningService {
  /** The public URL. */
  readonly baseUrl: string;
  /** The URL it listens on. */
  readonly listenUrl: string;
  readonly database: Database;
  /** The link for the first administrator, if there is none yet. */
  readonly setupLink: string | undefined;
  /** Runs the regular cleanup of an interval now. */
  sweep: SweepScheduler['sweep'];
  /** Ends in time whatever the database does, and returns the names of the parts that were cut off. */
  stop(): Promise<readonly string[]>;
}

/** Additional time after the requests have drained, for background work to write what it has done. */
const AFTER_DRAIN_MS = 1000;
/** Granted even if the time is used up, for the parts that end after the requests. */
const MIN_LAST_PART_MS = 500;

/** Explains why the service does not start, if the reason is a read-only database. */
const explainReadOnly =
  (what: string) =>
  (error: unknown): never => {
    throw error instanceof DatabaseReadOnly ? new ReadOnlyStartupError(what, error) : error;
  };

/** How callers are authenticated: by their credentials, or not at all in local mode. */
const createAuthenticator = async (
  config: Config,
  modules: readonly Module[],
  database: Database,
  starting: StartupContext,
): Promise<AuthProvider['authenticate']> => {
  if (config.auth === 'accounts') {
    // Anyone who reached the service while it had no sign-in could have created a token to keep access.
    await database
      .transaction(async (tx) => {
        for (const module of modules) await module.removeLocalAccess?.(tx);
      })
      .catch(explainReadOnly('what was made in local mode has to be removed before people sign in'));
    return createCredentialAuthenticator(database, starting.clock, { membershipsSql, parseMemberships });
  }
  const { userId, sessionId } = await database
    .transaction(async (tx) => {
      const user = await ensureLocalUserAndSession(tx, starting);
      await ensureHomeLibrary(tx, { ...starting, requestId: starting.newId<Id<'request'>>(), userId: user.userId });
      return user;
    })
    .catch(explainReadOnly('the local-mode user and its library are not made yet'));
  return createLocalAuthenticator(userId, sessionId);
};

/** For the first administrator. A service that cannot be set up stops listening. */
const setupLinkFor = async (
  config: Config,
  database: Database,
  starting: StartupContext,
  server: HttpServer,
): Promise<string | undefined> => {
  if (config.auth === 'local') return undefined;
  try {
    return await createFirstSetupLink(database, starting, server.baseUrl).catch(
      explainReadOnly('there is no administrator yet'),
    );
  } catch (error) {
    await server.close();
    throw error;
  }
};

/** Starts the whole service. */
export const startService = async ({
  config,
  log,
  composition = tureen,
  provisions = [],
  clock = systemClock,
  timeouts: changedTimeouts = {},
  groupCommit = {},
  postgresTimeouts = {},
  workerSettings = {},
  storage = openStorage(config),
  webApp: webAppFolder = WEB_APP,
  extraOperations = [],
}: ServiceOptions): Promise<RunningService> => {
  const { modules, schema } = composition;
  const startedAt = getCurrentInstant(clock);
  const newId = createUuidV7Generator(clock);
  const timeouts = { ...defaultServerTimeouts, ...changedTimeouts };
  const metrics = new Metrics();
  const database = await openDatabase(
    { config, clock, log, lockWaitMs: timeouts.idempotencyMs, groupCommit, postgresTimes: postgresTimeouts },
    composition,
  );
  // For work that retries every few seconds.
  const quietLog = throttleOutageWarnings(log);
  const tasks = new Map<string, BackgroundTask>();
  const track = (started: readonly BackgroundTask[]): void => {
    for (const task of started) {
      if (tasks.has(task.name)) throw new Error(`two background tasks are called ${task.name}`);
      tasks.set(task.name, task);
    }
  };
  const stopTasks = (): Record<string, Promise<void>> =>
    Object.fromEntries([...tasks].map(([name, task]) => [name, task.stop()]));

  try {
    const databaseId = await ensureDatabaseId(database, { clock, newId }).catch(
      explainReadOnly('it does not have its own id yet, which ties it to its files'),
    );
    const claim = await claimStore(database, databaseId, storage);
    if (claim.kind === 'unclaimed') log.warn({ files: storage.location, reason: claim.reason }, UNCLAIMED);
    const files = new StoreOwnership(storage, databaseId);
    await files.check();
    const authenticate = await createAuthenticator(config, modules, database, { clock, newId });
    const context = createModuleContext({ config, composition, provisions, storage, files, startedAt });
    const operations = createOperations(composition, context);
    const openapi = () => createOpenApiDocument(operations, version);
    const builtApp = webAppFolder === false ? undefined : findBuiltApp(webAppFolder);
    const webApp = builtApp && new WebApp(builtApp);
    const staticPages: Readonly<Record<string, string>> = webApp === undefined ? { '/setup': renderSetupPage() } : {};
    const server = createServer({
      config,
      clock,
      newId,
      log,
      metrics,
      database,
      constraints: schema.constraints,
      storage,
      timeouts,
      operations: [...operations, ...extraOperations],
      authority: {
        authenticate,
        ...createMembershipCache(database),
      },
      pages: (fastify) => mountServicePages(fastify, { config, database, files, metrics, openapi, staticPages }),
      webApp,
    });
    const running = { ...context, database, databaseId, clock, newId, log: quietLog };
    metrics.register(getDatabaseMetrics(database));
    for (const module of modules) metrics.register(module.metrics?.(running, metrics.sample) ?? []);
    track([{ name: 'metrics', stop: async () => metrics.stop() }]);
    for (const module of modules) track(module.prepareToListen?.(running) ?? []);
    const stopNotifying = startNotifyingOtherInstances(database);
    track([{ name: 'notifications', stop: async () => stopNotifying() }]);
    const listening = await server.listen();
    const setupLink = await setupLinkFor(config, database, { clock, newId }, server);
    for (const module of modules) track(module.background?.(running) ?? []);
    const sweeps = startSweepScheduler(composition, running, log);
    const workers = startWorkers({
      database,
      clock,
      newId,
      log: quietLog,
      kinds: context.jobKinds(),
      findRole,
      ...defaultWorkerSettings,
      leaseMs: config.jobLeaseSeconds * 1000,
      ...workerSettings,
    });
    track([
      { name: 'sweeps', stop: () => sweeps.stop() },
      { name: 'jobs', stop: () => workers.stop() },
    ]);
    return {
      baseUrl: server.baseUrl,
      listenUrl: listening,
      database,
      setupLink,
      sweep: (every) => sweeps.sweep(every),
      stop: async () => {
        const deadline = performance.now() + timeouts.drainMs + AFTER_DRAIN_MS;
        const left = (): number => Math.max(MIN_LAST_PART_MS, deadline - performance.now());
        const cut: string[] = [];
        try {
          // All at once: no new requests are accepted while background work finishes.
          const first = {
            ...stopTasks(),
            requests: server.close().then((requests) => {
              if (requests > 0) cut.push('requests');
            }),
          };
          cut.push(...(await waitWithTimeout(left(), first)));
          cut.push(...(await waitWithTimeout(left(), context.services.stop())));
        } finally {
          await database.close();
        }
        if (cut.length > 0) log.warn({ cut }, 'stopped before all work was finished');
        return cut;
      },
    };
  } catch (error) {
    await waitWithTimeout(AFTER_DRAIN_MS, stopTasks()).catch(() => undefined);
    await database.close();
    throw error;
  }
};
