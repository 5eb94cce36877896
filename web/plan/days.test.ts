import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addDays, getFirstWeekday, isDay, toLocalDay, getWeek } from './days.ts';

test('days are counted across months, years and changes of the clock', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01');
  assert.equal(addDays('2028-03-01', -1), '2028-02-29');
  assert.equal(addDays('2026-03-28', 2), '2026-03-30');
});

test('a week begins as the region has it', () => {
  assert.deepEqual([getFirstWeekday('de-DE'), getFirstWeekday('en-GB'), getFirstWeekday('en-US')], [1, 1, 7]);
  assert.deepEqual([getWeek('2026-11-16', 1)[0], getWeek('2026-11-16', 1)[6]], ['2026-11-16', '2026-11-22']);
  assert.equal(getWeek('2026-11-22', 1)[0], '2026-11-16');
  assert.equal(getWeek('2026-11-22', 7)[0], '2026-11-22');
  assert.equal(getWeek('2026-11-21', 7)[0], '2026-11-15');
});

test('today is the day of the device, and what is in no calendar is no day', () => {
  assert.equal(toLocalDay(new Date(2026, 0, 5, 23, 59)), '2026-01-05');
  assert.deepEqual(['2026-02-28', '2026-02-31', 'soon'].map(isDay), [true, false, false]);
});
