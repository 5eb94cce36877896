/** A day in the format of the API and both databases: `2026-03-14`. Sorts as text. */
export type CalendarDay = string;

const DAY_MS = 24 * 3600 * 1000;

const startOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** The UTC day of a time. */
export const toCalendarDay = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10);

/** False for days that do not exist. `Date` turns February 30 into March 2, so the result must match the input. */
export const isCalendarDay = (text: string): boolean => {
  const start = startOf(text);
  return !Number.isNaN(start) && toCalendarDay(start) === text;
};

/** A negative number of days goes back. */
export const addDays = (day: CalendarDay, days: number): CalendarDay => toCalendarDay(startOf(day) + days * DAY_MS);
