import { getCurrentUnixSeconds } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../problem/problem.ts';
import { countUses, countUsesOfTwo } from './allowance.store.ts';

export interface Allowance {
  /** What is counted, and for whom: `writes:<user>`. */
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** The state of an allowance after one more use. */
export interface AllowanceUse {
  readonly used: number;
  readonly max: number;
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
  return toAllowanceUse({ name, max, windowSeconds }, now, await countUses(database, use));
};

const toAllowanceUse = (
  allowance: Allowance,
  now: number,
  { used, window_start }: { readonly used: number; readonly window_start: number },
): AllowanceUse => ({
  used,
  max: allowance.max,
  problem: used <= allowance.max ? undefined : rateLimited(allowance, window_start + allowance.windowSeconds - now),
});

/**
 * Counts a use of two allowances with the same window, on PostgreSQL in one statement. If the first is exceeded, the
 * second is not counted, and its state is missing.
 */
export const trySpendTwoAllowances = async (
  database: Database,
  clock: Clock,
  windowSeconds: number,
  [first, second]: readonly [Omit<Allowance, 'windowSeconds'>, Omit<Allowance, 'windowSeconds'>],
): Promise<readonly [AllowanceUse, AllowanceUse?]> => {
  const now = getCurrentUnixSeconds(clock);
  const use = { name: first.name, uses: 1, window_start: now, over_before: now - windowSeconds + 1 };
  const [one, other] = await countUsesOfTwo(database, { ...use, max: first.max, second_name: second.name });
  const used = toAllowanceUse({ ...first, windowSeconds }, now, one);
  return other === undefined ? [used] : [used, toAllowanceUse({ ...second, windowSeconds }, now, other)];
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
