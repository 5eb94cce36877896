import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { hostileArchives } from './hostile-archives.ts';
import { hostileTexts } from './hostile-texts.ts';
import { mutatedFiles } from './mutated-files.ts';
import { sendHostile } from './send-hostile.ts';

const MAX_MS = 2000;
const MAX_MEGABYTES = 400;

onEveryEngine('300 malicious import files', (engine) => {
  test('get a clear 413, 415 or 422 or a diagnostic within 2 s, using less than 400 MB, while others are served', async (t) => {
    const files = [...(await hostileArchives()), ...(await hostileTexts()), ...(await mutatedFiles(12))];
    assert.ok(files.length >= 300, `only ${files.length} files`);
    const { slowest, waited, megabytes, refused } = await sendHostile(engine, files);
    t.diagnostic(
      `${files.length} files, ${refused} refused; slowest ${Math.round(slowest.ms)} ms (${slowest.name}); others waited ${Math.round(waited)} ms; ${Math.round(megabytes)} MB`,
    );
    assert.ok(slowest.ms < MAX_MS, `${slowest.name} took ${slowest.ms} ms`);
    assert.ok(megabytes < MAX_MEGABYTES, `the service used ${megabytes} MB`);
    assert.ok(waited < 1000, `another client waited ${waited} ms`);
  });
});
