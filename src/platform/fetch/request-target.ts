import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

import { openSocket } from './open-socket.ts';
import type { ResolvedTarget } from './resolve-target.ts';

/** Some sites send many kilobytes of policies with every page. */
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Sends one GET request and returns the head of the response; the body is still to come. Uses no agent: each request
 * has its own connection, which is never reused, and no proxy from the environment applies.
 */
export const requestTarget = (
  target: ResolvedTarget,
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
      maxHeaderSize: MAX_HEADER_BYTES,
      signal,
    })
      .on('response', resolve)
      .on('error', reject)
      // After a response this has no effect; without one (101, or nothing at all) it ends the request.
      .on('close', () => reject(new Error('the connection ended without an answer')))
      .end();
  });
