import type { Instant } from './clock.ts';

const RFC_3339 =
  /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Converts an RFC 3339 timestamp to the form we store; undefined if it is invalid, such as February 30. */
export const parseInstant = (text: string): Instant | undefined => {
  const day = RFC_3339.exec(text)?.[1];
  // `Date` turns February 30 into March 2, so the day must match the input.
  if (day === undefined || !new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)) return undefined;
  const instant = new Date(text.toUpperCase()).toJSON();
  return instant !== null && /^\d{4}-/.test(instant) ? instant : undefined;
};
