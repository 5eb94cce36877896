import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { systemClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { DatabaseUnavailable, LockTimeout } from '../../platform/db/errors.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { createLog } from '../../platform/log/log.ts';
import { trashMany } from './actions/move-recipes.ts';
import { runBulk } from './run-bulk.ts';

/** A database whose transactions fail in the given order and otherwise succeed. */
const failing = (...turns: readonly (Error | undefined)[]): Database => {
  let turn = 0;
  const transaction = async (): Promise<unknown> => {
    const error = turns[turn];
    turn += 1;
    if (error !== undefined) throw error;
    return { status: 'succeeded' };
  };
  return { transaction } as unknown as Database;
};

const statuses = async (...turns: readonly (Error | undefined)[]): Promise<readonly string[]> => {
  const items = turns.map((_, index) => ({ id: String(index), revision: 1 }));
  const call = { scope: { clock: systemClock } as LibraryScope, log: createLog('silent') };
  return (await runBulk(failing(...turns), call, trashMany, { items })).map(({ status }) => status);
};

suite('synchronous bulk change', () => {
  test('reports one item as outcome-unknown and skips the rest if the database becomes unavailable', async () => {
    const away = new DatabaseUnavailable('away');
    assert.deepEqual(await statuses(undefined, away, undefined, away, undefined), [
      'succeeded',
      'outcome-unknown',
      'skipped',
      'skipped',
      'skipped',
    ]);
  });

  test('skips an item after a lock timeout and continues with the next', async () => {
    assert.deepEqual(await statuses(new LockTimeout('held'), undefined), ['skipped', 'succeeded']);
  });

  test('reports an unexpected error as outcome-unknown, together with the results of earlier items', async () => {
    assert.deepEqual(await statuses(undefined, new Error('nobody foresaw this')), ['succeeded', 'outcome-unknown']);
  });
});
