// Repeatedly kills the processes that work on a job, resumes it, and compares the work done with the report.
import assert from 'node:assert/strict';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { itemsOfJob, resumedUntil } from '../support/jobs.ts';
import { newRecipe } from '../support/recipes.ts';
import type { EntryBody } from '../support/recipes.ts';
import { startProcess } from './service-process.ts';
import type { ServiceProcess } from './service-process.ts';

/** The minimum, so that a job soon counts as interrupted. */
const settings = { TUREEN_JOB_LEASE_SECONDS: '1', TUREEN_LIMIT_WRITES_PER_MINUTE: '0' };

export interface KilledJob {
  readonly kills: number;
  readonly items: number;
}

/** How often a process was killed, and how often the job had to be resumed. */
export interface Killed {
  readonly kills: number;
  readonly interruptions: number;
}

interface Instance {
  readonly process: ServiceProcess;
  readonly client: TestClient;
}

const WRITERS = 16;

/** Creates recipes using several concurrent clients. */
const manyRecipes = async (client: TestClient, count: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  let made = 0;
  const write = async (): Promise<void> => {
    while (made < count) {
      made += 1;
      ids.push(await newRecipe(client, `Recipe ${made}`));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return ids;
};

const isOver = ({ state }: JobBody): boolean => state === 'succeeded' || state === 'failed';

/**
 * A job that tags many recipes, and processes that are killed while working on it: one on SQLite, two on PostgreSQL.
 * Every item is processed once, the counts add up, and the reported results are true.
 */
export const killJob = async (engine: Engine, { kills, items }: KilledJob): Promise<Killed> => {
  const killed = { kills: 0, interruptions: 0 };
  const database = await engine.createDatabase();
  const start = async (): Promise<Instance> => {
    const process = await startProcess({ ...database.settings, ...settings });
    return { process, client: new TestClient(process.address) };
  };
  const instances = [await start(), ...(engine.name === 'postgres' ? [await start()] : [])];
  const anyClient = (): TestClient => instances[0]?.client ?? assert.fail();
  try {
    const ids = await manyRecipes(anyClient(), items);
    const tag = (await anyClient().post<{ id: string }>('/api/v1/tags', { name: 'Quick' })).body.id;
    const targets = ids.map((id) => ({ id, revision: 1 }));
    const queued = await anyClient().post<JobBody>(
      '/api/v1/bulk/recipes/tags',
      { items: targets, add_tags: [tag] },
      { 'idempotency-key': 'tag all' },
    );
    assert.equal(queued.status, 202, queued.text);
    const { id } = queued.body;
    const reach = async (isReached: (job: JobBody) => boolean): Promise<JobBody> => {
      const { job, interruptions } = await resumedUntil(anyClient(), id, isReached);
      killed.interruptions += interruptions;
      return job;
    };

    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = (items * kill) / (kills + 1);
      await reach((job) => isOver(job) || (job.state === 'running' && job.progress.done >= enough));
      // From outside it is unknown which of the two works on the job: both are killed, and the first to come back
      // continues.
      await Promise.all(instances.map(({ process }) => process.kill()));
      killed.kills += 1;
      for (const { client } of instances) client.close();
      instances.splice(0, instances.length, ...(await Promise.all(instances.map(start))));
    }

    const job = await reach(isOver);
    assert.deepEqual(
      [job.state, job.progress],
      ['succeeded', { total: items, done: items, succeeded: items, failed: 0 }],
    );
    const reported = await itemsOfJob(anyClient(), id);
    assert.deepEqual(
      reported.map((item) => [item.id, item.status, item.revision]),
      ids.map((entry) => [entry, 'succeeded', 2]),
    );
    for (const entry of ids) {
      const { body } = await anyClient().get<EntryBody>(`/api/v1/recipes/${entry}`);
      assert.deepEqual([body.organization.revision, body.organization.tags], [2, [tag]]);
    }
    return killed;
  } finally {
    await Promise.all(instances.map(({ process }) => process.kill()));
    for (const { client } of instances) client.close();
    await database.drop();
  }
};
