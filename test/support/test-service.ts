import { after, before } from 'node:test';

import { startService } from '../../src/app/start-service.ts';
import type { RunningService, ServiceOptions } from '../../src/app/start-service.ts';
import { passwordCost } from '../../src/domains/accounts/index.ts';
import type { PasswordCost } from '../../src/domains/accounts/index.ts';
import { defaultStreamTimes, streamTimes } from '../../src/domains/events/index.ts';
import type { StreamTimes } from '../../src/domains/events/index.ts';
import { defaultDeliveryTimings, deliveryTimings } from '../../src/domains/webhooks/index.ts';
import type { DeliveryTimings } from '../../src/domains/webhooks/index.ts';
import { tureen } from '../../src/app/tureen.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { withLongStatements } from '../../src/platform/db/long-statements.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { provide } from '../../src/platform/module/services.ts';
import { TestClient } from './client.ts';
import type { Watch } from './client.ts';
import type { Engine, TestDatabase } from './engines.ts';
import { testSettings } from './test-settings.ts';

export interface TestOptions extends Omit<ServiceOptions, 'config' | 'log'>, Partial<Pick<ServiceOptions, 'log'>> {
  readonly settings?: Readonly<Record<string, string>>;
  readonly watch?: Watch;
  readonly passwordCost?: PasswordCost;
  readonly streams?: Partial<StreamTimes>;
  readonly deliveries?: Partial<DeliveryTimings>;
}

/** Nearly free: the default costs 35 ms of CPU for each password that is set or tried. */
const cheapPasswords: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A service in this process with its own database. */
export class TestService {
  readonly #engine: Engine;
  readonly #options: TestOptions;
  #database: TestDatabase | undefined;
  #running: RunningService | undefined;
  #client: TestClient | undefined;

  constructor(engine: Engine, options: TestOptions = {}) {
    this.#engine = engine;
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#database ??= await this.#engine.createDatabase();
    const {
      settings = {},
      watch,
      passwordCost: cost = cheapPasswords,
      streams,
      deliveries,
      ...options
    } = this.#options;
    const { limits } = options.composition ?? tureen;
    const config = loadConfig(limits, { ...testSettings, ...this.#database.settings, ...settings }, '');
    const provisions = [
      provide(passwordCost, cost),
      provide(streamTimes, { ...defaultStreamTimes, ...streams }),
      provide(deliveryTimings, { ...defaultDeliveryTimings, ...deliveries }),
      ...(options.provisions ?? []),
    ];
    this.#running = await startService({ log: createLog('silent'), webApp: false, ...options, provisions, config });
    this.#client?.close();
    this.#client = new TestClient(this.#running.listenUrl, {}, watch);
  }

  /** Stops the service and keeps its data. Its last responses may still be on their way to the client. */
  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async remove(): Promise<void> {
    await this.stop();
    this.#client?.close();
    await this.#database?.drop();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.remove();
  }

  /** Another instance on the same database, which this one drops; optionally with other settings. */
  beside(options: TestOptions = this.#options): TestService {
    const { settings } = this;
    const createDatabase = async (): Promise<TestDatabase> => ({ settings, drop: async () => {} });
    return new TestService({ ...this.#engine, createDatabase }, options);
  }

  get client(): TestClient {
    if (this.#client === undefined) throw new Error('the service is not started');
    return this.#client;
  }

  get database(): Database {
    if (this.#running === undefined) throw new Error('the service is not started');
    return this.#running.database;
  }

  /** The link that the start printed for the first administrator. */
  get setupLink(): string {
    if (this.#running?.setupLink === undefined) throw new Error('there is an administrator already, or no accounts');
    return this.#running.setupLink;
  }

  /** Runs the regular cleanup of an interval now. */
  async sweep(every: 'day' | 'hour' | 'minute'): Promise<void> {
    if (this.#running === undefined) throw new Error('the service is not started');
    await this.#running.sweep(every);
  }

  /** The settings for this service's database. */
  get settings(): Readonly<Record<string, string>> {
    return this.#database?.settings ?? {};
  }

  /** A client with its own library, so that tests do not see each other's data. */
  async newLibrary(name = 'Test'): Promise<TestClient> {
    const { body } = await this.client.post<{ id: string }>('/api/v1/libraries', { name });
    return this.client.with({ 'x-service-library': body.id });
  }

  /** Reads rows without the API, to see what it does not show. */
  async rows(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return (await this.database.db.connection.execute({ sql, parameters: [] })).rows;
  }

  /** Writes without the API, to create states that it does not allow. */
  async write(sql: string): Promise<void> {
    await withLongStatements(this.database).transaction((tx) => tx.connection.execute({ sql, parameters: [] }));
  }
}

/** A service for all tests of a suite. */
export const serviceForSuite = (engine: Engine, options?: TestOptions): TestService => {
  const service = new TestService(engine, options);
  before(() => service.start());
  after(() => service.remove());
  return service;
};
