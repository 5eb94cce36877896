import type { Clock, Instant } from '../../../platform/clock/clock.ts';

const DAY = 24 * 3_600_000;

/** A session ends after this long without use. */
export const IDLE_MS = 30 * DAY;
/** Maximum lifetime of a session. */
export const LONGEST_MS = 90 * DAY;

export const isOver = (
  clock: Clock,
  session: { readonly created_at: Instant; readonly last_seen_at: Instant },
): boolean => {
  const now = clock.now().getTime();
  return now - Date.parse(session.last_seen_at) > IDLE_MS || now - Date.parse(session.created_at) > LONGEST_MS;
};
