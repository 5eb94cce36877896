import type { IncomingMessage } from 'node:http';

/** How much of a rejected body is still read. */
const MAX_BYTES = 8 * 1024 * 1024;

const CHECKS_PER_SECOND = 4;
const MAX_SECONDS = 5;
/** A client that sends faster than this may take longer, up to `MAX_BYTES`. On a busy machine it waits for us. */
const MIN_BYTES_PER_SECOND = 64 * 1024;

export interface DrainLimits {
  readonly maxSeconds: number;
}

/**
 * Keeps reading after a rejection and discards the data. Closing the connection at once would often lose the answer for
 * a client that is still sending; reading everything would do the work that the rejection was meant to save. So a
 * client that is nearly done keeps its connection, and one that goes on sending gets some time to notice the answer and
 * is then disconnected.
 */
export const drainRest = (
  request: IncomingMessage,
  { maxSeconds }: DrainLimits = { maxSeconds: MAX_SECONDS },
): void => {
  if (request.readableEnded || request.destroyed) return;
  const { socket } = request;
  const bytesBefore = socket.bytesRead;
  let bytesRead = bytesBefore;
  let checksLeft = maxSeconds * CHECKS_PER_SECOND;
  const check = (): void => {
    const arrived = socket.bytesRead - bytesRead;
    bytesRead = socket.bytesRead;
    const isFast = arrived * CHECKS_PER_SECOND >= MIN_BYTES_PER_SECOND;
    if (isFast && bytesRead - bytesBefore <= MAX_BYTES) return;
    checksLeft -= 1;
    if (checksLeft > 0) return;
    clearInterval(timer);
    // After the event loop was busy, timers run before sockets are read, so the end of the body may already be there.
    setImmediate(() => request.readableEnded || socket.destroy());
  };
  const timer = setInterval(check, 1000 / CHECKS_PER_SECOND);
  request.on('data', () => {
    if (socket.bytesRead - bytesBefore > MAX_BYTES) request.pause();
  });
  request.once('end', () => clearInterval(timer));
  request.once('close', () => clearInterval(timer));
  request.resume();
};
