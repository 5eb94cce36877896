// Shows that work grows no faster than its input. Such a test passes on slow and on busy machines, where one that
// compares a measured time with a constant does not.
import assert from 'node:assert/strict';

/** How much longer the long input is than the short one. */
const INPUT_RATIO = 8;
/** Linear work takes 8 times as long, or somewhat more where garbage is collected; quadratic work 64 times. */
const MAX_TIME_RATIO = 24;
/** Differences below this are noise, such as one collection of garbage. */
const NOISE_MS = 2;
/** A busy machine may spoil some rounds, but hardly all of them. Short runs suffer more from it, and cost little. */
const maxRounds = (longMs: number): number => (longMs > LONG_RUN_MS ? 6 : 40);
/** However slow the machine: a run that takes longer than this is no slow machine. */
const HARD_STOP_MS = 60_000;

/** Shorter runs than this are seldom interrupted, so the wall clock is right and finer than the clock of CPU time. */
const RARELY_INTERRUPTED_MS = 8;
/** CPU time is counted in steps of up to this long. */
const CPU_CLOCK_STEP_MS = 4;

/** A run that took longer than this needs no warm-up. */
const LONG_RUN_MS = 50;
const WARM_UP_RUNS = 3;

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** What a run cost this thread, however many others wanted its processor. */
const costOf = async (run: () => unknown): Promise<number> => {
  const [cpu, clock] = [cpuMs(), performance.now()];
  await run();
  const elapsed = performance.now() - clock;
  return elapsed < RARELY_INTERRUPTED_MS ? elapsed : Math.min(elapsed, cpuMs() - cpu + CPU_CLOCK_STEP_MS);
};

/** The best of a few: what disturbs a run only ever makes it longer, and so does code that is not yet compiled. */
const bestCostOf = async (run: () => unknown): Promise<number> => {
  let best = Infinity;
  for (let runs = 0; runs < WARM_UP_RUNS; runs += 1) {
    const cost = await costOf(run);
    best = Math.min(best, cost);
    if (cost > LONG_RUN_MS) break;
  }
  return best;
};

/**
 * Fails if an input that is eight times as long takes more than 24 times as long. `inputOf` makes an input that is as
 * long as its argument says; making it is not measured. `size` is the size of the long one.
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
    shortMs = Math.min(shortMs, await bestCostOf(() => work(short)));
    longMs = Math.min(longMs, await costOf(() => work(long)));
    assert.ok(longMs < HARD_STOP_MS, `${label}: took ${Math.round(longMs)} ms`);
    if (longMs <= MAX_TIME_RATIO * shortMs + NOISE_MS) return;
  }
  const [a, b] = [shortMs.toFixed(1), longMs.toFixed(1)];
  assert.fail(`${label}: grows faster than its input, from ${a} ms to ${b} ms for ${INPUT_RATIO} times as much`);
};

/** An input of one piece over and over, for `assertGrowsLinearly`: `size` counts characters. */
export const filledWith =
  (piece: string) =>
  (size: number): string =>
    piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
