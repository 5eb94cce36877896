import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import type { FastifyInstance } from 'fastify';

/** Tracks the last request on each connection. */
export class PendingRequests {
  readonly #last = new WeakMap<Duplex, { readonly request: IncomingMessage; readonly response: ServerResponse }>();

  constructor(server: FastifyInstance) {
    server.addHook('onRequest', (request, reply, done) => {
      this.#last.set(request.raw.socket, { request: request.raw, response: reply.raw });
      done();
    });
  }

  /** Whether the last request has fully arrived and its response has not been fully sent. */
  has(connection: Duplex): boolean {
    const last = this.#last.get(connection);
    return last !== undefined && last.request.complete && !last.response.writableFinished;
  }
}
