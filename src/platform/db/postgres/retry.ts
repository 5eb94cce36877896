import type { DatabaseUnavailable } from '../errors.ts';

export interface RetryPolicy {
  readonly errorClass: new (cause: unknown) => DatabaseUnavailable;
  /** Maximum number of attempts, including the first. */
  readonly maxAttempts: number;
  /** An attempt that took longer is not retried: it failed in the middle of its work, and its work may be the cause. */
  readonly maxAttemptMs?: number;
}

/** Retries immediately after this kind of error; any other error is thrown. */
export const retry = async <T>(
  { errorClass, maxAttempts, maxAttemptMs = Infinity }: RetryPolicy,
  attempt: () => Promise<T>,
): Promise<T> => {
  for (let left = maxAttempts - 1; ; left -= 1) {
    const began = performance.now();
    try {
      return await attempt();
    } catch (error) {
      const isLate = performance.now() - began > maxAttemptMs;
      if (!(error instanceof errorClass) || left === 0 || isLate) throw error;
    }
  }
};
