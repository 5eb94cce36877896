import type { Limits } from '../../platform/config/limits.ts';
import type { UserId } from '../../platform/ids/ids.ts';
import { Problem, unavailable } from '../../platform/problem/problem.ts';

/** Streams close after at most five minutes, and those of closed tabs sooner. */
const RETRY_SECONDS = 30;

/** Limits how many event streams are open at once on this instance, in total and for one user. */
export class StreamLimit {
  readonly #limits: Pick<Limits, 'event_streams' | 'event_streams_per_user'>;
  readonly #openByUser = new Map<UserId, number>();
  #open = 0;

  constructor(limits: Pick<Limits, 'event_streams' | 'event_streams_per_user'>) {
    this.#limits = limits;
  }

  /** Counts a stream until the returned function is called. Throws 429 or 503 if there are too many. */
  acquire(userId: UserId): () => void {
    const { event_streams, event_streams_per_user: maximum } = this.#limits;
    const own = this.#openByUser.get(userId) ?? 0;
    if (own >= maximum) {
      throw new Problem('rate-limited', {
        detail: `You have ${maximum} event streams open.`,
        params: { limit: 'event_streams_per_user', maximum },
        headers: { 'retry-after': String(RETRY_SECONDS) },
      });
    }
    if (this.#open >= event_streams) {
      throw unavailable(`${event_streams} event streams are open.`, {
        retrySeconds: RETRY_SECONDS,
        limit: 'event_streams',
      });
    }
    this.#openByUser.set(userId, own + 1);
    this.#open += 1;
    return () => this.#release(userId);
  }

  #release(userId: UserId): void {
    this.#open -= 1;
    const left = (this.#openByUser.get(userId) ?? 1) - 1;
    if (left > 0) this.#openByUser.set(userId, left);
    else this.#openByUser.delete(userId);
  }
}
