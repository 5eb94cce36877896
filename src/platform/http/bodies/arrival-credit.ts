/** How fast a body has to arrive. */
export interface BodyRate {
  readonly bytesPerSecond: number;
  /** How long it may pause, or be slower, before it is too slow. */
  readonly graceSeconds: number;
}

/** A body of which more has arrived gives way to another only after it has paused for so long. */
const LITTLE_BYTES = 4096;
const PAUSE_SECONDS = 1;

/**
 * How well a body keeps to the required rate. It starts with a credit of `graceSeconds`, measured in bytes: time uses
 * the credit up at the required rate, and received bytes fill it again.
 */
export class ArrivalCredit {
  readonly #rate: BodyRate;
  readonly #max: number;
  #credit: number;
  #received = 0;
  /** How long it has been arriving, without the time while the service did not read it. */
  #seconds = 0;
  #refreshedAt: number;

  constructor(rate: BodyRate, now: number) {
    this.#rate = rate;
    this.#max = rate.bytesPerSecond * rate.graceSeconds;
    this.#credit = this.#max;
    this.#refreshedAt = now;
  }

  /** Counts the bytes that arrived by `now`. The time while the service did not read them is not the client's fault. */
  refresh(now: number, bytes: number, isWaitingForUs: boolean): void {
    const seconds = isWaitingForUs ? 0 : (now - this.#refreshedAt) / 1000;
    this.#credit = Math.min(this.#max, this.#credit + bytes - seconds * this.#rate.bytesPerSecond);
    this.#seconds += seconds;
    this.#received += bytes;
    this.#refreshedAt = now;
  }

  /** How far it is behind at `now` if nothing has arrived since it was refreshed. Costs next to nothing. */
  expectedLag(now: number): number {
    return this.lag + ((now - this.#refreshedAt) / 1000) * this.#rate.bytesPerSecond;
  }

  /** The grace is over. */
  get isTooSlow(): boolean {
    return this.#credit < 0;
  }

  /** How far it is behind the required rate, in bytes. */
  get lag(): number {
    return this.#max - this.#credit;
  }

  /** Whether it may be ended to make room for another: little of it would be lost, or it does not go on. */
  get canGiveWay(): boolean {
    const isPausing = this.lag > PAUSE_SECONDS * this.#rate.bytesPerSecond;
    return this.lag > 0 && (isPausing || this.#received < LITTLE_BYTES);
  }

  /**
   * How many more seconds a body of `totalBytes` takes at the speed it has had so far; 0 if it has been arriving for
   * less than `patienceSeconds`, or takes no longer than that.
   */
  secondsToGo(totalBytes: number, patienceSeconds: number): number {
    if (this.#seconds <= patienceSeconds) return 0;
    const seconds = (this.#seconds * Math.max(0, totalBytes - this.#received)) / Math.max(1, this.#received);
    return seconds > patienceSeconds ? seconds : 0;
  }
}
