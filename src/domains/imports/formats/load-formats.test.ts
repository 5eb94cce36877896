import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';

import { loadFormats } from './load-formats.ts';

suite('loading formats', () => {
  test('loads the format of every folder', async () => {
    const folders = globSync('*/format.ts', { cwd: import.meta.dirname }).map((file) => path.dirname(file));
    assert.deepEqual((await loadFormats()).map(({ id }) => id).sort(), folders.sort());
  });
});
