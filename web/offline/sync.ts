import { accountQuery } from '../api/account.ts';
import { caller } from '../api/client.ts';
import { ProblemError, UnreachableError } from '../api/problem.ts';
import { queryClient } from '../api/query-client.ts';
import { changeQueue } from './change-queue.ts';
import { isOutcomeUnknown } from '../api/is-outcome-unknown.ts';
import { storeList } from './list-cache.ts';
import type { QueuedChange } from './list-change.ts';
import { runInOneTab } from './run-in-one-tab.ts';
import { rebaseChanges } from './rebase.ts';
import { splitRefusedChange } from './split-refused-change.ts';
import { sendChange } from './send-change.ts';

/** Why changes cannot be sent: no connection, or the user is not signed in. */
type SyncObstacle = 'unreachable' | 'signed-out';

const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

/** When a tab that found another at work checks whether that one left something. */
const OTHER_TAB_RETRY_MS = 3000;

/** No user, or another one, is signed in: the change is kept for the user who made it. */
const isSessionProblem = ({ code, problem: { status } }: ProblemError): boolean =>
  status === 401 || code === 'principal-mismatch' || code === 'csrf-token-invalid';

/** The session of the user has ended: changes wait until it continues. */
class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/** Whether the service has said who the user is, on this page. */
const isAccountLoaded = (): boolean => {
  const account = queryClient.getQueryData(accountQuery.queryKey);
  return account?.user != null && account.isRemembered !== true && account.interruption === undefined;
};

/** Queued changes of the current user. */
const isSendable = ({ userId, refusal }: QueuedChange): boolean => refusal === undefined && userId === caller.userId;

/** Sends the queued changes to the service, in sequence, each until it is answered. */
class Sync {
  #obstacle: SyncObstacle | undefined;
  #running: Promise<void> | undefined;
  #shouldRunAgain = false;
  /** Whether the service has confirmed the user; offline the account is only remembered. */
  #isAccountConfirmed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly obstacle = (): SyncObstacle | undefined => this.#obstacle;

  /** Sends what is queued. If it is already running, it runs once more afterwards. */
  now(): void {
    if (this.#running !== undefined) {
      this.#shouldRunAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#running = runInOneTab(() => this.#sendAll())
      .then((hasActed) => (hasActed ? this.#onDone() : this.#onLeftToOtherTab()))
      .catch((error: unknown) => this.#onFailure(error))
      .finally(() => {
        this.#running = undefined;
        if (this.#shouldRunAgain) this.now();
        this.#shouldRunAgain = false;
      });
  }

  /**
   * After an outage, missed changes are unknown. The event stream resumes from its last event, which may be later than
   * a list that was opened from the cache, so lists are refetched.
   */
  reconnect(): void {
    this.#isAccountConfirmed = false;
    void queryClient.invalidateQueries({ queryKey: ['shopping-list'] });
    this.now();
  }

  async #sendAll(): Promise<void> {
    // Another tab may have sent some of them while this one waited.
    await changeQueue.reload();
    await this.#confirmAccount();
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#shouldRunAgain = false;
      await this.#deliver(next);
    }
  }

  #next(): QueuedChange | undefined {
    return changeQueue.changes().find(isSendable);
  }

  /** A remembered account is reloaded, and with it everything else that was remembered. */
  async #confirmAccount(): Promise<void> {
    if (this.#isAccountConfirmed || (isAccountLoaded() && this.#obstacle === undefined)) return;
    const account = await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    if (account.isRemembered === true) throw new UnreachableError('The account is only remembered.');
    if (account.interruption !== undefined) throw new InterruptedError(account.interruption);
    this.#isAccountConfirmed = true;
    if (this.#obstacle !== undefined) void queryClient.invalidateQueries();
  }

  async #deliver(queued: QueuedChange): Promise<void> {
    try {
      const response = await sendChange(queued);
      storeList(response);
      // Lets the list render from the response first, so that removing the change from the queue does not change the
      // screen.
      await new Promise((drawn) => setTimeout(drawn));
      const waiting = changeQueue.changes().filter(({ id }) => id !== queued.id);
      const moved = rebaseChanges(waiting, queued, response).filter((change, place) => change !== waiting[place]);
      changeQueue.replace([queued], moved);
      if (queued.change.kind === 'create') void queryClient.invalidateQueries({ queryKey: ['shopping-list', 'list'] });
    } catch (error) {
      if (isOutcomeUnknown(error) || !(error instanceof ProblemError)) throw error;
      if (isSessionProblem(error)) throw error;
      const waiting = changeQueue.changes().filter(({ id }) => id !== queued.id);
      // Dropped by the user while it was in flight.
      if (waiting.length === changeQueue.changes().length) return;
      changeQueue.replace([queued], splitRefusedChange(queued, error.problem, waiting));
      void queryClient.invalidateQueries({ queryKey: ['shopping-list', queued.listId] });
    }
  }

  #onDone(): void {
    this.#failures = 0;
    this.#setObstacle(undefined);
  }

  /** That tab may have been closed, or be this one before a reload. */
  #onLeftToOtherTab(): void {
    this.#timer = setTimeout(() => this.now(), OTHER_TAB_RETRY_MS);
  }

  #onFailure(error: unknown): void {
    this.#isAccountConfirmed = false;
    this.#setObstacle(isOutcomeUnknown(error) && !(error instanceof InterruptedError) ? 'unreachable' : 'signed-out');
    const requestedDelay = error instanceof ProblemError ? (error.retryAfter ?? 0) * 1000 : 0;
    const wait = Math.max(requestedDelay, Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures));
    this.#failures += 1;
    this.#timer = setTimeout(() => this.now(), wait);
  }

  #setObstacle(obstacle: SyncObstacle | undefined): void {
    if (obstacle === this.#obstacle) return;
    this.#obstacle = obstacle;
    for (const listener of this.#listeners) listener();
  }
}

export const sync = new Sync();
