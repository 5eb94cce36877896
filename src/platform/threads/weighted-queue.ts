/** Limits in addition to the total capacity. */
export interface WeightedQueueLimits {
  /**
   * How much of the capacity one key may use. Less than all of it, so that other keys need not wait for the next yield.
   */
  readonly maxPerKey?: number;
  /** How much work may have begun, running or yielded: yielded work still holds memory. */
  readonly maxBegun?: number;
}

/** What running work can do with its turn. */
export interface QueueTurn {
  /** Whether `yield` would let other work go first. */
  shouldYield(): boolean;
  /**
   * Lets work of another key go first if that key has less running, and waits for the next turn. Resolves immediately
   * if there is none. Work that finishes while it waits does not have to wait for the turn.
   */
  yield(): Promise<void>;
}

interface Waiting {
  readonly key: string;
  readonly weight: number;
  /** Earlier work goes first within its key, even after it has yielded. */
  readonly arrival: number;
  hasBegun: boolean;
  start: () => void;
}

/**
 * Limits how much work runs at once. Waiting work is chosen by key, such as the library: first the key with the least
 * running work, then the one whose last turn was longest ago, and within a key in order of arrival.
 */
export class WeightedQueue {
  readonly #max: number;
  readonly #limits: Required<WeightedQueueLimits>;
  readonly #waiting = new Set<Waiting>();
  /** By key, for as long as it has waiting or running work. */
  readonly #keys = new Map<string, { works: number; taken: number; lastTurn: number }>();
  #taken = 0;
  #begun = 0;
  #arrivals = 0;
  #turns = 0;

  constructor(max: number, { maxPerKey = Infinity, maxBegun = Infinity }: WeightedQueueLimits = {}) {
    this.#max = max;
    this.#limits = { maxPerKey, maxBegun };
  }

  /** The weight of the running work. */
  get taken(): number {
    return this.#taken;
  }

  get max(): number {
    return this.#max;
  }

  /** The number of works that wait for their turn. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Whether work is waiting although there is capacity, which is reserved for other keys. */
  get isKeepingRoom(): boolean {
    return this.#waiting.size > 0 && this.hasRoom;
  }

  get hasRoom(): boolean {
    return this.#taken < this.#max;
  }

  /** Work that weighs more than the total capacity runs alone. */
  async run<T>(weight: number, work: (turn: QueueTurn) => Promise<T>, key = ''): Promise<T> {
    const own: Waiting = {
      key,
      weight: Math.min(weight, this.#max),
      arrival: (this.#arrivals += 1),
      hasBegun: false,
      start: () => undefined,
    };
    this.#stateOf(key).works += 1;
    await this.#wait(own);
    try {
      return await work({ shouldYield: () => this.#isWanted(own), yield: () => this.#yield(own) });
    } finally {
      this.#begun -= 1;
      // It may have ended while waiting for its next turn.
      if (!this.#waiting.delete(own)) this.#release(own);
      this.#forget(key);
      this.#startNext();
    }
  }

  #stateOf(key: string): { works: number; taken: number; lastTurn: number } {
    const known = this.#keys.get(key);
    if (known !== undefined) return known;
    const state = { works: 0, taken: 0, lastTurn: 0 };
    this.#keys.set(key, state);
    return state;
  }

  #forget(key: string): void {
    const state = this.#stateOf(key);
    state.works -= 1;
    if (state.works === 0) this.#keys.delete(key);
  }

  #release({ key, weight }: Waiting): void {
    this.#taken -= weight;
    this.#stateOf(key).taken -= weight;
  }

  async #wait(own: Waiting): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    own.start = resolve;
    this.#waiting.add(own);
    this.#startNext();
    await promise;
  }

  #isWanted(own: Waiting): boolean {
    const next = this.#next();
    if (next === undefined || next.key === own.key || this.#waiting.has(own)) return false;
    // Otherwise they would only swap places.
    return this.#stateOf(next.key).taken + next.weight <= this.#stateOf(own.key).taken;
  }

  async #yield(own: Waiting): Promise<void> {
    if (!this.#isWanted(own)) return;
    this.#release(own);
    await this.#wait(own);
  }

  #mayStart({ key, weight, hasBegun }: Waiting): boolean {
    const { taken } = this.#stateOf(key);
    const { maxPerKey, maxBegun } = this.#limits;
    return (taken === 0 || taken + weight <= maxPerKey) && (hasBegun || this.#begun < maxBegun);
  }

  #isBefore(one: Waiting, other: Waiting): boolean {
    if (one.key === other.key) return one.arrival < other.arrival;
    const [mine, theirs] = [this.#stateOf(one.key), this.#stateOf(other.key)];
    if (mine.taken !== theirs.taken) return mine.taken < theirs.taken;
    if (mine.lastTurn !== theirs.lastTurn) return mine.lastTurn < theirs.lastTurn;
    return one.arrival < other.arrival;
  }

  #next(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const one of this.#waiting) {
      if (this.#mayStart(one) && (first === undefined || this.#isBefore(one, first))) first = one;
    }
    return first;
  }

  #startNext(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      if (this.#taken + next.weight > this.#max) return;
      this.#waiting.delete(next);
      const state = this.#stateOf(next.key);
      state.taken += next.weight;
      state.lastTurn = this.#turns += 1;
      this.#taken += next.weight;
      if (!next.hasBegun) this.#begun += 1;
      next.hasBegun = true;
      next.start();
    }
  }
}
