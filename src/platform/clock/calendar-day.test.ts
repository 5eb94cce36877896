import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { toCalendarDay, addDays, isCalendarDay } from './calendar-day.ts';

suite('calendar day', () => {
  for (const text of ['', 'today', '2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1']) {
    test(`rejects ${JSON.stringify(text)}`, () => {
      assert.equal(isCalendarDay(text), false);
    });
  }

  test('accepts days that exist', () => {
    for (const text of ['2028-02-29', '1970-01-01', '0001-01-01', '9999-12-31']) assert.ok(isCalendarDay(text), text);
  });

  test('uses UTC', () => {
    assert.equal(toCalendarDay(Date.parse('2026-03-14T23:30:00-02:00')), '2026-03-15');
  });

  test('returns the same day after adding and subtracting the same number of days', () => {
    const years = { min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(years), fc.integer({ min: 0, max: 5000 }), (date, days) => {
        const day = toCalendarDay(date.getTime());
        const later = addDays(day, days);
        assert.ok(isCalendarDay(later) && (days === 0 ? later === day : later > day));
        assert.equal(addDays(later, -days), day);
      }),
    );
    assert.equal(addDays('2026-12-31', 1), '2027-01-01');
  });
});
