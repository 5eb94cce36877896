import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { runOnce } from './create.ts';
import { ProblemError, UnreachableError } from './problem.ts';

const problem = (status: number, code: string): ProblemError =>
  new ProblemError({ type: 'about:blank', status, code, title: code, detail: code });

/** Runs the same task twice, the first time with a failure, and returns both keys. */
const keysOf = async (subject: unknown, failure: Error): Promise<readonly [string, string]> => {
  const seen: string[] = [];
  const work = async (key: string): Promise<void> => {
    seen.push(key);
    if (seen.length === 1) throw failure;
  };
  await assert.rejects(runOnce(subject, work), failure);
  await runOnce(subject, work);
  const [first = '', second = ''] = seen;
  return [first, second];
};

suite('idempotency keys of creations', () => {
  for (const failure of [
    new UnreachableError('no answer'),
    problem(503, 'unavailable'),
    problem(409, 'idempotency-in-progress'),
  ]) {
    test(`stay the same while the outcome is unknown: ${failure.message}`, async () => {
      const [first, second] = await keysOf({ name: failure.message }, failure);
      assert.equal(second, first);
    });
  }

  for (const failure of [problem(409, 'tag-name-taken'), problem(404, 'created-resource-missing')]) {
    test(`are replaced after a refusal: ${failure.message}`, async () => {
      const [first, second] = await keysOf({ name: failure.message }, failure);
      assert.notEqual(second, first);
    });
  }

  test('are replaced after a success and differ between subjects', async () => {
    const seen: string[] = [];
    const work = async (key: string): Promise<number> => seen.push(key);
    await runOnce(['tag', 'Soup'], work);
    await runOnce(['tag', 'Soup'], work);
    await runOnce(['tag', 'Stew'], work);
    assert.equal(new Set(seen).size, 3);
  });

  test('are shared by two calls at the same time', async () => {
    const seen: string[] = [];
    const work = async (key: string): Promise<number> => seen.push(key);
    await Promise.all([runOnce(['tag', 'Soup'], work), runOnce(['tag', 'Soup'], work)]);
    assert.equal(new Set(seen).size, 1);
  });
});
