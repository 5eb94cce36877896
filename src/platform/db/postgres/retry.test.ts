import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { DatabaseUnavailable, DeadlockError } from '../errors.ts';
import { retry } from './retry.ts';

const failing = (times: number, error: Error = new DeadlockError('deadlock detected')) => {
  let attempts = 0;
  return async (): Promise<number> => {
    attempts += 1;
    if (attempts <= times) throw error;
    return attempts;
  };
};

suite('retry', () => {
  const policy = { errorClass: DeadlockError, maxAttempts: 4 };

  test('throws other errors, and the last one', async () => {
    await assert.rejects(retry(policy, failing(1, new DatabaseUnavailable('gone'))), { name: 'DatabaseUnavailable' });
    await assert.rejects(retry(policy, failing(4)), { name: 'DeadlockError' });
    assert.equal(await retry(policy, failing(3)), 4);
  });

  test('does not retry an attempt that took too long', async () => {
    await assert.rejects(retry({ ...policy, maxAttemptMs: -1 }, failing(1)), { name: 'DeadlockError' });
  });

  test('waits for a random time, up to twice as long before each retry', async () => {
    const longest = [0, 0, 0];
    for (let run = 0; run < 200; run += 1) {
      const waits: number[] = [];
      await retry({ ...policy, backoffMs: 10 }, failing(3), async (ms) => waits.push(ms));
      for (const [index, ms] of waits.entries()) longest[index] = Math.max(longest[index] ?? 0, ms);
      assert.equal(new Set(waits).size, 3);
    }
    for (const [index, max] of [10, 20, 40].entries()) {
      const ms = longest[index] ?? 0;
      assert.ok(ms <= max && ms > max / 2, `${ms} ms before retry ${index + 1}`);
    }
  });

  test('retries immediately without a backoff', async () => {
    assert.equal(await retry(policy, failing(3), () => assert.fail('waited')), 4);
  });
});
