import type { FastifyReply, FastifyRequest } from 'fastify';

import { ArrivalCredit } from './arrival-credit.ts';
import type { BodyRate } from './arrival-credit.ts';
import type { BodyShare } from './body-share.ts';

/** JSON bodies reserve memory in steps of this size as they arrive: what a client announces costs it nothing. */
const STEP_BYTES = 16 * 1024;

interface BodySize {
  /** How much of it there may be, announced or by its limit. */
  readonly totalBytes: number;
  /** The memory that it may take. */
  readonly maxHeldBytes: number;
}

/** The body of one request while it arrives. */
export class ArrivingBody {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** After this long a body that is far from whole gives way to others, even if it keeps to the required rate. */
  patienceSeconds: number;
  /** The shares that it counts against. */
  readonly shares: BodyShare<ArrivingBody>[] = [];
  readonly #credit: ArrivalCredit;
  readonly #size: BodySize;
  #bytesRead: number;
  #heldBytes = 0;
  #reservedBytes: number;

  constructor(request: FastifyRequest, reply: FastifyReply, size: BodySize, rate: BodyRate) {
    this.request = request;
    this.reply = reply;
    this.patienceSeconds = rate.graceSeconds;
    this.#size = size;
    this.#reservedBytes = Math.min(size.maxHeldBytes, STEP_BYTES);
    this.#credit = new ArrivalCredit(rate, performance.now());
    this.#bytesRead = request.raw.socket.bytesRead;
  }

  get reservedBytes(): number {
    return this.#reservedBytes;
  }

  /** Counts a chunk that is held in memory. Returns how much more must be reserved. */
  hold(bytes: number): number {
    this.#heldBytes += bytes;
    if (this.#heldBytes <= this.#reservedBytes) return 0;
    const steps = Math.ceil(this.#heldBytes / STEP_BYTES);
    return Math.max(0, Math.min(this.#size.maxHeldBytes, steps * STEP_BYTES) - this.#reservedBytes);
  }

  reserve(bytes: number): void {
    for (const share of this.shares) share.reserve(bytes);
    this.#reservedBytes += bytes;
  }

  /** How it keeps to the required rate. The socket counts what arrives, so the body itself is left to its reader. */
  creditAt(now: number): ArrivalCredit {
    const { raw } = this.request;
    const { bytesRead } = raw.socket;
    this.#credit.refresh(now, bytesRead - this.#bytesRead, raw.complete || raw.readableLength > 0);
    this.#bytesRead = bytesRead;
    return this.#credit;
  }

  /** How far it is behind at most, without asking the socket. */
  expectedLag(now: number): number {
    return this.#credit.expectedLag(now);
  }

  secondsToGo(now: number): number {
    return this.creditAt(now).secondsToGo(this.#size.totalBytes, this.patienceSeconds);
  }

  /** All of it has arrived; the service has perhaps not read it yet. */
  get isComplete(): boolean {
    return this.request.raw.complete;
  }
}
