/** Bounds beside how much goes on at once. */
export interface TurnLimits {
  /** How much of that one key may have. Less than all of it, so that another key need not wait for the next yield. */
  readonly maxPerKey?: number;
  /** How much work may have begun, going on or having yielded: what has yielded still holds memory. */
  readonly maxBegun?: number;
}

/** What work that has its turn can do with it. */
export interface Turn {
  /** Whether `yield` would let other work go first. */
  isWanted(): boolean;
  /**
   * Lets work of another key go first if that has had less, and waits for the next turn. Resolves at once if there is
   * none; work that is over by itself meanwhile need not wait for it.
   */
  yield(): Promise<void>;
}

interface Waiting {
  readonly key: string;
  readonly weight: number;
  /** Earlier is first within its key, also after it has yielded. */
  readonly arrival: number;
  hasBegun: boolean;
  start: () => void;
}

/**
 * Lets so much work go on at once. What waits is taken by turns between keys, such as libraries: first the key that has
 * least going on, then the one whose last turn is longest ago, and within a key in the order of arrival.
 */
export class Turns {
  readonly #max: number;
  readonly #limits: Required<TurnLimits>;
  readonly #waiting = new Set<Waiting>();
  /** By key, for as long as any work of it waits or goes on. */
  readonly #keys = new Map<string, { works: number; taken: number; lastTurn: number }>();
  #taken = 0;
  #begun = 0;
  #arrivals = 0;
  #turns = 0;

  constructor(max: number, { maxPerKey = Infinity, maxBegun = Infinity }: TurnLimits = {}) {
    this.#max = max;
    this.#limits = { maxPerKey, maxBegun };
  }

  /** Whether work waits although there is room: that is kept for other keys. */
  get isKeepingRoom(): boolean {
    return this.#waiting.size > 0 && this.#taken < this.#max;
  }

  /** Work that weighs more than there is room for runs alone. */
  async run<T>(weight: number, work: (turn: Turn) => Promise<T>, key = ''): Promise<T> {
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
      return await work({ isWanted: () => this.#isWanted(own), yield: () => this.#yield(own) });
    } finally {
      this.#begun -= 1;
      // It may have ended while it waited for its next turn.
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
    // Else they would only swap places.
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
