// Shows that work grows no faster than its input. Unlike comparing a measured time with a constant, this also works on
// slow and busy machines.
import assert from 'node:assert/strict';

/** How much longer the long input is than the short one. */
const INPUT_RATIO = 8;
/**
 * Linear work takes 8 times as long, or slightly more with garbage collection; quadratic work takes 64 times as long.
 */
const MAX_TIME_RATIO = 24;
/** Smaller differences are noise, such as a single garbage collection. */
const NOISE_MS = 2;
/** A busy machine may spoil some rounds but hardly all. Short runs suffer more, and are cheap to repeat. */
const maxRounds = (longMs: number): number => (longMs > LONG_RUN_MS ? 6 : 40);
/** No machine is slow enough for a run to take longer than this. */
const HARD_STOP_MS = 60_000;

/** Shorter runs are rarely interrupted, so wall-clock time is accurate and finer than CPU time. */
const RARELY_INTERRUPTED_MS = 8;
/** CPU time is counted in steps of up to this long. */
const CPU_CLOCK_STEP_MS = 4;

/** A run that took longer than this needs no warm-up. */
const LONG_RUN_MS = 50;
const WARM_UP_RUNS = 3;
/**
 * Very short runs are repeated more often. If all runs of the short input were interrupted, quadratic work would pass:
 * that happened once on a busy machine with three runs of 0.2 ms.
 */
const VERY_SHORT_RUN_MS = 2;
const VERY_SHORT_RUNS = 20;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** What a run cost this thread, however many others competed for the CPU. */
const costOf = async (run: () => unknown): Promise<number> => {
  const [cpu, clock] = [cpuMs(), performance.now()];
  await run();
  const elapsed = performance.now() - clock;
  return elapsed < RARELY_INTERRUPTED_MS ? elapsed : Math.min(elapsed, cpuMs() - cpu + CPU_CLOCK_STEP_MS);
};

/** The best of several runs: interruptions and uncompiled code only ever make a run longer. */
const bestCostOf = async (run: () => unknown): Promise<number> => {
  let best = Infinity;
  for (let runs = 0; runs < (best < VERY_SHORT_RUN_MS ? VERY_SHORT_RUNS : WARM_UP_RUNS); runs += 1) {
    const cost = await costOf(run);
    best = Math.min(best, cost);
    if (cost > LONG_RUN_MS) break;
  }
  return best;
};

/**
 * Fails if an input eight times as long takes more than 24 times as long. `inputOf` creates an input of the given size,
 * which is not measured. `size` is the size of the long input.
 */
export const assertGrowsLinearly = async <Input>(
  label: string,
  size: number,
  inputOf: (size: number) => Input,
  work: (input: Input) => unknown,
): Promise<void> => {
  const [short, long] = [inputOf(Math.ceil(size / INPUT_RATIO)), inputOf(size)];
  let [shortMs, longMs] = [Infinity, Infinity];
  for (let round = 0; round < maxRounds(longMs); round += 1) {
    // The long input first: it gets the code compiled. Uncompiled, the short one would take ten times as long, and
    // quadratic work would pass.
    longMs = Math.min(longMs, await costOf(() => work(long)));
    shortMs = Math.min(shortMs, await bestCostOf(() => work(short)));
    assert.ok(longMs < HARD_STOP_MS, `${label}: took ${Math.round(longMs)} ms`);
    if (longMs <= MAX_TIME_RATIO * shortMs + NOISE_MS) return;
  }
  const [a, b] = [shortMs.toFixed(1), longMs.toFixed(1)];
  assert.fail(`${label}: grows faster than its input, from ${a} ms to ${b} ms for ${INPUT_RATIO} times as much`);
};

/** An input that repeats one piece, for `assertGrowsLinearly`. `size` counts characters. */
export const filledWith =
  (piece: string) =>
  (size: number): string =>
    piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
