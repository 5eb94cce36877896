import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly, filledWith } from '../../../test/support/growth.ts';
import { findTimers } from './find-timers.ts';

/** The matched texts with their minutes. */
const found = (text: string) =>
  findTimers(text).map(({ start, end, min, max }) =>
    min === max ? [text.slice(start, end), min / 60] : [text.slice(start, end), min / 60, max / 60],
  );

suite('finding timers in a step', () => {
  for (const [text, ...wanted] of [
    ['Simmer for 20 minutes.', ['20 minutes', 20]],
    ['Simmer 20 min, then rest.', ['20 min', 20]],
    ['Bake 35–40 minutes until golden, then rest 15 minutes.', ['35–40 minutes', 35, 40], ['15 minutes', 15]],
    ['Fry for 2 to 3 mins on each side', ['2 to 3 mins', 2, 3]],
    ['Cook between 10 and 12 minutes.', ['10 and 12 minutes', 10, 12]],
    ['Braise for 1 hour 30 minutes', ['1 hour 30 minutes', 90]],
    ['Braise for 1 hour and 15 minutes', ['1 hour and 15 minutes', 75]],
    ['Leave 45 minutes to 1 hour', ['45 minutes to 1 hour', 45, 60]],
    ['Prove for 1½ hours', ['1½ hours', 90]],
    ['Prove for 1 1/2 hours', ['1 1/2 hours', 90]],
    ['Leave for half an hour or so', ['half an hour', 30]],
    ['Chill for an hour', ['an hour', 60]],
    ['Stir for thirty seconds', ['thirty seconds', 0.5]],
    ['After a 10-minute rest, bake.', ['10-minute', 10]],
    ['Give it five more minutes', ['five more minutes', 5]],
    ['Cook the 2 eggs and 4 potatoes 8-10 minutes', ['8-10 minutes', 8, 10]],
    ['Add salt and 10 minutes later the cream', ['10 minutes', 10]],
  ] as const) {
    test(text, () => assert.deepEqual(found(text), wanted));
  }

  for (const [text, ...wanted] of [
    ['20 Minuten köcheln lassen', ['20 Minuten', 20]],
    ['20 bis 25 Minuten quellen lassen', ['20 bis 25 Minuten', 20, 25]],
    ['1 Stunde 45 Minuten schmoren', ['1 Stunde 45 Minuten', 105]],
    ['1 Std. 30 Min. backen', ['1 Std. 30 Min.', 90]],
    ['Eine halbe Stunde ruhen lassen', ['Eine halbe Stunde', 30]],
    ['anderthalb Stunden gehen lassen', ['anderthalb Stunden', 90]],
    ['1,5 Stunden gehen lassen', ['1,5 Stunden', 90]],
    ['eine Viertelstunde ziehen lassen', ['eine Viertelstunde', 15]],
    ['zwischen 10 und 12 Minuten garen', ['10 und 12 Minuten', 10, 12]],
    ['ca. 5-7 Min. anbraten', ['5-7 Min.', 5, 7]],
    ['weitere 10 Minuten backen und 5 Minuten ruhen lassen', ['10 Minuten', 10], ['5 Minuten', 5]],
    ['zwei bis drei Stunden kühl stellen', ['zwei bis drei Stunden', 120, 180]],
  ] as const) {
    test(text, () => assert.deepEqual(found(text), wanted));
  }

  for (const text of [
    'Heat the oven to 180 °C.',
    'Wachsweiche 20-Minuten-Eier',
    'Leave overnight, or for 48 hours.',
    'Beat 2 eggs with 100 g sugar.',
    'Add 1 h2o',
    'Mince the meat',
    '0 minutes',
  ]) {
    test(`finds none: ${text}`, () => assert.deepEqual(found(text), []));
  }

  test('takes time linear in the length of the text', async () => {
    for (const piece of ['1 ', 'half a ']) {
      await assertGrowsLinearly(piece, 100_000, filledWith(piece), (text) => findTimers(text));
    }
  });
});
