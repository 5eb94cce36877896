/** The minimum speed at which a body must arrive. */
export interface MinDataRate {
  readonly bytesPerSecond: number;
  /** How long a body may pause or run below the rate before it counts as too slow. */
  readonly graceSeconds: number;
}

/**
 * A body that has received at least this many bytes is dropped for another only if it pauses for this many seconds.
 */
const LITTLE_BYTES = 4096;
const PAUSE_SECONDS = 1;

/**
 * Tracks how well a body keeps the required rate. It starts with a credit of `graceSeconds`, measured in bytes: elapsed
 * time spends the credit at the required rate, and received bytes refill it.
 */
export class DataRateTracker {
  readonly #rate: MinDataRate;
  readonly #max: number;
  #credit: number;
  #received = 0;
  /** How long the body has been arriving, excluding time when the service was not reading it. */
  #seconds = 0;
  #refreshedAt: number;

  constructor(rate: MinDataRate, now: number) {
    this.#rate = rate;
    this.#max = rate.bytesPerSecond * rate.graceSeconds;
    this.#credit = this.#max;
    this.#refreshedAt = now;
  }

  /** Records the bytes that arrived by `now`. Time when the service was not reading is not held against the client. */
  refresh(now: number, bytes: number, isWaitingForUs: boolean): void {
    const seconds = isWaitingForUs ? 0 : (now - this.#refreshedAt) / 1000;
    this.#credit = Math.min(this.#max, this.#credit + bytes - seconds * this.#rate.bytesPerSecond);
    this.#seconds += seconds;
    this.#received += bytes;
    this.#refreshedAt = now;
  }

  /** How far behind it is at `now`, assuming nothing arrived since the last refresh. Very cheap. */
  expectedLag(now: number): number {
    return this.lag + ((now - this.#refreshedAt) / 1000) * this.#rate.bytesPerSecond;
  }

  /** The grace period is used up. */
  get isTooSlow(): boolean {
    return this.#credit < 0;
  }

  /** How far behind the required rate it is, in bytes. */
  get lag(): number {
    return this.#max - this.#credit;
  }

  /** Whether it may be dropped to make room for another body: either little would be lost, or it has stalled. */
  get canBeDropped(): boolean {
    const isPausing = this.lag > PAUSE_SECONDS * this.#rate.bytesPerSecond;
    return this.lag > 0 && (isPausing || this.#received < LITTLE_BYTES);
  }

  /**
   * How many more seconds a body of `totalBytes` needs at its average speed so far; 0 if it has been arriving for less
   * than `patienceSeconds` or needs no longer than that.
   */
  getRemainingSeconds(totalBytes: number, patienceSeconds: number): number {
    if (this.#seconds <= patienceSeconds) return 0;
    const seconds = (this.#seconds * Math.max(0, totalBytes - this.#received)) / Math.max(1, this.#received);
    return seconds > patienceSeconds ? seconds : 0;
  }
}
