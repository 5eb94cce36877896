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

const violationsOf = (body: unknown): readonly string[] => {
  try {
    createValidator('body', Body)(body);
    return [];
  } catch (error) {
    assert.ok(error instanceof Problem);
    return error.violations.map(({ location }) => location);
  }
};

const invalidBodyOf = (size: number) => ({ lines: Array.from({ length: size }, () => 1) });

suite('body validation', () => {
  test('reports all violations in a small body, up to fifty', () => {
    assert.deepEqual(violationsOf({ lines: ['a'] }), []);
    assert.deepEqual(violationsOf({ lines: [1, 'a', 2], language: 3 }), [
      'body.lines[0]',
      'body.lines[2]',
      'body.language',
    ]);
    assert.equal(violationsOf({ lines: Array.from({ length: 400 }, () => 1) }).length, 50);
  });

  test('reports the first violation in a large body, in linear time', async () => {
    assert.deepEqual(violationsOf(invalidBodyOf(1_000_000)), ['body.lines']);
    await assertGrowsLinearly('violations', 1_000_000, invalidBodyOf, violationsOf);
  });
});
