import type { Clock, Instant } from '../../clock/clock.ts';
import { Problem } from '../../problem/problem.ts';

const RECENT_MS = 5 * 60_000;

/** Recent authentication means a session created within five minutes. */
const isRecentAuthentication = (clock: Clock, createdAt: Instant): boolean =>
  clock.now().getTime() - Date.parse(createdAt) <= RECENT_MS;

/**
 * Rejects a session that is not recent and says how to renew it. A recovery session cannot be renewed: it takes another
 * recovery code.
 */
export const assertRecentAuthentication = (
  clock: Clock,
  { createdAt, isRecovery }: { readonly createdAt: Instant; readonly isRecovery: boolean },
): void => {
  if (isRecentAuthentication(clock, createdAt)) return;
  throw new Problem('recent-authentication-required', {
    params: { within_seconds: RECENT_MS / 1000 },
    ...(isRecovery && { detail: 'The recovery code was used more than five minutes ago. Sign in with another one.' }),
  });
};
