import type { DatabaseUnavailable } from '../errors.ts';

export interface Repeating {
  readonly after: new (cause: unknown) => DatabaseUnavailable;
  /** In all. */
  readonly most: number;
  /** What took longer is not repeated: it failed in the midst of its work, and perhaps by it. */
  readonly withinMs?: number;
}

/** Repeats at once what failed in this one way; what fails in another way is thrown. */
export const again = async <T>(
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
