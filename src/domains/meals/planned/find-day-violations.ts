import { isCalendarDay } from '../../../platform/clock/calendar-day.ts';
import type { Violation } from '../../../platform/problem/problem.ts';

/** A well-formed date that does not exist in the calendar. */
export const findDayViolations = (location: string, day: string | undefined): readonly Violation[] =>
  day === undefined || isCalendarDay(day)
    ? []
    : [{ location, code: 'date', message: 'must be an existing date', value: day }];
