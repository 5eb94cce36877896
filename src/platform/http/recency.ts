import type { Clock, Instant } from '../clock/clock.ts';
import { Problem } from '../problem/problem.ts';

const RECENT_MS = 5 * 60_000;

/** Whether a session's user has proved within five minutes who they are. */
export const isRecent = (clock: Clock, confirmedAt: Instant): boolean =>
  clock.now().getTime() - Date.parse(confirmedAt) <= RECENT_MS;

/** Refuses a session that is not recent, and says how to make it so; one of a recovery code can only be opened anew. */
export const requireRecent = (
  clock: Clock,
  { confirmedAt, isRecovery }: { readonly confirmedAt: Instant; readonly isRecovery: boolean },
): void => {
  if (isRecent(clock, confirmedAt)) return;
  throw new Problem('recent-authentication-required', {
    params: { within_seconds: RECENT_MS / 1000 },
    ...(isRecovery && { detail: 'The recovery code was used more than five minutes ago. Sign in with another one.' }),
  });
};
