import { defineService } from '../../../platform/module/module.ts';
import { instantAfter, instantBefore, getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Clock, Instant } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { PublicPost } from '../../../platform/fetch/public-post.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { Id, NewId } from '../../../platform/ids/ids.ts';
import type { Log } from '../../../platform/log/log.ts';
import { eventsCommittedSignal } from '../../../platform/outbox/event-signals.ts';
import {
  markAsDelivering,
  listDueWebhooks,
  lockDueDeliveries,
  recordSuccessesWithoutReset,
} from '../delivery.store.ts';
import type { DeliveryRow, QueuePosition } from '../delivery.store.ts';
import type { WebhookId } from '../webhook.schemas.ts';
import { hasAnyWebhook, listWebhooksOfLiveLibraries } from '../webhook.store.ts';
import type { WebhookRow } from '../webhook.store.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { DeliverySlots } from './delivery-slots.ts';
import type { SlotOwner } from './delivery-slots.ts';
import { DueWebhookTurns } from './due-webhook-turns.ts';
import type { WantedDeliveries } from './due-webhook-turns.ts';
import { recordAttemptResult } from './record-attempt-result.ts';
import type { AttemptResult } from './record-attempt-result.ts';
import { testOrResendQueuedSignal } from './test-or-resend-queued.ts';

/** Timings, which tests shorten. */
export interface DeliveryTimings {
  /** Interval at which the worker polls for due deliveries. */
  readonly pollIntervalMs: number;
  /**
   * Interval at which everything due is searched, not only what became due lately. Finds the exceptions, such as a
   * delivery that another instance had locked but not claimed when it ended.
   */
  readonly fullSearchIntervalMs: number;
  /** After this long another instance may take over the delivery. */
  readonly leaseMs: number;
  /** Spreads the retries; tests make it predictable. */
  readonly random?: () => number;
}

export const defaultDeliveryTimings: DeliveryTimings = {
  pollIntervalMs: 1000,
  fullSearchIntervalMs: 60_000,
  leaseMs: 30_000,
};

/** Tests make them shorter. */
export const deliveryTimings = defineService<DeliveryTimings>({
  name: 'delivery timings',
  create: () => defaultDeliveryTimings,
});

export interface DeliveryWorkerOptions extends DeliveryTimings {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly post: PublicPost;
  readonly version: string;
}

/**
 * A delivery that was due this long ago is visible to all instances: longer than a transaction takes from the event to
 * its commit, and than clocks differ. What was searched up to then is not searched again until the next full search.
 */
const SETTLED_MS = 60_000;

/** The most webhooks that one search adds. */
const MAX_FOUND = 400;

/** An attempt that has ended. Its slot is free once the result is stored. */
interface Attempt {
  readonly delivery: DeliveryRow;
  readonly owner: SlotOwner;
  readonly result: AttemptResult;
}

interface Claim {
  readonly wanted: WantedDeliveries;
  /** Undefined if it was deleted. */
  readonly webhook: WebhookRow | undefined;
  readonly deliveries: readonly DeliveryRow[];
}

const positionOf = ({ id, next_attempt_at }: DeliveryRow): QueuePosition => ({ at: next_attempt_at ?? '', id });

/**
 * Sends queued deliveries. Several instances share the work: each claims deliveries that no other has claimed, and a
 * claimed delivery that was not finished is retried when its lease expires. Delivery is at least once.
 *
 * One transaction at a time stores the successes since the last one and claims the next deliveries of the webhooks that
 * have free slots. It waits for no lock, so a webhook that is being changed does not delay others.
 */
