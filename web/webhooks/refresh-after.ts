import type { DeliveryBody } from '../../src/domains/webhooks/index.ts';

/** While something is under way, how soon to look again. */
const SOON_MS = 1000;
const LATEST_MS = 60_000;

/**
 * After how many milliseconds deliveries are worth reading again; false where nothing will happen by itself. One that
 * is kept for a webhook that is off has no next attempt.
 */
export const refreshAfter = (
  deliveries: readonly Pick<DeliveryBody, 'state' | 'next_attempt_at'>[],
  now: number,
): number | false => {
  const waits = deliveries.flatMap(({ state, next_attempt_at: next }) => {
    if (state === 'delivering') return [SOON_MS];
    return next === undefined ? [] : [Math.max(SOON_MS, Date.parse(next) - now + SOON_MS)];
  });
  return waits.length > 0 && Math.min(LATEST_MS, ...waits);
};
