/** Runs up to a number of tasks concurrently. Adding another waits until one of them is done. */
export class ConcurrentWork {
  readonly #max: number;
  readonly #running = new Set<Promise<void>>();
  #failure: { readonly error: unknown } | undefined;

  constructor(max: number) {
    this.#max = max;
  }

  /** Starts the work once there is room for it. Throws if earlier work has failed. */
  async add(work: () => Promise<void>): Promise<void> {
    while (this.#running.size >= this.#max) await Promise.race(this.#running);
    this.#throwIfFailed();
    const running = work()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for all running tasks. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** The same, and throws if any work has failed. */
  async finish(): Promise<void> {
    await this.settled();
    this.#throwIfFailed();
  }

  #throwIfFailed(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
  }
}
