import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Limits } from '../../config/limits.ts';
import { Problem, unavailable } from '../../problem/problem.ts';
import { toNetworkKey } from '../security/network-key.ts';
import { isMultipartRequest } from '../upload/accept-forms.ts';
import type { MinDataRate } from './data-rate-tracker.ts';
import { IncomingBody } from './incoming-body.ts';
import { BodyQuota } from './body-quota.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the request's body is arriving. */
    arrivingBody?: IncomingBody | undefined;
  }
}

const MEBIBYTE = 1024 * 1024;

/** Memory for arriving bodies. JSON is buffered until complete; forms are streamed to storage. */
const MAX_BYTES = 128 * MEBIBYTE;
const MAX_BYTES_PER_USER = 64 * MEBIBYTE;
const MAX_BYTES_ANONYMOUS = 8 * MEBIBYTE;
const MAX_BYTES_PER_ADDRESS = 2 * MEBIBYTE;
const FORM_BYTES = 64 * 1024;

/** Anonymous requests are short and normally arrive at once, so slow ones are dropped sooner. */
const ANONYMOUS_PATIENCE_SECONDS = 1;

const GAVE_WAY = 'The body arrives slowly, and its place was needed for another request.';

interface ArrivingBodiesOptions {
  readonly limits: Limits;
  /** How often to check for slow bodies. */
  readonly checkMs: number;
  /** Answers a request whose body timed out and closes its connection. */
  readonly timeOut: (reply: FastifyReply, problem: Problem) => void;
}

/**
 * All requests whose body is still arriving. They are counted separately from requests being processed, in total and
 * per user, with a lower limit for anonymous callers. When a limit is reached, the slowest body is dropped: the one
 * furthest behind the required rate, or else one that has been arriving for a long time and is far from complete. This
 * way a request that arrives at once gets through no matter how many slow ones there are.
 */
export class IncomingBodies {
  readonly #limits: Limits;
  readonly #rate: MinDataRate;
  readonly #timeOut: ArrivingBodiesOptions['timeOut'];
  readonly #total: BodyQuota<IncomingBody>;
  readonly #anonymous: BodyQuota<IncomingBody>;
  /** By user and by network address. */
  readonly #shares = new Map<string, BodyQuota<IncomingBody>>();
  readonly #timer: NodeJS.Timeout;

