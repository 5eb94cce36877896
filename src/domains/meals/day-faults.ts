import { isCalendarDay } from '../../platform/clock/calendar-day.ts';
import type { Fault } from '../../platform/problem/problem.ts';

/** A day that has the form of one and is in no calendar. */
export const dayFaults = (location: string, day: string | undefined): readonly Fault[] =>
  day === undefined || isCalendarDay(day)
    ? []
    : [{ location, code: 'date', message: 'must be a day of the calendar', value: day }];
