import { getCurrentUnixSeconds } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../problem/problem.ts';
import { countUses } from './allowance.store.ts';

export interface Allowance {
  /** What is counted, and for whom: `writes:<user>`. */
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** The state of an allowance after one more use. */
export interface AllowanceUse {
  readonly used: number;
  /** Set if the use exceeds the allowance. */
  readonly problem: Problem | undefined;
}

/**
 * Counts a use, in a window that begins with the first one. The count is in the database, so it survives restarts and
 * applies across instances. It is raised before the work, so that concurrent requests cannot exceed the limit.
 */
export const trySpendAllowance = async (
  database: Database,
  clock: Clock,
  { name, max, windowSeconds }: Allowance,
): Promise<AllowanceUse> => {
  const now = getCurrentUnixSeconds(clock);
  const use = { name, uses: 1, window_start: now, over_before: now - windowSeconds + 1 };
  const { used, window_start } = await database.transaction((tx) => countUses(tx, use));
  if (used <= max) return { used, problem: undefined };
  return { used, problem: rateLimited({ name, max, windowSeconds }, window_start + windowSeconds - now) };
};

/** A 429 with the limit and the time until the next window. */
export const rateLimited = ({ name, max, windowSeconds }: Allowance, retryAfterSeconds: number): Problem =>
  new Problem('rate-limited', {
    limit: name.split(':', 1)[0] ?? name,
    params: { limit: max, window_seconds: windowSeconds },
    headers: { 'retry-after': String(retryAfterSeconds) },
  });

/** Counts a use, and throws if it exceeds the allowance. */
export const spendAllowance = async (database: Database, clock: Clock, allowance: Allowance): Promise<void> => {
  const { problem } = await trySpendAllowance(database, clock, allowance);
  if (problem !== undefined) throw problem;
};
