/**
 * Of the requests with one key in this process, the first runs and the others wait for it without holding a database
 * connection; then all of them look for its receipt at once.
 */
export class InFlight {
  readonly #waitMs: number;
  readonly #running = new Map<string, Promise<void>>();

  constructor(waitMs: number) {
    this.#waitMs = waitMs;
  }

  /** Returns the result of `run`, or of `found` after another request has run; undefined if that took too long. */
  async run<T>(key: string, found: () => Promise<T | undefined>, run: () => Promise<T>): Promise<T | undefined> {
    const deadline = performance.now() + this.#waitMs;
    for (let other = this.#running.get(key); other !== undefined; other = this.#running.get(key)) {
      if (!(await endsBefore(other, deadline))) return undefined;
      const result = await found();
      if (result !== undefined) return result;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#running.set(key, promise);
    try {
      return await run();
    } finally {
      this.#running.delete(key);
      resolve();
    }
  }
}

const endsBefore = async (promise: Promise<void>, deadline: number): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, deadline - performance.now(), false);
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
};
