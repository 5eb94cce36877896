import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  accountOperations,
  accountsOf,
  ensureLocalUser,
  firstSetupLink,
  recognizeAccounts,
  recognizeLocalUser,
  removeLocalTokens,
} from '../domains/accounts/index.ts';
import type { PasswordCost, Starting } from '../domains/accounts/index.ts';
import { assetsOf, claimStore } from '../domains/assets/index.ts';
import { bulkKinds, bulkOperations } from '../domains/bulk/index.ts';
import { EventHub, eventOperation } from '../domains/events/index.ts';
import type { StreamTimes } from '../domains/events/index.ts';
import { RecipeWriter, exportKind, exportOperations } from '../domains/exports/index.ts';
import { importKind, importOperations, importsOf } from '../domains/imports/index.ts';
import type { Imports } from '../domains/imports/index.ts';
import { ingredientOperations } from '../domains/ingredients/index.ts';
import { instanceOperation } from '../domains/instance/index.ts';
import { jobOperations } from '../domains/jobs/index.ts';
import { ensureHome, librariesPort, libraryOperations, membershipsOf, roleOf } from '../domains/libraries/index.ts';
import { mealOperations, removeLocalCalendars } from '../domains/meals/index.ts';
import { organizationOperations } from '../domains/organization/index.ts';
import { pantryOperations } from '../domains/pantry/index.ts';
import { recipeFormatOperations } from '../domains/recipe-format/index.ts';
import { RecipeComputation, recipeOperations, restock } from '../domains/recipes/index.ts';
import { shoppingOperations } from '../domains/shopping/index.ts';
import { DeliveryWorker, defaultDeliveryTimings, webhookHealth, webhookOperations } from '../domains/webhooks/index.ts';
import type { DeliveryTimes } from '../domains/webhooks/index.ts';
import { instantOf, systemClock } from '../platform/clock/clock.ts';
import type { Clock, Instant } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { ensureDatabaseId } from '../platform/db/database-identity.ts';
import type { Database } from '../platform/db/database.ts';
import { DatabaseReadOnly, StartNeedsWrites } from '../platform/db/errors.ts';
import { openDatabase } from '../platform/db/open.ts';
import type { PostgresTimes } from '../platform/db/postgres/open-postgres.ts';
import { throttleOutageWarnings } from '../platform/db/throttle-outage-warnings.ts';
import type { GroupCommitOptions } from '../platform/db/sqlite/group-commit.ts';
import type { Authority } from '../platform/http/gate.ts';
import type { Operation } from '../platform/http/operation.ts';
import { openApiDocument } from '../platform/http/openapi/document.ts';
import { capabilitiesOperation } from '../platform/http/pages/capabilities.ts';
import { mountServicePages } from '../platform/http/pages/service-pages.ts';
import { createServer, defaultWaits } from '../platform/http/server.ts';
import type { HttpServer, Waits } from '../platform/http/server.ts';
import { findBuiltApp } from '../platform/http/web-app/built-app.ts';
import { WebApp } from '../platform/http/web-app/web-app.ts';
import { uuidv7Source } from '../platform/ids/ids.ts';
import type { Id } from '../platform/ids/ids.ts';
import type { JobKind } from '../platform/jobs/job-kind.ts';
import { startWorkers, defaultJobTimes } from '../platform/jobs/workers.ts';
import type { JobTimes } from '../platform/jobs/workers.ts';
import type { Log } from '../platform/log/log.ts';
import { createPublicPost } from '../platform/fetch/public-post.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { notifyOtherInstances } from '../platform/outbox/wake.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { StoreOwnership } from '../platform/storage/store-owner.ts';
import { waitAtMost } from './wait-at-most.ts';
import { startLibraryRemoval } from './library-removal.ts';
import { startMaintenance } from './maintenance.ts';
import { startReindexing } from './reindexing.ts';

export const version: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

const UNCLAIMED =
  'cannot verify that the stored files belong to this database; cleanup is off; ' +
  'to make them belong to it, run "tureen admin claim-files"';

/** A webhook receiver that has not responded within this time counts as failed. */
const DELIVERY_MS = 10_000;
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** The output folder of `npm run build:web`. */
const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Every kind of background job. */
const jobKindsOf = (imports: Imports, writer: RecipeWriter): readonly JobKind[] => [
  ...bulkKinds,
  exportKind(imports.assets.storage, writer),
  importKind(imports),
];

