import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { Type } from 'typebox';

import { assertGrowsLinearly } from '../../../test/support/growth.ts';
import { Problem } from '../problem/problem.ts';
import { createValidator } from './validation.ts';

const Body = Type.Object({
  lines: Type.Array(Type.String(), { maxItems: 500 }),
  language: Type.Optional(Type.String()),
});

const faultsOf = (body: unknown): readonly string[] => {
  try {
    createValidator('body', Body)(body);
    return [];
  } catch (error) {
    assert.ok(error instanceof Problem);
    return error.faults.map(({ location }) => location);
  }
};

const wrongBodyOf = (size: number) => ({ lines: Array.from({ length: size }, () => 1) });

suite('validating a body', () => {
  test('reports all violations of a small body, at most fifty', () => {
    assert.deepEqual(faultsOf({ lines: ['a'] }), []);
    assert.deepEqual(faultsOf({ lines: [1, 'a', 2], language: 3 }), [
      'body.lines[0]',
      'body.lines[2]',
      'body.language',
    ]);
    assert.equal(faultsOf({ lines: Array.from({ length: 400 }, () => 1) }).length, 50);
  });

  test('reports the first violation of a large body, in linear time', async () => {
    assert.deepEqual(faultsOf(wrongBodyOf(1_000_000)), ['body.lines']);
    await assertGrowsLinearly('faults', 1_000_000, wrongBodyOf, faultsOf);
  });
});
