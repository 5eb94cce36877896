const LAST_DAYS: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether a well-formed date such as `2024-02-29` exists. A month or a year alone always does. */
export const isOnTheCalendar = (date: string): boolean => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = month === 2 && isLeap(year) ? 29 : (LAST_DAYS[month - 1] ?? 0);
  return day >= 1 && day <= last;
};