/** Every operation of the API, in the order of the reference. */
export const operationsOf = (
  config: Config,
  imports: Imports = importsOf(config, assetsOf(config), version, new RecipeComputation()),
  hub: EventHub = new EventHub(),
  startedAt: Instant = instantOf(systemClock),
  passwordCost?: PasswordCost,
  files: StoreOwnership = new StoreOwnership(imports.assets.storage, ''),
  writer: RecipeWriter = new RecipeWriter(),
): readonly Operation[] => [
  capabilitiesOperation(config, version),
  ...accountOperations(accountsOf(config, librariesPort, passwordCost)),
  ...libraryOperations,
  ...recipeOperations(imports.assets, imports),
  ...organizationOperations(imports.assets),
  ...pantryOperations(config.limits, { restock }),
  ...mealOperations(config),
  ...shoppingOperations(config.limits),
  ...bulkOperations(config.limits),
  ...exportOperations(imports.assets.storage, config.limits, writer),
  ...importOperations(imports),
  ...jobOperations(jobKindsOf(imports, writer)),
  eventOperation(hub, config.limits),
  ...webhookOperations({ allowLoopback: config.webhookAllowLoopback }),
  instanceOperation({ version, startedAt, auth: config.auth, files, webhookHealth }),
  ...ingredientOperations,
  ...recipeFormatOperations,
];

export interface ServiceOptions {
  readonly config: Config;
  readonly log: Log;
  readonly clock?: Clock;
  readonly waits?: Partial<Waits>;
  readonly groupCommit?: Partial<GroupCommitOptions>;
  readonly postgresTimes?: Partial<PostgresTimes>;
  readonly jobs?: Partial<JobTimes>;
  readonly streams?: Partial<StreamTimes>;
  readonly deliveries?: Partial<DeliveryTimes> & { readonly random?: () => number };
  /** Overrides the cost of password hashing; tests of other things make it next to nothing. */
  readonly passwordCost?: PasswordCost;
  /** Replaces the configured file store, for tests that need it to fail. */
  readonly storage?: Storage;
  /** The folder of another build of the web app; false serves only the API, as most tests need. */
  readonly webApp?: string | false;
  /** Operations in addition to the product's: the benchmark's ceiling, or failures for a test. */
  readonly extraOperations?: readonly Operation[];
}

export interface RunningService {
  /** The public URL. */
  readonly address: string;
  /** The URL it listens on. */
  readonly listening: string;
  readonly database: Database;
  /** The link for the first administrator, if there is none yet. */
  readonly setupLink: string | undefined;
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
    throw error instanceof DatabaseReadOnly ? new StartNeedsWrites(what, error) : error;
  };

/** How callers are authenticated: by their credentials, or not at all in local mode. */
const recognizerFor = async (
  config: Config,
  database: Database,
  starting: Starting,
): Promise<Authority['recognize']> => {
  if (config.auth === 'accounts') {
    // Anyone who reached the service while it had no sign-in could have created a token to keep access.
    await database
      .transaction(async (tx) => {
        await removeLocalTokens(tx);
        await removeLocalCalendars(tx);
      })
      .catch(explainReadOnly('what was made in local mode has to be removed before people sign in'));
    return recognizeAccounts(database, starting.clock);
  }
  const { userId, sessionId } = await database
    .transaction(async (tx) => {
      const user = await ensureLocalUser(tx, starting);
      await ensureHome(tx, { ...starting, requestId: starting.newId<Id<'request'>>(), userId: user.userId });
      return user;
    })
    .catch(explainReadOnly('the local-mode user and its library are not made yet'));
  return recognizeLocalUser(userId, sessionId);
};

/** For the first administrator. A service that cannot be set up stops listening. */
const setupLinkFor = async (
  config: Config,
  database: Database,
  starting: Starting,
  server: HttpServer,
): Promise<string | undefined> => {
  if (config.auth === 'local') return undefined;
  try {
    return await firstSetupLink(database, starting, server.baseUrl).catch(
      explainReadOnly('there is no administrator yet'),
    );
  } catch (error) {
    await server.close();
    throw error;
  }
};

