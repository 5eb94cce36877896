/** How often the figures are read again. */
const SAMPLE_MS = 15_000;

/** Reads figures in the background and returns the last ones, undefined if the last attempt failed. */
export type Sampler = <T>(read: () => Promise<T>) => () => T | undefined;

/**
 * Figures from the database, so that a scrape never waits for it. They are read one after another, which takes at most
 * one connection.
 */
export class BackgroundSamples {
  readonly #refreshes: (() => Promise<void>)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isRefreshing = false;
  #isStopped = false;

  readonly sample: Sampler = <T>(read: () => Promise<T>) => {
    let latest: T | undefined;
    this.#refreshes.push(async () => {
      latest = await read().catch(() => undefined);
    });
    return () => latest;
  };

  /** Begins with the first scrape: a service without monitoring does not need the figures. */
  startOnce(): void {
    if (this.#timer !== undefined || this.#isStopped) return;
    this.#timer = setInterval(() => void this.#refresh(), SAMPLE_MS).unref();
    void this.#refresh();
  }

  /** Does not wait for a read that is under way: the database may not respond. */
  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  async #refresh(): Promise<void> {
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    for (const refresh of this.#refreshes) if (!this.#isStopped) await refresh();
    this.#isRefreshing = false;
  }
}
