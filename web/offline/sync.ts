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

/** What keeps changes from being sent: no connection, or that nobody is signed in who may send them. */
type Hindrance = 'unreachable' | 'signed-out';

const FIRST_RETRY_MS = 2000;
const SLOWEST_RETRY_MS = 60_000;

/** When a tab that found another at work looks whether that one has left something. */
const LEFT_TO_ANOTHER_MS = 3000;

/** Nobody, or somebody else, is signed in by now: the change is kept for who made it. */
const isAboutTheSession = ({ code, problem: { status } }: ProblemError): boolean =>
  status === 401 || code === 'principal-mismatch' || code === 'csrf-token-invalid';

/** The session of who made the changes has ended: they wait until it goes on. */
class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

/** Changes of whoever uses the app that wait to be sent. */
const isSendable = ({ userId, refusal }: QueuedChange): boolean => refusal === undefined && userId === caller.userId;

/** Brings the changes of the queue to the service, one after the other, each until it has an answer. */
class Sync {
  #hindrance: Hindrance | undefined;
  #running: Promise<void> | undefined;
  #isAskedAgain = false;
  /** Whether the service itself has said who uses the app; without a network it is only remembered. */
  #isKnown = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly hindrance = (): Hindrance | undefined => this.#hindrance;

  /** Sends what there is. Asked while it is at work, it looks once more when it is done. */
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
   * After the network was away, nothing is known of what happened meanwhile. The stream of events goes on from what it
   * told last, which may be long after a list was kept that was opened since: so lists are read again.
   */
  reconnect(): void {
    this.#isKnown = false;
    void queryClient.invalidateQueries({ queryKey: ['shopping-list'] });
    this.now();
  }

  async #sendAll(): Promise<void> {
    // Another tab may have sent some of them while this one waited for its turn.
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

  /** The account is read again where it was only remembered, and with it everything else that was. */
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
      // The list is drawn from the answer first: what leaves the queue then changes nothing on the screen.
      await new Promise((drawn) => setTimeout(drawn));
      const waiting = changeQueue.changes().filter(({ id }) => id !== queued.id);
      const moved = rebased(waiting, queued, answer).filter((change, place) => change !== waiting[place]);
      changeQueue.replace([queued], moved);
      if (queued.change.kind === 'create') void queryClient.invalidateQueries({ queryKey: ['shopping-list', 'list'] });
    } catch (error) {
      if (isForLater(error) || !(error instanceof ProblemError)) throw error;
      if (isAboutTheSession(error)) throw error;
      const waiting = changeQueue.changes().filter(({ id }) => id !== queued.id);
      // Dropped while it was on its way: nobody asks any more what became of it.
      if (waiting.length === changeQueue.changes().length) return;
      changeQueue.replace([queued], afterRefusal(queued, error.problem, waiting));
      void queryClient.invalidateQueries({ queryKey: ['shopping-list', queued.listId] });
    }
  }

  #isDone(): void {
    this.#failures = 0;
    this.#tell(undefined);
  }

  /** That tab may have been closed, or be this one before it was opened anew. */
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
