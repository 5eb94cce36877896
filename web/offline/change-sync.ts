import type { ShoppingListBody } from '../../src/domains/shopping/index.ts';
import { accountQuery } from '../api/account.ts';
import { caller } from '../api/client.ts';
import { ProblemError, UnreachableError } from '../api/problem.ts';
import { queryClient } from '../api/query-client.ts';
import { isOutcomeUnknown } from '../api/is-outcome-unknown.ts';
import { storeList } from './list-cache.ts';
import type { QueuedChange } from './list-change.ts';
import { ParkedLists } from './parked-lists.ts';
import type { ChangeQueue } from './queued-changes.ts';
import { rebaseChanges } from './rebase.ts';
import { splitRefusedChange } from './split-refused-change.ts';

/** Why changes cannot be sent: no connection, or the user is not signed in. */
type SyncObstacle = 'unreachable' | 'signed-out';

const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

/** When a tab that found another at work checks whether that one left something. */
const OTHER_TAB_RETRY_MS = 3000;

/** No user, or another one, is signed in: the change is kept for the user who made it. */
const isSessionProblem = ({ code, problem: { status } }: ProblemError): boolean =>
  status === 401 || code === 'principal-mismatch' || code === 'csrf-token-invalid';

/** The service failed at this change, but not as a whole: changes of other lists may succeed. */
const isListFailure = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.problem.status >= 500 && error.problem.status !== 503;

const toMilliseconds = (seconds: number | undefined): number => (seconds ?? 0) * 1000;

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

interface ChangeSyncDeps {
  readonly queue: Pick<ChangeQueue, 'changes' | 'reload' | 'replace'>;
  readonly send: (queued: QueuedChange) => Promise<ShoppingListBody>;
  readonly runInOneTab: (act: () => Promise<void>) => Promise<boolean>;
}

/**
 * Sends the queued changes to the service, in sequence, each until it is answered. If the service fails at one, the
 * changes of that list wait, and the others go on.
 */
export class ChangeSync {
  readonly #deps: ChangeSyncDeps;
  readonly #parked = new ParkedLists();
  #obstacle: SyncObstacle | undefined;
  #running: Promise<void> | undefined;
  #shouldRunAgain = false;
  /** Whether the service has confirmed the user; offline the account is only remembered. */
  #isAccountConfirmed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(deps: ChangeSyncDeps) {
    this.#deps = deps;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly obstacle = (): SyncObstacle | undefined => this.#obstacle;

  /** The lists that the service fails to save, and that are retried. */
  readonly failedLists = this.#parked.ids;

  /** Sends what is queued. If it is already running, it runs once more afterwards. */
  now(): void {
    if (this.#running !== undefined) {
      this.#shouldRunAgain = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#running = this.#deps
      .runInOneTab(() => this.#sendAll())
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
    this.#parked.retryNow();
    void queryClient.invalidateQueries({ queryKey: ['shopping-list'] });
    this.now();
  }

  async #sendAll(): Promise<void> {
    // Another tab may have sent some of them while this one waited.
    await this.#deps.queue.reload();
    await this.#confirmAccount();
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#shouldRunAgain = false;
      await this.#deliver(next);
    }
  }

  #next(): QueuedChange | undefined {
    // One time for all, so that no change overtakes an earlier one of its list.
    const now = Date.now();
    return this.#listSendable().find(({ listId }) => !this.#parked.isWaiting(listId, now));
  }

  #listSendable(): readonly QueuedChange[] {
    return this.#deps.queue.changes().filter(isSendable);
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
    const { queue, send } = this.#deps;
    try {
      const response = await send(queued);
      storeList(response);
      // Lets the list render from the response first, so that removing the change from the queue does not change the
      // screen.
      await new Promise((drawn) => setTimeout(drawn, 0));
      const waiting = queue.changes().filter(({ id }) => id !== queued.id);
      const moved = rebaseChanges(waiting, queued, response).filter((change, place) => change !== waiting[place]);
      queue.replace([queued], moved);
      this.#release(queued.listId);
      if (queued.change.kind === 'create') void queryClient.invalidateQueries({ queryKey: ['shopping-list', 'list'] });
    } catch (error) {
      if (isListFailure(error)) return this.#park(queued.listId, error);
      if (isOutcomeUnknown(error) || !(error instanceof ProblemError)) throw error;
      if (isSessionProblem(error)) throw error;
      const waiting = queue.changes().filter(({ id }) => id !== queued.id);
      // Dropped by the user while it was in flight.
      if (waiting.length === queue.changes().length) return undefined;
      queue.replace([queued], splitRefusedChange(queued, error.problem, waiting));
      this.#release(queued.listId);
      void queryClient.invalidateQueries({ queryKey: ['shopping-list', queued.listId] });
    }
    return undefined;
  }

  #park(listId: string, { retryAfter }: ProblemError): void {
    this.#parked.park(listId, toMilliseconds(retryAfter));
    this.#notify();
  }

  #release(listId: string): void {
    this.#parked.release(listId);
    this.#notify();
  }

  #onDone(): void {
    this.#failures = 0;
    this.#setObstacle(undefined);
    const delay = this.#parked.getDelay(this.#listSendable().map(({ listId }) => listId));
    if (delay !== undefined) this.#timer = setTimeout(() => this.now(), delay);
  }

  /** That tab may have been closed, or be this one before a reload. */
  #onLeftToOtherTab(): void {
    this.#timer = setTimeout(() => this.now(), OTHER_TAB_RETRY_MS);
  }

  #onFailure(error: unknown): void {
    this.#isAccountConfirmed = false;
    this.#setObstacle(isOutcomeUnknown(error) && !(error instanceof InterruptedError) ? 'unreachable' : 'signed-out');
    const requestedDelay = error instanceof ProblemError ? toMilliseconds(error.retryAfter) : 0;
    const wait = Math.max(requestedDelay, Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures));
    this.#failures += 1;
    this.#timer = setTimeout(() => this.now(), wait);
  }

  #setObstacle(obstacle: SyncObstacle | undefined): void {
    if (obstacle === this.#obstacle) return;
    this.#obstacle = obstacle;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
