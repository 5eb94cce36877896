/** A day in API format: `2026-11-16`. */
export type Day = string;

/** Computed in UTC, where every day has 24 hours; the time is never shown. */
const asUtc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

const asDay = (date: Date): Day => date.toISOString().slice(0, 10);

/** A day typed into a URL may be February 31. */
export const isDay = (text: string): boolean => {
  const date = asUtc(text);
  return !Number.isNaN(date.getTime()) && asDay(date) === text;
};

export const addDays = (day: Day, count: number): Day => {
  const date = asUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return asDay(date);
};

/** Today in the time zone of the device. */
export const todayOf = (now: Date): Day => {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
};

/** 1 is Monday, 7 is Sunday. */
type Weekday = number;

/** Browsers are moving from the property to the function; one of them exists. */
interface WithWeek {
  readonly weekInfo?: { readonly firstDay: Weekday };
  readonly getWeekInfo?: () => { readonly firstDay: Weekday };
}

/** The first day of the week in a region; Monday if the browser does not know. */
export const firstWeekdayOf = (tag: string): Weekday => {
  const locale = new Intl.Locale(tag) as WithWeek;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
};

/** The seven days of the week that contains the day. */
export const weekOf = (day: Day, first: Weekday): readonly Day[] => {
  const weekday = asUtc(day).getUTCDay() || 7;
  const start = addDays(day, -((weekday - first + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(start, index));
};
