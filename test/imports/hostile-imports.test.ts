import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { brokenArchives } from './hostile-archives.ts';
import { oddEncodings } from './hostile-texts.ts';
import { mutatedFiles } from './mutated-files.ts';
import { sendHostile } from './send-hostile.ts';

onEveryEngine('broken import files', (engine) => {
  test('get a clear 413, 415 or 422 or a diagnostic while others are served', async (t) => {
    // Processing a file hardly depends on the database.
    const each = engine.name === 'sqlite' ? 4 : 1;
    const files = [...(await brokenArchives()), ...oddEncodings(), ...(await mutatedFiles(each))];
    const { slowest, waited, refused } = await sendHostile(engine, files);
    t.diagnostic(
      `${files.length} files, ${refused} refused; slowest ${Math.round(slowest.ms)} ms (${slowest.name}); others waited ${Math.round(waited)} ms`,
    );
    assert.ok(refused > 0 && refused < files.length);
  });
});
