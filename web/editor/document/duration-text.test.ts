import assert from 'node:assert/strict';
import { test } from 'node:test';

import { durationOf, durationText } from './duration-text.ts';

test('durations are read as people type them', () => {
  for (const [text, iso] of [
    ['1 h 20', 'PT1H20M'],
    ['1h20min', 'PT1H20M'],
    ['1:20', 'PT1H20M'],
    ['80', 'PT1H20M'],
    ['45 Min.', 'PT45M'],
    ['1,5 Stunden', 'PT1H30M'],
    ['½ h', 'PT30M'],
    ['1 Std. und 5 Minuten', 'PT1H5M'],
    ['2 days', 'PT48H'],
    ['90 s', 'PT1M30S'],
    ['PT1.5H', 'PT1.5H'],
  ] as const) {
    assert.equal(durationOf(text), iso, text);
  }
  for (const text of ['', 'overnight', '2 cups', 'h', '1:75']) assert.equal(durationOf(text), undefined, text);
});

test('durations are shown in hours and minutes, and rarer ones as they are', () => {
  for (const [iso, text] of [
    ['PT80M', '1 h 20 min'],
    ['P1DT1H', '25 h'],
    ['PT0S', '0 min'],
    ['P1W', 'P1W'],
    [undefined, ''],
  ] as const) {
    assert.equal(durationText(iso), text);
  }
});
