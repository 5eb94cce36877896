import type { Clock, Instant } from '../../../platform/clock/clock.ts';

const DAY = 24 * 3_600_000;

/** A session ends after this long without use. */
export const SESSION_IDLE_TIMEOUT_MS = 30 * DAY;
/** Maximum lifetime of a session. */
export const MAX_SESSION_LIFETIME_MS = 90 * DAY;

export const isSessionExpired = (
  clock: Clock,
  session: { readonly created_at: Instant; readonly last_seen_at: Instant },
): boolean => {
  const now = clock.now().getTime();
  return (
    now - Date.parse(session.last_seen_at) > SESSION_IDLE_TIMEOUT_MS ||
    now - Date.parse(session.created_at) > MAX_SESSION_LIFETIME_MS
  );
};
