import type { Problem } from '../../problem/problem.ts';
import type { DataRateTracker } from './data-rate-tracker.ts';

interface SharedBody {
  readonly reservedBytes: number;
  readonly isComplete: boolean;
  expectedLag(now: number): number;
  updateDataRate(now: number): DataRateTracker;
  secondsToGo(now: number): number;
}

/** After finding this many bodies on schedule, assume that all are. */
const MAX_LOOKS = 16;

interface ShareOptions {
  readonly maxBodies: number;
  readonly maxBytes: number;
  /** The problem returned when the limit is reached. */
  readonly refusal: () => Problem;
  readonly onEmpty?: () => void;
}

/** Limits how many bodies may arrive at once for one user, from one network address, or in total. */
export class BodyQuota<B extends SharedBody> {
  readonly #options: ShareOptions;
  readonly #bodies = new Set<B>();
  #bytes = 0;

  constructor(options: ShareOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#bodies.size;
  }

  get bodies(): Iterable<B> {
    return this.#bodies;
  }

  refusal(): Problem {
    return this.#options.refusal();
  }

  /** A single body always fits, whatever its size. */
  hasRoomFor({ reservedBytes }: B): boolean {
    const { maxBodies, maxBytes } = this.#options;
    if (this.#bodies.size === 0) return true;
    return this.#bodies.size < maxBodies && this.#bytes + reservedBytes <= maxBytes;
  }

  /** Whether one of its bodies may grow by this many bytes. */
  canGrow(bytes: number): boolean {
    return this.#bodies.size <= 1 || this.#bytes + bytes <= this.#options.maxBytes;
  }

  /** Call this when one of its bodies grows. */
  reserve(bytes: number): void {
    this.#bytes += bytes;
  }

  add(body: B): void {
    this.#bodies.add(body);
    this.#bytes += body.reservedBytes;
  }

  remove(body: B): void {
    if (!this.#bodies.delete(body)) return;
    this.#bytes -= body.reservedBytes;
    if (this.#bodies.size === 0) this.#options.onEmpty?.();
  }

  /**
   * The body to drop for another: the one furthest behind the required rate, else the one with the longest time to go.
   */
  slowest(now: number): B | undefined {
    return this.#furthestBehind(now) ?? this.#longestToGo(now);
  }

  /**
   * In a flood this runs for every request, so it examines only the bodies that would be slowest if nothing new had
   * arrived.
   */
  #furthestBehind(now: number): B | undefined {
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const body = this.#expectedSlowest(now);
      if (body === undefined) return undefined;
      const { canBeDropped } = body.updateDataRate(now);
      if (canBeDropped) return body;
    }
    return undefined;
  }

  #longestToGo(now: number): B | undefined {
    return this.#slowestBy((body) => body.secondsToGo(now));
  }

  #expectedSlowest(now: number): B | undefined {
    return this.#slowestBy((body) => body.expectedLag(now));
  }

  /** The incomplete body with the highest delay; undefined if none is delayed. */
  #slowestBy(delayOf: (body: B) => number): B | undefined {
    let slowest: B | undefined;
    let longest = 0;
    for (const body of this.#bodies) {
      const delay = body.isComplete ? 0 : delayOf(body);
      if (delay <= longest) continue;
      longest = delay;
      slowest = body;
    }
    return slowest;
  }
}
