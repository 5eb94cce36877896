export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A twelfth of the mean Gregorian year; no multiple of it is one of a day, so that months stay months. */
export const MONTH = 2_629_746;

/**
 * So many of a unit, in whole seconds: a third of a minute is 20 seconds, a seventh is nothing that anybody measures.
 */
export const secondsOf = (amount: number, unit: number): number => Math.round(amount * unit);

/** An ISO 8601 duration: whole days as days, months as months, the rest in hours, minutes and seconds. */
export const isoDuration = (seconds: number): string => {
  if (seconds > 0 && seconds % MONTH === 0) return `P${seconds / MONTH}M`;
  if (seconds > 0 && seconds % DAY === 0) return `P${seconds / DAY}D`;
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = seconds % MINUTE;
  const parts = [hours > 0 ? `${hours}H` : '', minutes > 0 ? `${minutes}M` : '', rest > 0 ? `${rest}S` : ''].join('');
  return parts === '' ? 'PT0S' : `PT${parts}`;
};
