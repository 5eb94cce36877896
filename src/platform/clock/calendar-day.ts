/** A day as the API and both databases write it: `2026-03-14`. It sorts as text. */
export type CalendarDay = string;

const DAY_MS = 24 * 3600 * 1000;

const startOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

/** The day on which a time falls, in UTC. */
export const dayOf = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10);

/** False for what has the form of a day and is in no calendar. Date takes 30 February for 2 March, so it has to come back. */
export const isCalendarDay = (text: string): boolean => {
  const start = startOf(text);
  return !Number.isNaN(start) && dayOf(start) === text;
};

/** So many days later, or earlier where there are fewer than none. */
export const daysAfter = (day: CalendarDay, days: number): CalendarDay => dayOf(startOf(day) + days * DAY_MS);
