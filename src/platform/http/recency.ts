import type { Clock, Instant } from '../clock/clock.ts';
import { Problem } from '../problem/problem.ts';

const RECENT_MS = 5 * 60_000;

/** Refuses a session whose user has not proved within five minutes who they are. */
export const requireRecent = (clock: Clock, confirmedAt: Instant): void => {
  if (clock.now().getTime() - Date.parse(confirmedAt) <= RECENT_MS) return;
  throw new Problem('recent-authentication-required', { params: { within_seconds: RECENT_MS / 1000 } });
};
