// The limits of reading count progress, not time: a slow machine takes longer, but reads everything.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import { onEveryEngine } from '../support/engines.ts';
import { previewOf, sendFiles } from '../support/imports.ts';
import { endedJob } from '../support/jobs.ts';
import { WatchedService } from '../support/responsiveness.ts';
import { throttleProcess } from '../support/throttle-process.ts';
import { assertImported, assertPreviewed, createSavedPages } from './saved-pages.ts';

const PAGES = 100;
const CORE_FRACTION = 0.25;

/** What applies unless an operator says otherwise, instead of the patience of other tests. */
const DEFAULTS = { TUREEN_JOB_LEASE_SECONDS: '30', TUREEN_LIMIT_EVENT_LOOP_DELAY_MS: '1000' };

const elapsedSeconds = async (work: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return Math.round((performance.now() - startedAt) / 1000);
};

onEveryEngine('100 saved pages of 440 KB in a ZIP, on a quarter of one core', (engine) => {
  test('are all imported, with the default limits', async (t) => {
    const database = await engine.createDatabase();
    try {
      await using service = await WatchedService.start({ ...database.settings, ...DEFAULTS });
      await using throttle = await throttleProcess(service.pid, CORE_FRACTION);
      if (throttle === undefined) {
        t.skip('Throttling a process takes Linux, control groups and the right to create one.');
        return;
      }
      const { client } = service;
      const { pages, zip } = await createSavedPages(PAGES);
      const preview = await elapsedSeconds(async () =>
        assertPreviewed(await previewOf(client, { 'pages.zip': zip }), pages),
      );
      const job = await elapsedSeconds(async () => {
        const sent = await sendFiles<JobBody>(client, { 'pages.zip': zip }, '/api/v1/jobs/import-previews', {
          policy: 'allow-warnings',
        });
        assert.equal(sent.status, 202, sent.text);
        const { state } = await endedJob(client, sent.body.id);
        assert.equal(state, 'succeeded');
        await assertImported(client, sent.body.id, pages);
      });
      t.diagnostic(`preview ${preview} s, job ${job} s`);
    } finally {
      await database.drop();
    }
  });
});
