import type { FastifyReply, FastifyRequest } from 'fastify';

import { unavailable } from '../problem/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** It counts against `limits.concurrent_requests`. */
    hasSlot: boolean;
  }
}

/**
 * Limits how many requests the service works on at once. A request takes a slot when it has arrived whole and gives it
 * back when its answer is ready to send, so clients that send or read slowly hold none.
 */
export class ConcurrencyLimit {
  readonly #max: number;
  #taken = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Throws 503 if all slots are taken. */
  acquire(request: FastifyRequest, reply: FastifyReply): void {
    // After the connection has closed, nothing would give the slot back.
    if (request.hasSlot || reply.raw.destroyed) return;
    if (this.#taken >= this.#max) throw unavailable(`More than ${this.#max} requests are under way.`);
    this.#taken += 1;
    request.hasSlot = true;
    reply.raw.once('close', () => this.release(request));
  }

  release(request: FastifyRequest): void {
    if (!request.hasSlot) return;
    request.hasSlot = false;
    this.#taken -= 1;
  }
}
