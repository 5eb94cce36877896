import { trySpendAllowance } from '../platform/allowance/allowance.ts';
import { withLongStatements } from '../platform/db/long-statements.ts';
import type { Log } from '../platform/log/log.ts';
import type { RunningContext, Sweep } from '../platform/module/module.ts';
import type { Composition } from './compose-modules.ts';

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 24 * 3600;

/** A daily sweep is due a day after it last ran on any instance, which is checked every hour. */
const INTERVALS_MS = { day: HOUR_MS, hour: HOUR_MS, minute: 60_000 } as const satisfies Record<Sweep['every'], number>;

export interface SweepScheduler {
  /** Runs the sweeps of an interval now, one after the other; daily ones if they are due. */
  sweep(every: Sweep['every']): Promise<void>;
  stop(): Promise<void>;
}

/** Whether a daily sweep is due. If so, it counts as run, on all instances. */
const claimDailySweep = async ({ database, clock }: RunningContext, { name }: Sweep): Promise<boolean> => {
  const allowance = { name: `sweep:${name}`, max: 1, windowSeconds: DAY_SECONDS };
  const { problem } = await trySpendAllowance(database, clock, allowance);
  return problem === undefined;
};

/**
 * Runs the modules' sweeps, the first hourly ones an hour after startup, which is busy enough. Each has its own timer,
 * so that one that hangs does not keep the others from running, and never overlaps with itself.
 */
export const startSweepScheduler = ({ modules }: Composition, running: RunningContext, log: Log): SweepScheduler => {
  const context = { ...running, database: withLongStatements(running.database) };
  const sweeps = modules.flatMap(({ sweeps: own = [] }) => own);
  const underWay = new Map<Sweep, Promise<void>>();

  const run = async (sweep: Sweep): Promise<void> => {
    try {
      if (sweep.every === 'day' && !(await claimDailySweep(context, sweep))) return;
      await sweep.run(context);
    } catch (error) {
      log.warn({ err: error, sweep: sweep.name }, 'sweep failed; it will be retried');
    } finally {
      underWay.delete(sweep);
    }
  };
  const runOnce = (sweep: Sweep): Promise<void> => {
    const known = underWay.get(sweep);
    if (known !== undefined) return known;
    const started = run(sweep);
    underWay.set(sweep, started);
    return started;
  };

  const timers = sweeps.map((sweep) => setInterval(() => void runOnce(sweep), INTERVALS_MS[sweep.every]).unref());
  return {
    sweep: async (every) => {
      for (const sweep of sweeps) if (sweep.every === every) await runOnce(sweep);
    },
    stop: async () => {
      timers.forEach(clearInterval);
      await Promise.all(underWay.values());
    },
  };
};
