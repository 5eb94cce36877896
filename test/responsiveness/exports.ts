import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import type { TestClient } from '../support/client.ts';
import type { Engine } from '../support/engines.ts';
import { readJob } from '../support/jobs.ts';
import { newEntry } from '../support/recipes.ts';
import { WatchedService } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';

/**
 * Every kind of long text, all of which a format has to escape. Little of it is indexed, so that it is written quickly.
 */
const longRecipe = (number: number, size: number): object => ({
  title: `Story ${number}`,
  description: '"So" & <so>\n'.repeat(Math.round(30_000 * size)),
  notes: 'On\n\n'.repeat(Math.round(150_000 * size)),
  instruction_sections: Array.from({ length: 5 }, () => ({
    steps: Array.from({ length: Math.round(1000 * Math.min(1, 1.5 * size)) }, (_, step) => ({
      text: `Stir no. ${step} for 10 minutes, & wait until it's "done".`,
    })),
  })),
});

/** Waits without a timeout: sixty recipes in full size take more than a minute on a busy machine. */
const endOf = async (client: TestClient, id: string): Promise<JobBody> => {
  for (;;) {
    const job = await readJob(client, id);
    if (job.state !== 'queued' && job.state !== 'running') return job;
    await pause(100);
  }
};

/** What another client sees while many long recipes are exported in some formats; `size` 1 means 1.9 MB each. */
export const watchExports = async (
  engine: Engine,
  { count, size, formats }: { readonly count: number; readonly size: number; readonly formats: readonly string[] },
): Promise<readonly WatchedWork[]> => {
  const database = await engine.createDatabase();
  try {
    await using service = await WatchedService.start(database.settings);
    const { client } = service;
    const { id: plain } = await newEntry(client);
    for (let number = 0; number < count; number += 1) await newEntry(client, longRecipe(number, size));
    const all: WatchedWork[] = [];
    for (const format of formats) {
      const began = performance.now();
      const { result, seen } = await service.whileReading({ path: `/api/v1/recipes/${plain}` }, async () => {
        const { body } = await client.post<JobBody>('/api/v1/jobs/exports', { scope: 'library', format });
        return endOf(client, body.id);
      });
      all.push({ name: format, seen, note: `took ${Math.round(performance.now() - began)} ms` });
      assert.deepEqual([result.state, result.result?.['recipes']], ['succeeded', count + 1], format);
    }
    return all;
  } finally {
    await database.drop();
  }
};
