import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import { onEveryEngine } from '../support/engines.ts';
import { previewOf, sendFiles } from '../support/imports.ts';
import { endedJob } from '../support/jobs.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { assertImported, assertPreviewed, createSavedPages } from './saved-pages.ts';

const PAGES = 4;

onEveryEngine('saved pages in a ZIP', (engine) => {
  const service = serviceForSuite(engine);

  test('become one item each, in a preview and in a job', async () => {
    const client = await service.newLibrary();
    const { pages, zip } = await createSavedPages(PAGES);
    assertPreviewed(await previewOf(client, { 'pages.zip': zip }), pages);
    const { status, body } = await sendFiles<JobBody>(client, { 'pages.zip': zip }, '/api/v1/jobs/import-previews', {
      policy: 'allow-warnings',
    });
    assert.equal(status, 202);
    const { state } = await endedJob(client, body.id);
    assert.equal(state, 'succeeded');
    await assertImported(client, body.id, pages);
  });
});
