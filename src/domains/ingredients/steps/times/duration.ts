export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/**
 * A twelfth of the mean Gregorian year. Up to 1,599 months are never whole days, so a duration in months stays in
 * months.
 */
export const MONTH = 2_629_746;

/** Converts an amount of a unit to whole seconds. */
export const toSeconds = (amount: number, unit: number): number => Math.round(amount * unit);

/** Formats an ISO 8601 duration: whole months as months, whole days as days, others in hours, minutes and seconds. */
export const formatIsoDuration = (seconds: number): string => {
  if (seconds > 0 && seconds % MONTH === 0) return `P${seconds / MONTH}M`;
  if (seconds > 0 && seconds % DAY === 0) return `P${seconds / DAY}D`;
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = seconds % MINUTE;
  const parts = [hours > 0 ? `${hours}H` : '', minutes > 0 ? `${minutes}M` : '', rest > 0 ? `${rest}S` : ''].join('');
  return parts === '' ? 'PT0S' : `PT${parts}`;
};
