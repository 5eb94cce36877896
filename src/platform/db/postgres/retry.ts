import { setTimeout as sleep } from 'node:timers/promises';

import type { DatabaseUnavailable } from '../errors.ts';

export interface RetryPolicy {
  readonly errorClass: new (cause: unknown) => DatabaseUnavailable;
  /** Maximum number of attempts, including the first. */
  readonly maxAttempts: number;
  /** An attempt that took longer is not retried: it failed in the middle of its work, and its work may be the cause. */
  readonly maxAttemptMs?: number;
  /**
   * The longest wait before the first retry; it doubles with each further one. The actual wait is random, so that two
   * transactions that collided do not collide again. Without it, retries are immediate.
   */
  readonly backoffMs?: number;
}

/** Retries after this kind of error; any other error is thrown. */
export const retry = async <T>(
  { errorClass, maxAttempts, maxAttemptMs = Infinity, backoffMs = 0 }: RetryPolicy,
  attempt: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> => {
  for (let attempts = 1; ; attempts += 1) {
    const began = performance.now();
    try {
      return await attempt();
    } catch (error) {
      const isLate = performance.now() - began > maxAttemptMs;
      if (!(error instanceof errorClass) || attempts === maxAttempts || isLate) throw error;
      if (backoffMs > 0) await wait(Math.random() * backoffMs * 2 ** (attempts - 1));
    }
  }
};
