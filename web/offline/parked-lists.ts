const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

interface Parked {
  readonly failures: number;
  readonly retryAt: number;
}

/** Lists whose changes the service fails to save. Each has its own backoff, so that it does not hold up the others. */
export class ParkedLists {
  readonly #parked = new Map<string, Parked>();
  #ids: readonly string[] = [];

  /** The same array until a list is added or removed. */
  readonly ids = (): readonly string[] => this.#ids;

  /** Parks a list after a failure, at least for the time that the service asked for. */
  park(listId: string, requestedMs: number): void {
    const failures = this.#parked.get(listId)?.failures ?? 0;
    const wait = Math.max(requestedMs, Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
    this.#parked.set(listId, { failures: failures + 1, retryAt: Date.now() + wait });
    this.#ids = [...this.#parked.keys()];
  }

  release(listId: string): void {
    if (this.#parked.delete(listId)) this.#ids = [...this.#parked.keys()];
  }

  isWaiting(listId: string, now: number): boolean {
    return (this.#parked.get(listId)?.retryAt ?? 0) > now;
  }

  /** Lets all lists be tried at once. */
  retryNow(): void {
    for (const [listId, { failures }] of this.#parked) this.#parked.set(listId, { failures, retryAt: 0 });
  }

  /** How long until one of these lists may be tried again; undefined if none of them is parked. */
  getDelay(listIds: Iterable<string>): number | undefined {
    const times = [...listIds].flatMap((listId) => this.#parked.get(listId)?.retryAt ?? []);
    return times.length === 0 ? undefined : Math.max(0, Math.min(...times) - Date.now());
  }
}
