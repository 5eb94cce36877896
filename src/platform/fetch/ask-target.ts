import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

import { openSocket } from './open-socket.ts';
import type { Target } from './resolve-target.ts';

/** Some sites send policies of many kilobytes with every page. */
const MOST_HEADER_BYTES = 64 * 1024;

/**
 * Sends one GET to a target and gives the head of the answer; the body is still to come. There is no agent: each
 * request has a connection of its own, no proxy of the environment comes between, and none is used a second time.
 */
export const askTarget = (
  target: Target,
  headers: OutgoingHttpHeaders,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { url } = target;
    request({
      method: 'GET',
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, ...headers },
      createConnection: () => openSocket(target),
      maxHeaderSize: MOST_HEADER_BYTES,
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      // After an answer this comes too late to matter; without one (101, or nothing at all) it is the end.
      .on('close', () => reject(new Error('the connection ended without an answer')))
      .end();
  });
