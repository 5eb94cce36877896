import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseDuration, formatDurationText } from './duration-text.ts';

test('parses durations as people type them and rejects other text', () => {
  for (const [text, iso] of [
    ['1 h 20', 'PT1H20M'],
    ['1h20min', 'PT1H20M'],
    ['1:20', 'PT1H20M'],
    ['80', 'PT1H20M'],
    ['45 Min.', 'PT45M'],
    ['1,5 Stunden', 'PT1H30M'],
    ['½ h', 'PT30M'],
    ['1½ h', 'PT1H30M'],
    ['1 ½ Stunden', 'PT1H30M'],
    ['2½h', 'PT2H30M'],
    ['1¾ Std.', 'PT1H45M'],
    ['1 ⅔ h', 'PT1H40M'],
    ['2 1/2 h', 'PT2H30M'],
    ['1/2 h', 'PT30M'],
    ['1 h 7 ½ min', 'PT1H7M30S'],
    ['1 Std. und 5 Minuten', 'PT1H5M'],
    ['2 days', 'PT48H'],
    ['90 s', 'PT1M30S'],
    ['PT1.5H', 'PT1.5H'],
    ['P1Y2M3W4DT5H6M7S', 'P1Y2M3W4DT5H6M7S'],
  ] as const) {
    assert.equal(parseDuration(text), iso, text);
  }
  for (const text of [
    '',
    'overnight',
    '2 cups',
    'h',
    '1:75',
    '1/0 h',
    '1/2/3 h',
    'P1',
    'P',
    'PT',
    'P1DT',
    'PT1',
    'PT5S1H',
    'P1H',
  ]) {
    assert.equal(parseDuration(text), undefined, text);
  }
});

test('rejects numbers without a unit unless they are clearly minutes', () => {
  for (const text of ['1 2 h', '20 1 h', '1 day 20', '1 h 20 30', '1 h 20 5 s', '1½', '1,5', '1 h ½']) {
    assert.equal(parseDuration(text), undefined, text);
  }
});

test('formats durations in hours and minutes and leaves weeks in ISO form', () => {
  for (const [iso, text] of [
    ['PT80M', '1 h 20 min'],
    ['P1DT1H', '25 h'],
    ['PT0S', '0 min'],
    ['P1W', 'P1W'],
    [undefined, ''],
  ] as const) {
    assert.equal(formatDurationText(iso), text);
  }
});
