import type { FastifyReply, FastifyRequest } from 'fastify';

import { unavailable } from '../problem/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request counts against `limits.concurrent_requests`. */
    hasSlot: boolean;
  }
}

/**
 * Limits how many requests are processed at once. A request takes a slot when it has fully arrived and releases it when
 * its answer is ready to send, so clients that send or read slowly do not occupy slots.
 */
export class ConcurrencyLimit {
  readonly #max: number;
  #taken = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** The number of requests that hold a slot. */
  get taken(): number {
    return this.#taken;
  }

  get max(): number {
    return this.#max;
  }

  /** Throws 503 if all slots are taken. */
  acquire(request: FastifyRequest, reply: FastifyReply): void {
    // Once the connection is closed, nothing would release the slot.
    if (request.hasSlot || reply.raw.destroyed) return;
    if (this.#taken >= this.#max) {
      throw unavailable(`More than ${this.#max} requests are under way.`, { limit: 'concurrent_requests' });
    }
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
