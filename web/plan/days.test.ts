import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addDays, getFirstWeekday, isDay, toLocalDay, getWeek } from './days.ts';

test('adds days across months, years and clock changes', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01');
  assert.equal(addDays('2028-03-01', -1), '2028-02-29');
  assert.equal(addDays('2026-03-28', 2), '2026-03-30');
});

test('starts the week on the first weekday of the region', () => {
  assert.deepEqual([getFirstWeekday('de-DE'), getFirstWeekday('en-GB'), getFirstWeekday('en-US')], [1, 1, 7]);
  assert.deepEqual([getWeek('2026-11-16', 1)[0], getWeek('2026-11-16', 1)[6]], ['2026-11-16', '2026-11-22']);
  assert.equal(getWeek('2026-11-22', 1)[0], '2026-11-16');
  assert.equal(getWeek('2026-11-22', 7)[0], '2026-11-22');
  assert.equal(getWeek('2026-11-21', 7)[0], '2026-11-15');
});

test('uses the local day of the device and rejects days that do not exist', () => {
  assert.equal(toLocalDay(new Date(2026, 0, 5, 23, 59)), '2026-01-05');
  assert.deepEqual(['2026-02-28', '2026-02-31', 'soon'].map(isDay), [true, false, false]);
});
