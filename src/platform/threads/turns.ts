interface Waiting {
  readonly weight: number;
  readonly start: () => void;
}

/** Lets so much work go on at once, and the rest wait in the order in which it came. */
export class Turns {
  readonly #most: number;
  readonly #waiting: Waiting[] = [];
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Work that weighs more than there is room for runs alone. */
  async run<T>(weight: number, work: () => Promise<T>): Promise<T> {
    const own = Math.min(weight, this.#most);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ weight: own, start: resolve });
    this.#startNext();
    await promise;
    try {
      return await work();
    } finally {
      this.#taken -= own;
      this.#startNext();
    }
  }

  #startNext(): void {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if (this.#taken + next.weight > this.#most) return;
      this.#waiting.shift();
      this.#taken += next.weight;
      next.start();
    }
  }
}
