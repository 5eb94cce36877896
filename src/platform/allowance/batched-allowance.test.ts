import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { Problem } from '../problem/problem.ts';
import { BatchedAllowance } from './batched-allowance.ts';

const windowSeconds = 60;

/** Returns how many of the concurrent uses are allowed. Checks that all others get a valid retry-after. */
const spendAtOnce = async (allowance: BatchedAllowance, name: string, uses: number): Promise<number> => {
  const spent = await Promise.allSettled(Array.from({ length: uses }, () => allowance.spend(name)));
  for (const result of spent) {
    if (result.status === 'fulfilled') continue;
    assert.ok(result.reason instanceof Problem);
    assert.equal(result.reason.code, 'rate-limited');
    assert.match(String(result.reason.headers['retry-after']), /^([1-9]|[1-5]\d|60)$/);
  }
  return spent.filter(({ status }) => status === 'fulfilled').length;
};

onEveryEngine('batched allowance', (engine) => {
  const service = serviceForSuite(engine);

  test('allows up to its limit until the window is over', async () => {
    const clock = new ManualClock();
    const allowance = new BatchedAllowance(service.database, clock, { max: 130, windowSeconds });
    assert.equal(await spendAtOnce(allowance, 'one', 100), 100);
    assert.equal(await spendAtOnce(allowance, 'one', 100), 30);
    assert.equal(await spendAtOnce(allowance, 'another', 50), 50);
    clock.advance({ seconds: windowSeconds });
    assert.equal(await spendAtOnce(allowance, 'one', 200), 130);
  });

  test('writes to the database once per block, not per use', async () => {
    const allowance = new BatchedAllowance(service.database, new ManualClock(), { max: 600, windowSeconds });
    for (let count = 0; count < 40; count += 1) await allowance.spend('blocks');
    const [row] = await service.rows("select used from allowance where name = 'blocks'");
    assert.equal(Number(row?.['used']), 60);
  });

  test('lets a refunded use be spent again', async () => {
    const allowance = new BatchedAllowance(service.database, new ManualClock(), { max: 50, windowSeconds });
    assert.equal(await spendAtOnce(allowance, 'back', 60), 50);
    allowance.refund('back');
    assert.equal(await spendAtOnce(allowance, 'back', 2), 1);
  });

  test('applies across instances', async () => {
    const secondInstance = service.beside();
    await secondInstance.start();
    const clock = new ManualClock();
    const [here, there] = [service, secondInstance].map(
      ({ database }) => new BatchedAllowance(database, clock, { max: 100, windowSeconds }),
    );
    assert.ok(here && there);
    const spent = await Promise.all([spendAtOnce(here, 'shared', 100), spendAtOnce(there, 'shared', 100)]);
    assert.equal(
      spent.reduce((sum, one) => sum + one),
      100,
    );
    await secondInstance.stop();
  });
});
