import { instantAfter, instantOf } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { PublicPost } from '../../../platform/fetch/public-post.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { Id, NewId } from '../../../platform/ids/ids.ts';
import type { Log } from '../../../platform/log/log.ts';
import { eventsCommitted } from '../../../platform/outbox/wake.ts';
import { dueWebhooks, lockDue, updateDelivery } from '../delivery.store.ts';
import type { DeliveryRow } from '../delivery.store.ts';
import type { WebhookId } from '../webhook.schemas.ts';
import { findUsedWebhook, hasWebhooks } from '../webhook.store.ts';
import type { WebhookRow } from '../webhook.store.ts';
import { attempt } from './attempt.ts';
import { finishDelivery } from './finish-delivery.ts';
import { deliveriesQueued } from './wake.ts';

/** Times that tests shorten. */
export interface DeliveryTimes {
  /** How often it looks for what is due. */
  readonly lookMs: number;
  /** A delivery that is tried for longer is taken for lost, and tried by somebody else. */
  readonly leaseMs: number;
}

export const usualDeliveryTimes: DeliveryTimes = { lookMs: 1000, leaseMs: 30_000 };

export interface DeliveryWorkerOptions extends DeliveryTimes {
  readonly database: Database;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Log;
  readonly post: PublicPost;
  readonly version: string;
  readonly random?: () => number;
}

/** A receiver that is slow keeps no more than so many of its own deliveries waiting, and none of anybody else’s. */
const MOST_FOR_ONE = 4;
/** The same for all receivers of one library together. */
const MOST_FOR_LIBRARY = 40;
const MOST_AT_ONCE = 400;

/** Counts what is under way, by whom it belongs to. */
class Places {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  free(id: string): number {
    return this.#most - (this.#taken.get(id) ?? 0);
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
 * Sends what is queued for webhooks. Several instances share the work: each takes what no other is taking, and whatever
 * one of them took and did not end is taken up again when its lease runs out. So a delivery may arrive twice, and never
 * not at all.
 */
export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  readonly #worker: string;
  readonly #byWebhook = new Places(MOST_FOR_ONE);
  readonly #byLibrary = new Places(MOST_FOR_LIBRARY);
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
    const { database, newId, lookMs } = options;
    this.#worker = newId<Id<'worker'>>();
    const look = (): void => this.#look();
    // Hardly anybody has webhooks: where there are none, a change is not worth a look.
    const lookIfUsed = (): void => {
      if (this.#isUsed) this.#look();
    };
    this.#stopListening = [
      eventsCommitted.listen(database.home, lookIfUsed),
      deliveriesQueued.listen(database.home, look),
    ];
    this.#timer = setInterval(() => {
      void this.#lookForWebhooks();
    }, lookMs);
    void this.#lookForWebhooks();
  }

  /** Waits for what is on its way. */
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
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'webhooks cannot be served; it tries again'))
      .finally(() => {
        this.#looking = undefined;
      });
  }

  /** Another instance may have made the first one. */
  async #lookForWebhooks(): Promise<void> {
    // A database that is slow to answer is not asked again before it has.
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      this.#isUsed = await hasWebhooks(this.#options.database.db);
    } catch {
      // Asked again soon.
    } finally {
      this.#isAsking = false;
    }
    if (this.#isUsed && !this.#isStopped) this.#look();
  }

  async #takeAll(): Promise<void> {
    const { database, clock } = this.#options;
    while (this.#isStale && !this.#isStopped) {
      this.#isStale = false;
      const room = MOST_AT_ONCE - this.#running.size;
      if (room <= 0) return;
      const passed = { busy: this.#byWebhook.full(), full: this.#byLibrary.full() };
      for (const id of await dueWebhooks(database.db, instantOf(clock), passed, room)) {
        if (this.#isStopped) return;
        if (await this.#take(asId<WebhookId>(id))) this.#isStale = true;
      }
    }
  }

  /** Takes some of what is due for one webhook, and begins to send it. True where there was something. */
  async #take(id: WebhookId): Promise<boolean> {
    const { database, clock, leaseMs } = this.#options;
    const taken = await database.transaction(async (tx) => {
      const webhook = await findUsedWebhook(tx, id);
      if (webhook === undefined) return undefined;
      const room = Math.min(this.#byWebhook.free(id), this.#byLibrary.free(webhook.library_id ?? ''));
      if (room <= 0) return undefined;
      const rows = await lockDue(tx, {
        webhook: id,
        now: instantOf(clock),
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
      // It is taken up again when its lease has run out.
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error, delivery: delivery.id }, 'what came of a delivery could not be written'),
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
    const attempted = await attempt(this.#options, webhook, delivery);
    await database.transaction((tx) => finishDelivery(tx, { clock, random }, delivery, attempted));
  }
}
