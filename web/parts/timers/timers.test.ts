import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { formatClock, parseTimers, extendTimer, markEnded, secondsLeft, startTimer, stopTimer } from './timers.ts';
import type { Timer } from './timers.ts';

const timer = (id: string, endsAt: number): Timer => ({
  id,
  recipeId: 'r',
  recipe: 'Soup',
  step: 1,
  seconds: 60,
  endsAt,
  isUp: false,
});

suite('timers', () => {
  test('run side by side, one per place', () => {
    const both = startTimer(startTimer([], timer('a', 1000)), timer('b', 2000));
    assert.equal(both.length, 2);
    assert.equal(startTimer(both, timer('a', 9000)), both);
    assert.deepEqual(
      stopTimer(both, 'a').map(({ id }) => id),
      ['b'],
    );
  });

  test('end once and can start over', () => {
    const up = markEnded([timer('a', 1000), timer('b', 2000)], 1500);
    assert.deepEqual(
      up.map(({ isUp }) => isUp),
      [true, false],
    );
    assert.equal(markEnded(up, 1600), up);
    assert.equal(startTimer(up, timer('a', 5000)).find(({ id }) => id === 'a')?.isUp, false);
  });

  test('can be extended, even after the end', () => {
    assert.equal(extendTimer([timer('a', 5000)], 'a', 60, 1000)[0]?.endsAt, 65_000);
    assert.deepEqual(extendTimer(markEnded([timer('a', 5000)], 9000), 'a', 60, 9000), [timer('a', 69_000)]);
  });

  test('show the remaining time as a clock, rounded up to seconds', () => {
    assert.deepEqual([0, 65, 3605].map(formatClock), ['0:00', '1:05', '1:00:05']);
    assert.equal(secondsLeft(timer('a', 1500), 0), 2);
    assert.equal(secondsLeft(timer('a', 1500), 9000), 0);
  });

  test('are read from storage, ignoring unreadable ones', () => {
    assert.deepEqual([undefined, '{', '{}', '[1, {"id": 2}]'].map(parseTimers), [[], [], [], []]);
    assert.deepEqual(parseTimers(JSON.stringify([timer('a', 1)])), [timer('a', 1)]);
  });
});
