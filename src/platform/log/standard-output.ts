import { setTimeout as wait } from 'node:timers/promises';

import { pino } from 'pino';
import type { DestinationStream } from 'pino';

/** Lines that wait to be written. Beyond this they are dropped: a service without a log is better than none. */
const MAX_WAITING_BYTES = 4_000_000;

/** After this long without progress, the reader counts as stalled. */
const STALLED_MS = 100;

/** How long the end of the process waits for a reader that reads nothing, and for one that is slow. */
const MAX_IDLE_MS = 500;
const MAX_FINISH_MS = 2000;
const POLL_MS = 10;

/** How long an abrupt end of the process, without `finish`, waits for a slow reader. */
const MAX_EXIT_MS = 500;

/** How long to wait before writing again what could not be written: the disk may have space again. */
const RETRY_MS = 1000;

interface StandardOutput extends DestinationStream {
  /** Waits until all lines are written, but not for long if they are not read. */
  finish(): Promise<void>;
}

const openStandardOutput = (): StandardOutput => {
  let waitingSince: number | undefined;
  let isFailing = false;
  let hasGivenUp = false;
  let exitingSince: number | undefined;
  let dropped = 0;
  let retry: NodeJS.Timeout | undefined;
  const isWaiting = (): boolean => waitingSince !== undefined;
  const waitsFor = (ms: number): boolean => waitingSince !== undefined && performance.now() - waitingSince > ms;
  // Registered before the stream, which writes the rest when the process exits, and would wait for its reader forever.
  process.once('exit', () => {
    exitingSince = performance.now();
    try {
      if (!isFailing && !hasGivenUp && !waitsFor(STALLED_MS)) stream.flushSync();
    } catch {
      // The rest is lost.
    }
    stream.destroy();
  });
  const stream = pino.destination({
    fd: 1,
    sync: false,
    maxLength: MAX_WAITING_BYTES,
    retryEAGAIN: () => exitingSince === undefined || performance.now() - exitingSince < MAX_EXIT_MS,
  });
  const warnings = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);
  stream.on('write', () => {
    waitingSince = performance.now();
    isFailing = false;
  });
  stream.on('error', () => {
    isFailing = true;
    // Lines do this as well, until so many wait that further ones are dropped.
    retry ??= setTimeout(() => {
      retry = undefined;
      stream.write('');
    }, RETRY_MS).unref();
  });
  stream.on('drop', () => {
    dropped += 1;
  });
  stream.on('drain', () => {
    waitingSince = undefined;
    if (dropped > 0) warnings.warn(`${dropped} log lines were dropped, because they could not be written`);
    dropped = 0;
  });
  return {
    write: (line) => {
      waitingSince ??= performance.now();
      stream.write(line);
    },
    finish: async () => {
      const startedAt = performance.now();
      // Before that, the reader may have been waiting for this process.
      const getIdleMs = (): number => performance.now() - Math.max(startedAt, waitingSince ?? 0);
      const mayWait = (): boolean =>
        isWaiting() && getIdleMs() < MAX_IDLE_MS && performance.now() - startedAt < MAX_FINISH_MS;
      while (mayWait()) await wait(POLL_MS);
      hasGivenUp = isWaiting();
    },
  };
};

let opened: StandardOutput | undefined;

/**
 * Standard output, for a log. If whatever reads it stalls, such as a log collector, the service goes on without it, and
 * the process still ends.
 */
export const getStandardOutput = (): StandardOutput => (opened ??= openStandardOutput());
