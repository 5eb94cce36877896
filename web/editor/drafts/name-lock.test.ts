import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';

import { acquireByBroadcast, acquireByLock } from './name-lock.ts';
import type { AcquireName } from './name-lock.ts';

const channels = [new BroadcastChannel('tabs'), new BroadcastChannel('tabs')];
after(() => channels.forEach((channel) => channel.close()));

/** Two pages for each implementation. */
const pages = (): readonly (readonly [string, readonly AcquireName[]])[] => [
  ['by a lock', [acquireByLock(navigator.locks), acquireByLock(navigator.locks)]],
  ['by asking', channels.map((channel) => acquireByBroadcast(channel))],
];

suite('name locks between pages', () => {
  for (const [means, [one, other]] of pages()) {
    test(`hold a name until it is released, ${means}`, async () => {
      assert.ok(one !== undefined && other !== undefined);
      const release = await one('a');
      assert.ok(release !== undefined);
      assert.equal(await other('a'), undefined);
      assert.equal(await one('a'), undefined);
      assert.ok((await other('b')) !== undefined);
      release();
      let again = await other('a');
      // The browser releases a lock with a delay.
      while (again === undefined) again = await other('a');
      assert.equal(await one('a'), undefined);
      again();
    });
  }

  test('never give a name to two pages that ask at once', async () => {
    const taken = await Promise.all(channels.map((channel) => acquireByBroadcast(channel)('at once')));
    assert.ok(taken.filter((release) => release !== undefined).length < 2);
  });
});
