import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { runOnce } from './create.ts';
import { ProblemError, UnreachableError } from './problem.ts';

const problem = (status: number, code: string): ProblemError =>
  new ProblemError({ type: 'about:blank', status, code, title: code, detail: code });

/** Runs the same task twice, the first time with a failure, and returns both keys. */
const keysOf = async (asked: unknown, failure: Error): Promise<readonly [string, string]> => {
  const seen: string[] = [];
  const work = async (key: string): Promise<void> => {
    seen.push(key);
    if (seen.length === 1) throw failure;
  };
  await assert.rejects(runOnce(asked, work), failure);
  await runOnce(asked, work);
  const [first = '', second = ''] = seen;
  return [first, second];
};

suite('creating once', () => {
  for (const failure of [
    new UnreachableError('no answer'),
    problem(503, 'unavailable'),
    problem(409, 'idempotency-in-progress'),
  ]) {
    test(`the key stays while nobody knows what became of it: ${failure.message}`, async () => {
      const [first, second] = await keysOf({ name: failure.message }, failure);
      assert.equal(second, first);
    });
  }

  for (const failure of [problem(409, 'tag-name-taken'), problem(404, 'created-resource-missing')]) {
    test(`what was refused is asked for anew: ${failure.message}`, async () => {
      const [first, second] = await keysOf({ name: failure.message }, failure);
      assert.notEqual(second, first);
    });
  }

  test('what was done can be asked for once more, and other words are another thing', async () => {
    const seen: string[] = [];
    const work = async (key: string): Promise<number> => seen.push(key);
    await runOnce(['tag', 'Soup'], work);
    await runOnce(['tag', 'Soup'], work);
    await runOnce(['tag', 'Stew'], work);
    assert.equal(new Set(seen).size, 3);
  });

  test('pressed twice while it is on its way it is the same', async () => {
    const seen: string[] = [];
    const work = async (key: string): Promise<number> => seen.push(key);
    await Promise.all([runOnce(['tag', 'Soup'], work), runOnce(['tag', 'Soup'], work)]);
    assert.equal(new Set(seen).size, 1);
  });
});
