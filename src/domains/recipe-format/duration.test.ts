import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { formatRational } from '../units/index.ts';
import { durationToSeconds } from './duration.ts';

suite('ISO 8601 durations', () => {
  test('convert to exact seconds', () => {
    for (const [duration, seconds] of Object.entries({
      PT0S: '0',
      PT45M: '2700',
      PT1H30M: '5400',
      'PT1.5H': '5400',
      'PT0.25S': '1/4',
      P1D: '86400',
      P2W: '1209600',
      P1DT1S: '86401',
      P1M: '2629746',
      P1Y: '31556952',
    })) {
      const found = durationToSeconds(duration);
      assert.equal(found && formatRational(found), seconds, duration);
    }
    for (const text of ['', 'P', 'PT', 'T1H', '1 hour', 'PT1', 'PT1M ', 'P1S'])
      assert.equal(durationToSeconds(text), undefined, text);
  });
});
