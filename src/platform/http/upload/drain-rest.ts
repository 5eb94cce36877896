import type { IncomingMessage } from 'node:http';

/** What is still taken of a body that was refused. */
const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_MS = 5000;

/**
 * Reads on after a refusal, and throws away what it reads. To end the connection at once would often take the answer
 * from a client that is still sending; to take all of it would do for nothing what the refusal was to save. So a client
 * that is nearly done keeps its connection, and one that goes on is left to find the answer and then cut off.
 */
export const drainRest = (request: IncomingMessage): void => {
  if (request.readableEnded || request.destroyed) return;
  let rest = MOST_BYTES;
  const timer = setTimeout(() => request.socket.destroy(), LONGEST_MS);
  request.on('data', (chunk: Buffer) => {
    rest -= chunk.length;
    if (rest < 0) request.pause();
  });
  request.once('end', () => clearTimeout(timer));
  request.once('close', () => clearTimeout(timer));
  request.resume();
};
