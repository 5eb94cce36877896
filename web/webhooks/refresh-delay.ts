import type { DeliveryBody } from '../../src/domains/webhooks/index.ts';

/** How soon to refetch while something is in progress. */
const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;

/**
 * Milliseconds until deliveries are worth refetching; false if nothing will change on its own. A delivery held for a
 * webhook that is off has no next attempt.
 */
export const getRefreshDelay = (
  deliveries: readonly Pick<DeliveryBody, 'state' | 'next_attempt_at'>[],
  now: number,
): number | false => {
  const waits = deliveries.flatMap(({ state, next_attempt_at: next }) => {
    if (state === 'delivering') return [MIN_DELAY_MS];
    return next === undefined ? [] : [Math.max(MIN_DELAY_MS, Date.parse(next) - now + MIN_DELAY_MS)];
  });
  return waits.length > 0 && Math.min(MAX_DELAY_MS, ...waits);
};
