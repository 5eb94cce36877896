import type { DatabaseUnavailable } from '../errors.ts';

/** Repeats at once what failed in this one way, so many times in all; what fails in another way is thrown. */
export const againAfter = async <T>(
  failure: new (cause: unknown) => DatabaseUnavailable,
  most: number,
  attempt: () => Promise<T>,
): Promise<T> => {
  for (let left = most - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof failure) || left === 0) throw error;
    }
  }
};
