import { pino } from 'pino';
import type { DestinationStream } from 'pino';

/** Lines that wait to be written. Beyond this they are dropped: a service without a log is better than none. */
const MAX_WAITING_BYTES = 4_000_000;

/** The output is not read any more if nothing was written for so long. */
const STALLED_MS = 500;

const openStandardOutput = (): DestinationStream => {
  let waitingSince: number | undefined;
  let dropped = 0;
  const isStalled = (): boolean => waitingSince !== undefined && performance.now() - waitingSince > STALLED_MS;
  // Registered before the stream, which writes the rest when the process exits, and would wait for its reader.
  process.once('exit', () => {
    if (isStalled()) stream.destroy();
  });
  const stream = pino.destination({ fd: 1, sync: false, maxLength: MAX_WAITING_BYTES });
  const warnings = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);
  stream.on('write', () => {
    waitingSince = performance.now();
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
  };
};

let opened: DestinationStream | undefined;

/**
 * Standard output, for a log. Lines are written in the background, several at a time when there are many, so a reader
 * that stops, such as a paused terminal, does not stop the service. What waits at the end is still written, unless
 * it is not read.
 */
export const getStandardOutput = (): DestinationStream => (opened ??= openStandardOutput());
