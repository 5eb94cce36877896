// Loaded with --import into a service process by responsiveness.ts: reports how long its event loop was blocked.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_MS = 10;

const threadCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** JSON of the size of a page of recipes, which is most of what the main thread does. */
const rows = Array.from({ length: 2000 }, (_, id) => ({ id, title: `Recipe ${id}`, tags: ['quick', 'soup'] }));
const REPEATS = 5;
/** What this took on the machine whose figures the limits are based on. */
const REFERENCE_MS = 10;

/** How many times slower than that machine this one is right now, for example because its host has too much to do. */
const measureSlowness = (): number => {
  const before = threadCpuMs();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) JSON.parse(JSON.stringify(rows));
  return Math.max(1, (threadCpuMs() - before) / REFERENCE_MS);
};

const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS });
let last = 0;
let longestCpuMs = 0;
let slowness = 1;

const sample = (): void => {
  const now = threadCpuMs();
  longestCpuMs = Math.max(longestCpuMs, now - last);
  last = now;
};

process.on('message', (message) => {
  if (message === 'event-loop:watch') {
    slowness = measureSlowness();
    delays.reset();
    delays.enable();
    last = threadCpuMs();
    longestCpuMs = 0;
    process.send?.({ kind: 'event-loop:watching' });
  }
  if (message === 'event-loop:report') {
    sample();
    const longestDelayMs = delays.max / 1e6;
    slowness = Math.max(slowness, measureSlowness());
    process.send?.({ kind: 'event-loop:report', longestCpuMs, longestDelayMs, slowness });
  }
});

setInterval(sample, SAMPLE_MS).unref();
