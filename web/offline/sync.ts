import { accountQuery } from '../api/account.ts';
import { caller } from '../api/client.ts';
import { ProblemError, UnreachableError } from '../api/problem.ts';
import { queryClient } from '../api/query-client.ts';
import { changeQueue } from './change-queue.ts';
import { isForLater } from '../api/is-for-later.ts';
import { takeOver } from './known-lists.ts';
import type { QueuedChange } from './list-change.ts';
import { inOneTab } from './one-tab.ts';
import { rebased } from './rebase.ts';
import { afterRefusal } from './refuse.ts';
import { sendChange } from './send-change.ts';

/** Why changes cannot be sent: no connection, or the user is not signed in. */
type Hindrance = 'unreachable' | 'signed-out';

const FIRST_RETRY_MS = 2000;
const SLOWEST_RETRY_MS = 60_000;

/** When a tab that found another at work checks whether that one left something. */
const LEFT_TO_ANOTHER_MS = 3000;

/** No user, or another one, is signed in: the change is kept for the user who made it. */
const isAboutTheSession = ({ code, problem: { status } }: ProblemError): boolean =>
  status === 401 || code === 'principal-mismatch' || code === 'csrf-token-invalid';

/** The session of the user has ended: changes wait until it continues. */
class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/** Queued changes of the current user. */
const isSendable = ({ userId, refusal }: QueuedChange): boolean => refusal === undefined && userId === caller.userId;

/** Sends the queued changes to the service, in sequence, each until it is answered. */
class Sync {
  #hindrance: Hindrance | undefined;
  #running: Promise<void> | undefined;
  #isAskedAgain = false;
  /** Whether the service has confirmed the user; offline the account is only remembered. */
  #isKnown = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly hindrance = (): Hindrance | undefined => this.#hindrance;

  /** Sends what is queued. If it is already running, it runs once more afterwards. */
  now(): void {
    if (this.#running !== undefined) {
      this.#isAskedAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#running = inOneTab(() => this.#sendAll())
      .then((hasActed) => (hasActed ? this.#isDone() : this.#isLeftToAnother()))
      .catch((error: unknown) => this.#isHindered(error))
      .finally(() => {
        this.#running = undefined;
        if (this.#isAskedAgain) this.now();
        this.#isAskedAgain = false;
      });
  }

  /**
   * After an outage, missed changes are unknown. The event stream resumes from its last event, which may be later than
   * a list that was opened from the cache, so lists are refetched.
   */
  reconnect(): void {
    this.#isKnown = false;
    void queryClient.invalidateQueries({ queryKey: ['shopping-list'] });
    this.now();
  }

  async #sendAll(): Promise<void> {
    // Another tab may have sent some of them while this one waited.
    await changeQueue.reload();
    await this.#recognize();
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#isAskedAgain = false;
      await this.#deliver(next);
    }
  }

  #next(): QueuedChange | undefined {
    return changeQueue.changes().find(isSendable);
  }

  /** A remembered account is reloaded, and with it everything else that was remembered. */
  async #recognize(): Promise<void> {
    if (this.#isKnown || (caller.csrfToken !== '' && this.#hindrance === undefined)) return;
    const account = await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    if (account.isRemembered === true) throw new UnreachableError('The account is only remembered.');
    if (account.interruption !== undefined) throw new InterruptedError(account.interruption);
    this.#isKnown = true;
    if (this.#hindrance !== undefined) void queryClient.invalidateQueries();
  }

  async #deliver(queued: QueuedChange): Promise<void> {
    try {
      const answer = await sendChange(queued);
      await takeOver(answer);
      // Lets the list render from the response first, so that removing the change from the queue does not change the
      // screen.
      await new Promise((drawn) => setTimeout(drawn));
      const waiting = changeQueue.changes().filter(({ id }) => id !== queued.id);
      const moved = rebased(waiting, queued, answer).filter((change, place) => change !== waiting[place]);
      changeQueue.replace([queued], moved);
      if (queued.change.kind === 'create') void queryClient.invalidateQueries({ queryKey: ['shopping-list', 'list'] });
    } catch (error) {
      if (isForLater(error) || !(error instanceof ProblemError)) throw error;
      if (isAboutTheSession(error)) throw error;
      const waiting = changeQueue.changes().filter(({ id }) => id !== queued.id);
      // Dropped by the user while it was in flight.
      if (waiting.length === changeQueue.changes().length) return;
      changeQueue.replace([queued], afterRefusal(queued, error.problem, waiting));
      void queryClient.invalidateQueries({ queryKey: ['shopping-list', queued.listId] });
    }
  }

  #isDone(): void {
    this.#failures = 0;
    this.#tell(undefined);
  }

  /** That tab may have been closed, or be this one before a reload. */
  #isLeftToAnother(): void {
    this.#timer = setTimeout(() => this.now(), LEFT_TO_ANOTHER_MS);
  }

  #isHindered(error: unknown): void {
    this.#isKnown = false;
    this.#tell(isForLater(error) && !(error instanceof InterruptedError) ? 'unreachable' : 'signed-out');
    const asked = error instanceof ProblemError ? (error.retryAfter ?? 0) * 1000 : 0;
    const wait = Math.max(asked, Math.min(SLOWEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures));
    this.#failures += 1;
    this.#timer = setTimeout(() => this.now(), wait);
  }

  #tell(hindrance: Hindrance | undefined): void {
    if (hindrance === this.#hindrance) return;
    this.#hindrance = hindrance;
    for (const listener of this.#listeners) listener();
  }
}

export const sync = new Sync();
