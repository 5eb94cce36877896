import type { Instant } from './clock.ts';

const RFC_3339 =
  /^(\d{4}-\d\d-\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** An instant as people write it (RFC 3339), in the one form that we keep; undefined for anything else, such as 30 February. */
export const parseInstant = (text: string): Instant | undefined => {
  const day = RFC_3339.exec(text)?.[1];
  // Date takes 30 February for 2 March, so the day is asked to come back as it went in.
  if (day === undefined || !new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)) return undefined;
  const instant = new Date(text.toUpperCase()).toJSON();
  return instant !== null && /^\d{4}-/.test(instant) ? instant : undefined;
};
