import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { Type } from 'typebox';

import { Problem } from '../problem/problem.ts';
import { checkOf } from './validation.ts';

const Body = Type.Object({
  lines: Type.Array(Type.String(), { maxItems: 500 }),
  language: Type.Optional(Type.String()),
});

const faultsOf = (body: unknown): readonly string[] => {
  try {
    checkOf('body', Body)(body);
    return [];
  } catch (error) {
    assert.ok(error instanceof Problem);
    return error.faults.map(({ location }) => location);
  }
};

suite('holding a body against its schema', () => {
  test('all faults of a small body are told, at most fifty of them', () => {
    assert.deepEqual(faultsOf({ lines: ['a'] }), []);
    assert.deepEqual(faultsOf({ lines: [1, 'a', 2], language: 3 }), [
      'body.lines[0]',
      'body.lines[2]',
      'body.language',
    ]);
    assert.equal(faultsOf({ lines: Array.from({ length: 400 }, () => 1) }).length, 50);
  });

  test('of a large body the first fault is told, in no more time than a good one takes', () => {
    const wrong = { lines: Array.from({ length: 1_000_000 }, () => 1) };
    const check = checkOf('body', Body);
    assert.throws(() => check(wrong), Problem);
    const begin = process.threadCpuUsage();
    assert.deepEqual(faultsOf(wrong), ['body.lines']);
    const milliseconds = process.threadCpuUsage(begin).user / 1000;
    assert.ok(milliseconds < 300, `${milliseconds} ms`);
  });
});
