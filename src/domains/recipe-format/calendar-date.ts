const DAYS_IN_MONTH: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether a well-formed date such as `2024-02-29` exists. A year or a month alone always does. */
export const isCalendarDate = (date: string): boolean => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
  return day >= 1 && day <= lastDay;
};
