import type { UserId } from '../ids/ids.ts';
import { Problem, unavailable } from '../problem/problem.ts';
import type { Overload } from './overload.ts';

/** Most heavy requests take a second or less. */
const RETRY_SECONDS = '1';

/**
 * Limits how many expensive requests one user has under way on this instance, so that others get their share of the
 * threads and the database. While the process is overloaded, all of them are refused.
 */
export class HeavyRequests {
  readonly #maximum: number;
  readonly #overload: Pick<Overload, 'level'>;
  readonly #runningByUser = new Map<UserId | undefined, number>();

  constructor(maximum: number, overload: Pick<Overload, 'level'>) {
    this.#maximum = maximum;
    this.#overload = overload;
  }

  /** Counts a request until the returned function is called. Throws 429 or 503. */
  acquire(userId: UserId | undefined): () => void {
    if (this.#overload.level !== 'none') {
      throw unavailable('The service is busy.', { retrySeconds: 2, limit: 'event_loop_delay_ms' });
    }
    const running = this.#runningByUser.get(userId) ?? 0;
    if (running >= this.#maximum) {
      throw new Problem('rate-limited', {
        detail: `${this.#maximum} of your requests of this kind are under way.`,
        params: { limit: 'heavy_requests_per_user', maximum: this.#maximum },
        headers: { 'retry-after': RETRY_SECONDS },
      });
    }
    this.#runningByUser.set(userId, running + 1);
    return () => this.#release(userId);
  }

  #release(userId: UserId | undefined): void {
    const left = (this.#runningByUser.get(userId) ?? 1) - 1;
    if (left > 0) this.#runningByUser.set(userId, left);
    else this.#runningByUser.delete(userId);
  }
}
