import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

import type { InstanceState } from '../../src/domains/instance/index.ts';
import type { Library } from '../../src/domains/libraries/index.ts';
import { openDatabase } from '../../src/app/open-database.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { loadConfig } from '../../src/app/tureen.ts';
import { createLog } from '../../src/platform/log/log.ts';
import type { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { fillLibrary } from '../support/fill-library.ts';
import { WatchedService } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';
import { TestService } from '../support/test-service.ts';

const LIBRARIES = '/api/v1/libraries';
const POLL_MS = 20;

/** Creates a library with this many recipes, in a database whose service is then stopped. */
export const largeLibrary = async (
  engine: Engine,
  recipes: number,
): Promise<{ readonly service: TestService; readonly id: string }> => {
  const service = new TestService(engine);
  await service.start();
  const { body } = await service.client.post<Library>(LIBRARIES, { name: 'Large' });
  await fillLibrary(service, service.client.with({ 'x-service-library': body.id }), recipes);
  await service.stop();
  return { service, id: body.id };
};

/** Counts rows without the service, which would take part in the work. */
export const rowCounter = async ({
  settings,
}: TestService): Promise<{ count(sql: string): Promise<number>; close(): Promise<void> }> => {
  const database = await openDatabase({
    config: loadConfig({ ...settings }, ''),
    clock: systemClock,
    log: createLog('silent'),
    lockWaitMs: 1000,
  });
  return {
    count: async (sql) => Number((await database.db.connection.execute({ sql, parameters: [] })).rows[0]?.['count']),
    close: () => database.close(),
  };
};

/** Creates libraries until it is stopped, and returns the time of the slowest response. */
const creating = (client: TestClient): (() => Promise<number>) => {
  const over = new AbortController();
  const create = async (): Promise<number> => {
    let longest = 0;
    do {
      const { status, ms = 0 } = await client.post(LIBRARIES, { name: 'Large' });
      assert.equal(status, 201);
      longest = Math.max(longest, ms);
      await sleep(POLL_MS);
    } while (!over.signal.aborted);
    return longest;
  };
  const longest = create();
  return () => {
    over.abort();
    return longest;
  };
};

/** Deletes a library with this many recipes while other clients read, and create libraries with the same name. */
export const watchDeletion = async (engine: Engine, recipes: number): Promise<WatchedWork> => {
  const { service, id } = await largeLibrary(engine, recipes);
  const rows = await rowCounter(service);
  const watched = await WatchedService.start(service.settings);
  const { client } = watched;
  try {
    const { body: other } = await client.post<Library>(LIBRARIES, { name: 'Other' });
    const read = { path: '/api/v1/tags', headers: { 'x-service-library': other.id } };
    const { result, seen } = await watched.whileReading(read, async () => {
      const stopCreating = creating(client);
      const began = performance.now();
      const { status, ms = 0 } = await client.delete(`${LIBRARIES}/${id}`, { 'if-match': '*' });
      assert.equal(status, 204);
      const { body: state } = await client.get<InstanceState>('/api/v1/instance');
      assert.equal(state.sizes.recipes, 0);
      while ((await rows.count(`select count(*) as count from library where id = '${id}'`)) > 0) await sleep(POLL_MS);
      const removedMs = performance.now() - began;
      const longestCreationMs = await stopCreating();
      return `answered in ${Math.round(ms)} ms, removed in ${Math.round(removedMs)} ms, others waited ${Math.round(longestCreationMs)} ms to create a library`;
    });
    for (const table of ['recipe', 'recipe_document', 'recipe_revision', 'recipe_search', 'recipe_organization']) {
      assert.equal(await rows.count(`select count(*) as count from ${table}`), 0, table);
    }
    return { name: 'deleting the library', seen, note: result };
  } finally {
    await watched[Symbol.asyncDispose]();
    await rows.close();
    await service.remove();
  }
};
