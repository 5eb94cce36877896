// Loaded with --import into a service process by responsiveness.ts: reports how long its event loop was blocked.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_MS = 10;

const threadCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const delays = monitorEventLoopDelay({ resolution: SAMPLE_MS });
let last = 0;
let longestCpuMs = 0;

const sample = (): void => {
  const now = threadCpuMs();
  longestCpuMs = Math.max(longestCpuMs, now - last);
  last = now;
};

process.on('message', (message) => {
  if (message === 'event-loop:watch') {
    delays.reset();
    delays.enable();
    last = threadCpuMs();
    longestCpuMs = 0;
    process.send?.({ kind: 'event-loop:watching' });
  }
  if (message === 'event-loop:report') {
    sample();
    process.send?.({ kind: 'event-loop:report', longestCpuMs, longestDelayMs: delays.max / 1e6 });
  }
});

setInterval(sample, SAMPLE_MS).unref();
