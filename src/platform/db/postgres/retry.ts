import type { DatabaseUnavailable } from '../errors.ts';

export interface Repeating {
  readonly after: new (cause: unknown) => DatabaseUnavailable;
  /** Maximum number of attempts, including the first. */
  readonly most: number;
  /** An attempt that took longer is not retried: it failed in the middle of its work, and its work may be the cause. */
  readonly withinMs?: number;
}

/** Retries immediately after this kind of error; any other error is thrown. */
export const retry = async <T>(
  { after, most, withinMs = Infinity }: Repeating,
  attempt: () => Promise<T>,
): Promise<T> => {
  for (let left = most - 1; ; left -= 1) {
    const began = performance.now();
    try {
      return await attempt();
    } catch (error) {
      const isLate = performance.now() - began > withinMs;
      if (!(error instanceof after) || left === 0 || isLate) throw error;
    }
  }
};
