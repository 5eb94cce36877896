/** Requests with the same key in this process go one after the other; those that wait hold no connection. */
export class InFlight {
  readonly #last = new Map<string, Promise<void>>();

  /** Waits its turn and gives the function that ends it; undefined where the wait took too long. */
  async enter(key: string, waitMs: number): Promise<(() => void) | undefined> {
    const before = this.#last.get(key);
    const { promise: mine, resolve } = Promise.withResolvers<void>();
    const chain = (before ?? Promise.resolve()).then(() => mine);
    this.#last.set(key, chain);
    void chain.then(() => {
      if (this.#last.get(key) === chain) this.#last.delete(key);
    });
    if (before === undefined || (await within(before, waitMs))) return resolve;
    resolve();
    return undefined;
  }
}

const within = async (promise: Promise<void>, waitMs: number): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, waitMs, false);
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
};
