import type { FastifyReply, FastifyRequest } from 'fastify';

import { DataRateTracker } from './data-rate-tracker.ts';
import type { MinDataRate } from './data-rate-tracker.ts';
import type { BodyQuota } from './body-quota.ts';

/**
 * JSON bodies reserve memory in steps of this size as they arrive. A Content-Length alone reserves nothing, since
 * announcing one costs the client nothing.
 */
const STEP_BYTES = 16 * 1024;

interface BodySize {
  /** The announced length, or else the maximum length of the body. */
  readonly totalBytes: number;
  /** How much memory the body may occupy. */
  readonly maxHeldBytes: number;
}

export class IncomingBody {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * After this long a body that is far from complete may be dropped for others, even if it keeps the required rate.
   */
  patienceSeconds: number;
  /** The shares this body counts against. */
  readonly shares: BodyQuota<IncomingBody>[] = [];
  readonly #credit: DataRateTracker;
  readonly #size: BodySize;
  #bytesRead: number;
  #heldBytes = 0;
  #reservedBytes: number;

  constructor(request: FastifyRequest, reply: FastifyReply, size: BodySize, rate: MinDataRate) {
    this.request = request;
    this.reply = reply;
    this.patienceSeconds = rate.graceSeconds;
    this.#size = size;
    this.#reservedBytes = Math.min(size.maxHeldBytes, STEP_BYTES);
    this.#credit = new DataRateTracker(rate, performance.now());
    this.#bytesRead = request.raw.socket.bytesRead;
  }

  get reservedBytes(): number {
    return this.#reservedBytes;
  }

  /** Counts a chunk held in memory. Returns how many more bytes must be reserved. */
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

  /**
   * How well it keeps the required rate. Bytes are counted on the socket, so the body stream stays untouched for its
   * reader.
   */
  updateDataRate(now: number): DataRateTracker {
    const { raw } = this.request;
    const { bytesRead } = raw.socket;
    this.#credit.refresh(now, bytesRead - this.#bytesRead, raw.complete || raw.readableLength > 0);
    this.#bytesRead = bytesRead;
    return this.#credit;
  }

  /** Upper bound for how far it is behind, without reading the socket's counter. */
  expectedLag(now: number): number {
    return this.#credit.expectedLag(now);
  }

  secondsToGo(now: number): number {
    return this.updateDataRate(now).getRemainingSeconds(this.#size.totalBytes, this.patienceSeconds);
  }

  /** The whole body has arrived, even if the service has not read it all yet. */
  get isComplete(): boolean {
    return this.request.raw.complete;
  }
}