/** Starts the whole service. The only place that knows every domain. */
export const startService = async ({
  config,
  log,
  clock = systemClock,
  waits: otherWaits = {},
  groupCommit = {},
  postgresTimes = {},
  jobs = {},
  streams = {},
  deliveries = {},
  passwordCost,
  storage: ownStorage,
  webApp: webAppFolder = WEB_APP,
  extraOperations = [],
}: ServiceOptions): Promise<RunningService> => {
  const startedAt = instantOf(clock);
  const newId = uuidv7Source(clock);
  const waits = { ...defaultWaits, ...otherWaits };
  const metrics = new Metrics();
  const storage = ownStorage ?? openStorage(config);
  const assets = assetsOf(config, storage);
  const computation = new RecipeComputation();
  const imports = importsOf(config, assets, version, computation);
  const writer = new RecipeWriter();
  const jobKinds = jobKindsOf(imports, writer);
  const hub = new EventHub(streams);
  const database = await openDatabase({
    config,
    clock,
    log,
    lockWaitMs: waits.idempotencyMs,
    groupCommit,
    postgresTimes,
  });
  // For work that retries every few seconds.
  const quietLog = throttleOutageWarnings(log);

  try {
    const databaseId = await ensureDatabaseId(database, { clock, newId }).catch(
      explainReadOnly('it does not have its own id yet, which ties it to its files'),
    );
    const claim = await claimStore(database, databaseId, storage);
    if (claim.kind === 'unclaimed') log.warn({ files: storage.location, reason: claim.reason }, UNCLAIMED);
    const files = new StoreOwnership(storage, databaseId);
    await files.check();
    const recognize = await recognizerFor(config, database, { clock, newId });
    const product = operationsOf(config, imports, hub, startedAt, passwordCost, files, writer);
    const openapi = () => openApiDocument(product, version);
    const builtApp = webAppFolder === false ? undefined : findBuiltApp(webAppFolder);
    const webApp = builtApp && new WebApp(builtApp);
    const server = createServer({
      config,
      clock,
      newId,
      log,
      metrics,
      database,
      storage,
      waits,
      operations: [...product, ...extraOperations],
      authority: {
        recognize,
        ...membershipsOf(database),
      },
      pages: (fastify) =>
        mountServicePages(fastify, { config, database, files, metrics, openapi, hasWebApp: webApp !== undefined }),
      webApp,
    });
    hub.start(database, quietLog);
    const stopTelling = notifyOtherInstances(database);
    const listening = await server.listen();
    const setupLink = await setupLinkFor(config, database, { clock, newId }, server);
    const maintenance = startMaintenance({
      database,
      databaseId,
      clock,
      log,
      limits: config.limits,
      jobKinds,
      storage,
      files,
      trashDays: config.trashDays,
    });
    const libraryRemoval = startLibraryRemoval({ database, log });
    const reindexing = startReindexing({ database, clock, log });
    const workers = startWorkers({
      database,
      clock,
      newId,
      log: quietLog,
      kinds: jobKinds,
      roleOf,
      ...defaultJobTimes,
      leaseMs: config.jobLeaseSeconds * 1000,
      ...jobs,
    });
    const deliveryWorker = new DeliveryWorker({
      database,
      clock,
      newId,
      log: quietLog,
      version,
      post: createPublicPost({ allow: config.webhookAllowLoopback ? LOOPBACK : [], timeMs: DELIVERY_MS }),
      ...defaultDeliveryTimings,
      ...deliveries,
    });
    return {
      address: server.baseUrl,
      listening,
      database,
      setupLink,
      stop: async () => {
        const deadline = performance.now() + waits.drainMs + AFTER_DRAIN_MS;
        const left = (): number => Math.max(MIN_LAST_PART_MS, deadline - performance.now());
        hub.stop();
        stopTelling();
        const cut: string[] = [];
        try {
          // All at once: no new requests are accepted while background work finishes.
          const first = {
            requests: server.close().then((requests) => {
              if (requests > 0) cut.push('requests');
            }),
            maintenance: maintenance.stop(),
            libraryRemoval: libraryRemoval.stop(),
            reindexing: reindexing.stop(),
            jobs: workers.stop(),
            deliveries: deliveryWorker.stop(),
          };
          cut.push(...(await waitAtMost(left(), first)));
          const last = {
            threads: imports.threads.stop(),
            computation: computation.stop(),
            writer: writer.stop(),
            pictures: assets.derivatives.settled(),
          };
          cut.push(...(await waitAtMost(left(), last)));
        } finally {
          await database.close();
        }
        if (cut.length > 0) log.warn({ cut }, 'stopped before everything had ended');
        return cut;
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
