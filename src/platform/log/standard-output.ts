import { setTimeout as wait } from 'node:timers/promises';

import { pino } from 'pino';
import type { DestinationStream } from 'pino';

/** Lines that wait to be written. Beyond this they are dropped: a service without a log is better than none. */
const MAX_WAITING_BYTES = 4_000_000;

/** After this long without progress, the reader counts as stalled. */
const STALLED_MS = 100;

/** How long the end of the process waits for the reader. */
const FINISH_MS = 500;
const POLL_MS = 10;

interface StandardOutput extends DestinationStream {
  /** Waits until all lines are written, or half a second if they are not read. */
  finish(): Promise<void>;
}

const openStandardOutput = (): StandardOutput => {
  let waitingSince: number | undefined;
  let isFailing = false;
  let dropped = 0;
  const isWaiting = (): boolean => waitingSince !== undefined;
  const isStalled = (): boolean => waitingSince !== undefined && performance.now() - waitingSince > STALLED_MS;
  // Registered before the stream, which writes the rest when the process exits, and would wait for its reader.
  process.once('exit', () => {
    if (isFailing || isStalled()) stream.destroy();
  });
  const stream = pino.destination({ fd: 1, sync: false, maxLength: MAX_WAITING_BYTES });
  const warnings = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);
  stream.on('write', () => {
    waitingSince = performance.now();
    isFailing = false;
  });
  // The next line is written together with what could not be: the disk may have space again.
  stream.on('error', () => {
    isFailing = true;
  });
  stream.on('drop', () => {
    dropped += 1;
  });
  stream.on('drain', () => {
    waitingSince = undefined;
    if (dropped > 0) warnings.warn(`${dropped} log lines were dropped, because the output was not read`);
    dropped = 0;
  });
  return {
    write: (line) => {
      waitingSince ??= performance.now();
      stream.write(line);
    },
    finish: async () => {
      const startedAt = performance.now();
      while (isWaiting() && performance.now() - startedAt < FINISH_MS) await wait(POLL_MS);
    },
  };
};

let opened: StandardOutput | undefined;

/**
 * Standard output, for a log. If whatever reads it stalls, such as a log collector, the service goes on without it, and
 * the process still ends.
 */
export const getStandardOutput = (): StandardOutput => (opened ??= openStandardOutput());
