import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';

import { tureen } from '../../app/tureen.ts';
import { getProblemKind, listProblemCodes } from './problem-catalog.ts';

const root = path.join(import.meta.dirname, '../../..');

suite('problem catalog', () => {
  test('contains the problems of every module', () => {
    const declared = tureen.modules.flatMap(({ problems = {} }) => Object.keys(problems));
    const cataloged: readonly string[] = listProblemCodes();
    assert.deepEqual(
      declared.filter((code) => !cataloged.includes(code)),
      [],
    );
    assert.ok(declared.length > 100);
  });

  test('contains only codes that appear in a test', () => {
    const tests = globSync('{src,test}/**/*.test.ts', { cwd: root })
      .filter((file) => !file.endsWith('problem-catalog.test.ts'))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    const untested = listProblemCodes().filter((code) => !tests.includes(`'${code}'`) && !tests.includes(`"${code}"`));
    assert.deepEqual(untested, []);
  });

  test('gives every code an error status, a one-line title and a one-paragraph description', () => {
    for (const code of listProblemCodes()) {
      const { status, title, description } = getProblemKind(code);
      assert.match(code, /^[a-z]+(-[a-z]+)*$/);
      assert.ok(status >= 400 && status < 600, code);
      assert.match(title, /^[A-Z][^.\n]{5,60}$/, code);
      assert.match(description, /^[A-Z][^\n]{20,}\.$/, code);
    }
  });
});
