import { setTimeout as sleep } from 'node:timers/promises';

import { unavailable } from '../problem/problem.ts';

/** Thrown inside a transaction to roll it back, because the data it was prepared from has changed since. */
export class StaleDataError extends Error {
  override readonly name = 'StalePreparation';
}

/** After this many conflicts in a row the client should back off. */
const MAX_ATTEMPTS = 5;

/** The longest wait per earlier attempt. It is random, so that those who collided do not collide again. */
const BACKOFF_MS = 10;

/**
 * Prepares and performs a change, and retries if another change came first. This keeps long computations out of the
 * transaction even if they depend on what the database holds.
 */
export const retryIfStale = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StaleDataError)) throw error;
      if (attempts === MAX_ATTEMPTS) {
        throw unavailable('It is being changed by many others at the same time.', { cause: error });
      }
      await sleep(Math.random() * BACKOFF_MS * attempts);
    }
  }
};
