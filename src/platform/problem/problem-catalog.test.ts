import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';

import { problemCatalog, problemCodes } from './problem-catalog.ts';

const root = path.join(import.meta.dirname, '../../..');

suite('the catalog of problems', () => {
  test('every code is provoked by a test', () => {
    const tests = globSync('{src,test}/**/*.test.ts', { cwd: root })
      .filter((file) => !file.endsWith('problem-catalog.test.ts'))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    const untested = problemCodes.filter((code) => !tests.includes(`'${code}'`) && !tests.includes(`"${code}"`));
    assert.deepEqual(untested, []);
  });

  test('every code has a status of an error, a title of one line and a paragraph that tells what to do', () => {
    for (const code of problemCodes) {
      const { status, title, about } = problemCatalog[code];
      assert.match(code, /^[a-z]+(-[a-z]+)*$/);
      assert.ok(status >= 400 && status < 600, code);
      assert.match(title, /^[A-Z][^.\n]{5,60}$/, code);
      assert.match(about, /^[A-Z][^\n]{20,}\.$/, code);
    }
  });
});
