const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/** Delay before the next attempt, by number of failed attempts. */
const DELAYS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Adds up to a tenth, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;
const MAX_MS = 24 * HOUR;

interface Failed {
  /** Attempts so far since it was queued or resent. */
  readonly attempts: number;
  /** The receiver's Retry-After, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
}

/** Delay until the next attempt of a failed delivery; undefined after the last attempt. */
export const getRetryDelayMs = ({ attempts, retryAfterMs = 0, random }: Failed): number | undefined => {
  const delay = DELAYS_MS[attempts - 1];
  if (delay === undefined) return undefined;
  return Math.max(delay * (1 + JITTER * random()), Math.min(retryAfterMs, MAX_MS));
};

/** The Retry-After header (RFC 9110, 10.2.3): seconds, or a date. */
export const parseRetryAfterMs = (header: string | undefined, now: Date): number | undefined => {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
};