  constructor({ limits, checkMs, timeOut }: ArrivingBodiesOptions) {
    this.#limits = limits;
    this.#rate = { bytesPerSecond: limits.body_bytes_per_second, graceSeconds: limits.body_grace_seconds };
    this.#timeOut = timeOut;
    this.#total = new BodyQuota({
      maxBodies: limits.open_bodies,
      maxBytes: MAX_BYTES,
      refusal: () => unavailable('Too many request bodies are arriving at once.', { limit: 'open_bodies' }),
    });
    this.#anonymous = new BodyQuota({
      maxBodies: limits.open_bodies_anonymous,
      maxBytes: MAX_BYTES_ANONYMOUS,
      refusal: () =>
        unavailable('Too many request bodies are arriving from callers who are not signed in.', {
          limit: 'open_bodies_anonymous',
        }),
    });
    this.#timer = setInterval(() => this.#endSlow(), checkMs).unref();
  }

  /** The number of admitted requests whose body is still arriving. */
  get admitted(): number {
    let count = this.#anonymous.size;
    for (const [key, share] of this.#shares) if (key.startsWith('user:')) count += share.size;
    return count;
  }

  /** Counts a request before its sender is known. Throws 503 if the limit is reached. */
  open(request: FastifyRequest, reply: FastifyReply): void {
    const body = new IncomingBody(request, reply, this.#sizeOf(request), this.#rate);
    request.arrivingBody = body;
    reply.raw.once('close', () => this.close(request));
    this.#join(body, this.#total);
  }

  /** Counts a request against its sender once the sender is known. Throws 429 or 503 if a limit is reached. */
  admit(request: FastifyRequest, userId: string | undefined): void {
    const body = request.arrivingBody;
    if (body === undefined) return;
    if (userId === undefined) {
      body.patienceSeconds = Math.min(ANONYMOUS_PATIENCE_SECONDS, this.#rate.graceSeconds);
      this.#join(body, this.#anonymous);
    }
    const key = userId === undefined ? `address:${toNetworkKey(request.ip)}` : `user:${userId}`;
    const share =
      this.#shares.get(key) ??
      this.#newShare(key, userId === undefined ? 'open_bodies_per_address' : 'open_bodies_per_user');
    this.#join(body, share);
    // Must come last: while room was made, the share may have become empty and been removed from the map.
    this.#shares.set(key, share);
  }

  /** Counts the memory of a JSON body as it arrives. Must be called right before the body is read. */
  watch(request: FastifyRequest): void {
    const body = request.arrivingBody;
    if (body === undefined || isMultipartRequest(request.raw)) return;
    request.raw.on('data', (chunk: Buffer) => {
      if (request.arrivingBody === body) this.#hold(body, chunk.length);
    });
  }

  /** Call this when the body is complete or has been given up on. */
  close(request: FastifyRequest): void {
    const body = request.arrivingBody;
    if (body === undefined) return;
    request.arrivingBody = undefined;
    for (const share of body.shares) share.remove(body);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #sizeOf({ raw, routeOptions }: FastifyRequest): { totalBytes: number; maxHeldBytes: number } {
    const { json_body_bytes, upload_request_bytes } = this.#limits;
    const maxBytes = isMultipartRequest(raw) ? upload_request_bytes : (routeOptions.bodyLimit ?? json_body_bytes);
    const totalBytes = Math.min(Number(raw.headers['content-length'] ?? Infinity), maxBytes);
    return { totalBytes, maxHeldBytes: isMultipartRequest(raw) ? FORM_BYTES : totalBytes };
  }

  #newShare(key: string, limit: 'open_bodies_per_address' | 'open_bodies_per_user'): BodyQuota<IncomingBody> {
    const maximum = this.#limits[limit];
    return new BodyQuota({
      maxBodies: maximum,
      maxBytes: limit === 'open_bodies_per_address' ? MAX_BYTES_PER_ADDRESS : MAX_BYTES_PER_USER,
      refusal: () =>
        new Problem('rate-limited', {
          detail: 'Too many of your request bodies are arriving at once.',
          params: { limit, maximum },
          headers: { 'retry-after': '1' },
        }),
      onEmpty: () => this.#shares.delete(key),
    });
  }

  #join(body: IncomingBody, share: BodyQuota<IncomingBody>): void {
    const now = performance.now();
    while (!share.hasRoomFor(body)) {
      const slowest = share.slowest(now);
      if (slowest === undefined) throw share.refusal();
      this.#end(slowest, timeout(GAVE_WAY));
    }
    share.add(body);
    body.shares.push(share);
  }

  /** Drops the body, or slower ones, if it outgrows the available memory. */
  #hold(body: IncomingBody, bytes: number): void {
    const growth = body.hold(bytes);
    if (growth === 0) return;
    const now = performance.now();
    for (const share of body.shares) {
      while (!share.canGrow(growth)) {
        const slowest = share.slowest(now);
        this.#end(slowest ?? body, slowest === undefined ? share.refusal() : timeout(GAVE_WAY));
        if (slowest === undefined || slowest === body) return;
      }
    }
    body.reserve(growth);
  }

  #endSlow(): void {
    const now = performance.now();
    const { bytesPerSecond, graceSeconds } = this.#rate;
    for (const body of this.#total.bodies) {
      if (!body.updateDataRate(now).isTooSlow || body.isComplete) continue;
      this.#end(body, timeout(`Over ${graceSeconds} seconds, less than ${bytesPerSecond} bytes arrived in a second.`));
    }
  }

  #end({ request, reply }: IncomingBody, problem: Problem): void {
    this.close(request);
    this.#timeOut(reply, problem);
  }
}

const timeout = (detail: string): Problem => new Problem('request-timeout', { detail });
