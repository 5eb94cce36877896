import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../problem/problem.ts';
import { takeOne } from './allowance.store.ts';

export interface Allowance {
  /** Whose use is counted, of what: `writes:<user>`. */
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** Refuses what exceeds an allowance. Counted in the database, so it holds over all instances. */
export const spend = async (
  database: Database,
  clock: Clock,
  { name, most, windowSeconds }: Allowance,
): Promise<void> => {
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const windowStart = seconds - (seconds % windowSeconds);
  const used = await database.transaction((tx) => takeOne(tx, name, windowStart));
  if (used <= most) return;
  throw new Problem('rate-limited', {
    params: { limit: most, window_seconds: windowSeconds },
    headers: { 'retry-after': String(windowStart + windowSeconds - seconds) },
  });
};