export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  readonly #worker: string;
  readonly #slots = new DeliverySlots();
  readonly #due = new DueWebhookTurns();
  readonly #running = new Set<Promise<void>>();
  readonly #stopListening: readonly (() => void)[];
  readonly #timer: NodeJS.Timeout;
  readonly #succeeded: Attempt[] = [];
  #working: Promise<void> | undefined;
  /** Deliveries may have become due. */
  #isStale = false;
  /** Webhooks not in `#due` have nothing due up to here. */
  #searchedUpTo: Instant = '';
  #lastFullSearch = -Infinity;
  #isAsking = false;
  #isUsed = false;
  #isStopped = false;

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
    const { database, newId, pollIntervalMs } = options;
    this.#worker = newId<Id<'worker'>>();
    const look = (): void => this.#look();
    // Most instances have no webhooks, and then a change does not trigger a query.
    const lookIfUsed = (): void => {
      if (this.#isUsed) this.#look();
    };
    this.#stopListening = [
      eventsCommittedSignal.listen(database.databaseKey, lookIfUsed),
      testOrResendQueuedSignal.listen(database.databaseKey, look),
    ];
    this.#timer = setInterval(() => {
      void this.#lookForWebhooks();
    }, pollIntervalMs);
    void this.#lookForWebhooks();
  }

  /** Waits for deliveries in flight. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const stop of this.#stopListening) stop();
    clearInterval(this.#timer);
    // Attempts in flight leave results to store, and a transaction under way may still begin attempts.
    while (this.#working !== undefined || this.#running.size > 0) await Promise.all([this.#working, ...this.#running]);
    this.#options.post.close();
  }

  #look(): void {
    this.#isStale = true;
    this.#work();
  }

  /** Another instance may have created the first webhook. */
  async #lookForWebhooks(): Promise<void> {
    // Skips this check while the previous one is still waiting for the database.
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      this.#isUsed = await hasAnyWebhook(this.#options.database.db);
    } catch {
      // The next poll tries again.
    } finally {
      this.#isAsking = false;
    }
    if (this.#isUsed && !this.#isStopped) this.#look();
  }

  #work(): void {
    if (this.#working === undefined && this.#hasWork()) this.#working = this.#workUntilDone();
  }

  #hasWork(): boolean {
    return this.#isStale || this.#succeeded.length > 0 || this.#canClaim();
  }

  #canClaim(): boolean {
    return !this.#isStopped && this.#due.hasTurn(this.#slots);
  }

  async #workUntilDone(): Promise<void> {
    try {
      while (this.#hasWork()) {
        if (this.#isStale) await this.#search();
        // Also if there is a reason to search again: with many changes, there always is.
        if (this.#succeeded.length > 0 || this.#canClaim()) await this.#recordAndClaim();
      }
    } catch (error) {
      // The next poll tries again.
      this.#options.log.warn({ err: error }, 'webhook deliveries cannot be claimed; retrying');
      for (const attempt of this.#succeeded.splice(0)) this.#track(this.#recordAlone(attempt));
    } finally {
      // In the same turn of the event loop as the last check for work, so that no call in between is lost.
      this.#working = undefined;
    }
  }

  /** Finds further webhooks with due deliveries. */
  async #search(): Promise<void> {
    const { database, clock, fullSearchIntervalMs } = this.#options;
    this.#isStale = false;
    if (this.#isStopped) return;
    const began = performance.now();
    const isFull = began - this.#lastFullSearch >= fullSearchIntervalMs;
    if (isFull) {
      this.#due.restart();
      this.#searchedUpTo = '';
    }
    const settled = instantBefore(clock, SETTLED_MS);
    const found = await listDueWebhooks(database.db, {
      now: getCurrentInstant(clock),
      after: this.#searchedUpTo,
      known: this.#due.ids,
      rows: MAX_FOUND,
    });
    for (const { webhook_id, library_id } of found) this.#due.add({ webhook: webhook_id, library: library_id ?? '' });
    if (isFull && found.length < MAX_FOUND) {
      this.#lastFullSearch = began;
      this.#searchedUpTo = settled;
    }
  }

  async #recordAndClaim(): Promise<void> {
    const { database, clock } = this.#options;
    const attempts = [...this.#succeeded];
    const settled = instantBefore(clock, SETTLED_MS);
    const { recorded, claims } = await database.transaction(async (tx) => {
      const stored = await this.#recordSuccesses(tx, attempts);
      return { recorded: stored, claims: await this.#claim(tx, stored) };
    });
    this.#succeeded.splice(0, attempts.length);
    for (const attempt of attempts) {
      if (recorded.has(attempt)) this.#slots.leave(attempt.owner);
      else this.#track(this.#recordAlone(attempt));
    }
    for (const claim of claims) {
      this.#due.claimed(claim.wanted, claim.deliveries.map(positionOf), settled);
      this.#begin(claim);
    }
  }

  /** Returns those that are stored. The others need a lock on their webhook or delivery. */
  async #recordSuccesses(tx: Tx, attempts: readonly Attempt[]): Promise<ReadonlySet<Attempt>> {
    if (attempts.length === 0) return new Set();
    const successes = attempts.map(({ delivery: { id }, result: { code } }) => ({ id, code }));
    const stored = new Set(await recordSuccessesWithoutReset(tx, this.#worker, successes));
    return new Set(attempts.filter(({ delivery }) => stored.has(delivery.id)));
  }

  /** Claims due deliveries of webhooks with free slots, including those of the attempts stored in this transaction. */
  async #claim(tx: Tx, recorded: ReadonlySet<Attempt>): Promise<readonly Claim[]> {
    if (this.#isStopped) return [];
    const { clock, leaseMs } = this.#options;
    const slots = this.#slots.copy();
    for (const { owner } of recorded) slots.leave(owner);
    const wanted = this.#due.next(slots);
    if (wanted.length === 0) return [];
    const webhooks = await listWebhooksOfLiveLibraries(
      tx,
      wanted.map(({ webhook }) => webhook),
    );
    const byId = new Map(webhooks.map((webhook) => [webhook.id, webhook]));
    const claims: Claim[] = [];
    for (const turn of wanted) {
      const webhook = byId.get(turn.webhook);
      const deliveries =
        webhook === undefined
          ? []
          : await lockDueDeliveries(tx, {
              webhook: asId<WebhookId>(webhook.id),
              after: turn.after,
              now: getCurrentInstant(clock),
              rows: turn.rows,
              enabled: webhook.enabled,
            });
      claims.push({ wanted: turn, webhook, deliveries });
    }
    const ids = claims.flatMap(({ deliveries }) => deliveries.map(({ id }) => id));
    if (ids.length > 0) markAsDelivering(tx, ids, { worker: this.#worker, until: instantAfter(clock, leaseMs) });
    return claims;
  }

  #begin({ wanted: { webhook: id, library }, webhook, deliveries }: Claim): void {
    if (webhook === undefined) return;
    const owner: SlotOwner = { webhook: id, library };
    for (const delivery of deliveries) {
      this.#slots.take(owner);
      this.#track(this.#deliver(webhook, owner, { ...delivery, worker: this.#worker }));
    }
  }

  #track(work: Promise<void>): void {
    const running = work.finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #deliver(webhook: WebhookRow, owner: SlotOwner, delivery: DeliveryRow): Promise<void> {
    try {
      const result = await attemptDelivery(this.#options, webhook, delivery);
      if (!result.isDelivered) {
        await this.#recordAlone({ delivery, owner, result });
        return;
      }
      this.#succeeded.push({ delivery, owner, result });
      this.#work();
    } catch (error) {
      // It is retried when its lease expires.
      this.#options.log.warn({ err: error, delivery: delivery.id }, 'a delivery could not be attempted');
      this.#free(owner);
    }
  }

  /** Stores a result that changes the webhook, too. */
  async #recordAlone({ delivery, owner, result }: Attempt): Promise<void> {
    const { database, clock, log, random = Math.random } = this.#options;
    try {
      await database.transaction((tx) => recordAttemptResult(tx, { clock, random }, delivery, result));
    } catch (error) {
      // It is retried when its lease expires.
      log.warn({ err: error, delivery: delivery.id }, 'result of a delivery could not be stored');
    }
    this.#free(owner);
  }

  #free(owner: SlotOwner): void {
    this.#slots.leave(owner);
    this.#work();
  }
}
