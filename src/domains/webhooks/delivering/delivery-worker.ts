import { defineService } from '../../../platform/module/module.ts';
import { instantAfter, getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { PublicPost } from '../../../platform/fetch/public-post.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { Id, NewId } from '../../../platform/ids/ids.ts';
import type { Log } from '../../../platform/log/log.ts';
import { eventsCommittedSignal } from '../../../platform/outbox/event-signals.ts';
import { listDueWebhookIds, lockDueDeliveries, updateDelivery } from '../delivery.store.ts';
import type { DeliveryRow } from '../delivery.store.ts';
import type { WebhookId } from '../webhook.schemas.ts';
import { findWebhookOutsideDeletedLibrary, hasWebhooks } from '../webhook.store.ts';
import type { WebhookRow } from '../webhook.store.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { recordAttemptResult } from './record-attempt-result.ts';
import { deliveriesQueued } from './deliveries-queued.ts';

/** Timings, which tests shorten. */
export interface DeliveryTimings {
  /** Interval at which the worker polls for due deliveries. */
  readonly pollIntervalMs: number;
  /** After this long another instance may take over the delivery. */
  readonly leaseMs: number;
  /** Spreads the retries; tests make it predictable. */
  readonly random?: () => number;
}

export const defaultDeliveryTimings: DeliveryTimings = { pollIntervalMs: 1000, leaseMs: 30_000 };

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

/** Concurrent deliveries per webhook, so that a slow receiver delays only itself. */
const MAX_PER_WEBHOOK = 4;
/** Concurrent deliveries per library. */
const MAX_PER_LIBRARY = 40;
const MAX_IN_FLIGHT = 400;

/** Counts deliveries in flight by owner. */
class DeliveryCounter {
  readonly #max: number;
  readonly #taken = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  free(id: string): number {
    return this.#max - (this.#taken.get(id) ?? 0);
  }

  full(): readonly string[] {
    return [...this.#taken.keys()].filter((id) => this.free(id) <= 0);
  }

  take(id: string): void {
    this.#taken.set(id, (this.#taken.get(id) ?? 0) + 1);
  }

  leave(id: string): void {
    const left = (this.#taken.get(id) ?? 1) - 1;
    if (left > 0) this.#taken.set(id, left);
    else this.#taken.delete(id);
  }
}

/**
 * Sends queued deliveries. Several instances share the work: each claims deliveries that no other has claimed, and a
 * claimed delivery that was not finished is retried when its lease expires. Delivery is at least once.
 */
export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  readonly #worker: string;
  readonly #byWebhook = new DeliveryCounter(MAX_PER_WEBHOOK);
  readonly #byLibrary = new DeliveryCounter(MAX_PER_LIBRARY);
  readonly #running = new Set<Promise<void>>();
  readonly #stopListening: readonly (() => void)[];
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;
  #isStale = false;
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
      deliveriesQueued.listen(database.databaseKey, look),
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
    await this.#looking;
    await Promise.all(this.#running);
    this.#options.post.close();
  }

  #look(): void {
    this.#isStale = true;
    this.#looking ??= this.#takeAll()
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error }, 'webhook deliveries cannot be claimed; retrying'),
      )
      .finally(() => {
        this.#looking = undefined;
      });
  }

  /** Another instance may have created the first webhook. */
  async #lookForWebhooks(): Promise<void> {
    // Skips this check while the previous one is still waiting for the database.
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      this.#isUsed = await hasWebhooks(this.#options.database.db);
    } catch {
      // The next poll tries again.
    } finally {
      this.#isAsking = false;
    }
    if (this.#isUsed && !this.#isStopped) this.#look();
  }

  async #takeAll(): Promise<void> {
    const { database, clock } = this.#options;
    while (this.#isStale && !this.#isStopped) {
      this.#isStale = false;
      const room = MAX_IN_FLIGHT - this.#running.size;
      if (room <= 0) return;
      const passed = { busy: this.#byWebhook.full(), full: this.#byLibrary.full() };
      for (const id of await listDueWebhookIds(database.db, getCurrentInstant(clock), passed, room)) {
        if (this.#isStopped) return;
        if (await this.#take(asId<WebhookId>(id))) this.#isStale = true;
      }
    }
  }

  /** Claims due deliveries of one webhook and starts sending them. True if there were any. */
  async #take(id: WebhookId): Promise<boolean> {
    const { database, clock, leaseMs } = this.#options;
    const taken = await database.transaction(async (tx) => {
      const webhook = await findWebhookOutsideDeletedLibrary(tx, id);
      if (webhook === undefined) return undefined;
      const room = Math.min(this.#byWebhook.free(id), this.#byLibrary.free(webhook.library_id ?? ''));
      if (room <= 0) return undefined;
      const rows = await lockDueDeliveries(tx, {
        webhook: id,
        now: getCurrentInstant(clock),
        rows: room,
        enabled: webhook.enabled,
      });
      const deliveries = rows.map((row): DeliveryRow => ({
        ...row,
        state: 'delivering',
        worker: this.#worker,
        next_attempt_at: instantAfter(clock, leaseMs),
      }));
      for (const delivery of deliveries) updateDelivery(tx, delivery);
      return { webhook, deliveries };
    });
    if (taken === undefined) return false;
    for (const delivery of taken.deliveries) this.#begin(taken.webhook, delivery);
    return taken.deliveries.length > 0;
  }

  #begin(webhook: WebhookRow, delivery: DeliveryRow): void {
    const library = webhook.library_id ?? '';
    this.#byWebhook.take(webhook.id);
    this.#byLibrary.take(library);
    const sending = this.#deliver(webhook, delivery)
      // It is retried when its lease expires.
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error, delivery: delivery.id }, 'result of a delivery could not be stored'),
      )
      .finally(() => {
        this.#running.delete(sending);
        this.#byWebhook.leave(webhook.id);
        this.#byLibrary.leave(library);
        this.#look();
      });
    this.#running.add(sending);
  }

  async #deliver(webhook: WebhookRow, delivery: DeliveryRow): Promise<void> {
    const { database, clock, random = Math.random } = this.#options;
    const attempted = await attemptDelivery(this.#options, webhook, delivery);
    await database.transaction((tx) => recordAttemptResult(tx, { clock, random }, delivery, attempted));
  }
}
