import type { IncomingMessage } from 'node:http';

/** How much of a rejected body is still read. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_MS = 5000;

/**
 * Keeps reading after a rejection and discards the data. Closing the connection at once would often lose the answer for
 * a client that is still sending; reading everything would do the work that the rejection was meant to save. So a
 * client that is nearly done keeps its connection, and one that goes on sending gets some time to notice the answer and
 * is then disconnected.
 */
export const drainRest = (request: IncomingMessage, maxMs = MAX_MS): void => {
  if (request.readableEnded || request.destroyed) return;
  let rest = MAX_BYTES;
  // After the event loop was busy, timers run before sockets are read, so the end of the body may already be there.
  const disconnect = (): void => void setImmediate(() => request.readableEnded || request.socket.destroy());
  const timer = setTimeout(disconnect, maxMs);
  request.on('data', (chunk: Buffer) => {
    rest -= chunk.length;
    if (rest < 0) request.pause();
  });
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
  request.resume();
};
