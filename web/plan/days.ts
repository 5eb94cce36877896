/** A day in API format: `2026-11-16`. */
export type Day = string;

/** Computed in UTC, where every day has 24 hours; the time is never shown. */
const toUtcDate = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

/** A day typed into a URL may be February 31. */
export const isDay = (text: string): boolean => {
  const date = toUtcDate(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
};

export const addDays = (day: Day, count: number): Day => {
  const date = toUtcDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return toDay(date);
};

/** Today in the time zone of the device. */
export const toLocalDay = (now: Date): Day => {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
};

/** 1 is Monday, 7 is Sunday. */
type Weekday = number;

/** Browsers are moving from the property to the function; one of them exists. */
interface LocaleWithWeekInfo {
  readonly weekInfo?: { readonly firstDay: Weekday };
  readonly getWeekInfo?: () => { readonly firstDay: Weekday };
}

/** The first day of the week in a region; Monday if the browser does not know. */
export const getFirstWeekday = (tag: string): Weekday => {
  const locale = new Intl.Locale(tag) as LocaleWithWeekInfo;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
};

/** The seven days of the week that contains the day. */
export const getWeek = (day: Day, first: Weekday): readonly Day[] => {
  const weekday = toUtcDate(day).getUTCDay() || 7;
  const start = addDays(day, -((weekday - first + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
};
