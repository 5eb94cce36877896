import type { Instant } from '../../../platform/clock/clock.ts';
import type { QueuePosition } from '../delivery.store.ts';
import type { DeliverySlots, SlotOwner } from './delivery-slots.ts';

/** The beginning of the queue of a webhook. */
const START: QueuePosition = { at: '', id: '' };

/** The most webhooks that one transaction claims deliveries of. */
const MAX_AT_ONCE = 25;

/** A webhook with due deliveries, and how many of them to claim. */
export interface WantedDeliveries extends SlotOwner {
  readonly rows: number;
  /** Nothing is due up to here. */
  readonly after: QueuePosition;
}

const isBefore = (one: QueuePosition, other: QueuePosition): boolean =>
  one.at < other.at || (one.at === other.at && one.id < other.id);

/**
 * The webhooks that have due deliveries, as far as is known, in the order of their turns. Remembers how far each queue
 * was claimed: on PostgreSQL, claimed and delivered entries stay in the index until a vacuum, and a search from the
 * start would pass all of them again.
 */
export class DueWebhookTurns {
  readonly #known = new Map<string, { readonly library: string; after: QueuePosition }>();

  get ids(): readonly string[] {
    return [...this.#known.keys()];
  }

  /** Adds a webhook as the last one, unless it is known. */
  add({ webhook, library }: SlotOwner): void {
    if (!this.#known.has(webhook)) this.#known.set(webhook, { library, after: START });
  }

  /** Whether a webhook has free slots. */
  hasTurn(slots: DeliverySlots): boolean {
    for (const [webhook, { library }] of this.#known) if (slots.free({ webhook, library }) > 0) return true;
    return false;
  }

  /** The next turns, as far as there are free slots, which are taken. */
  next(slots: DeliverySlots): readonly WantedDeliveries[] {
    const wanted: WantedDeliveries[] = [];
    for (const [webhook, { library, after }] of this.#known) {
      if (wanted.length >= MAX_AT_ONCE) break;
      const rows = slots.free({ webhook, library });
      if (rows <= 0) continue;
      slots.take({ webhook, library }, rows);
      wanted.push({ webhook, library, rows, after });
    }
    return wanted;
  }

  /**
   * Ends a turn. A webhook whose queue had as many deliveries as wanted gets another turn after all others; any other has
   * nothing due at the moment.
   */
  claimed({ webhook, library, rows }: WantedDeliveries, claimed: readonly QueuePosition[], settled: Instant): void {
    this.#known.delete(webhook);
    const last = claimed.at(-1);
    if (claimed.length < rows || last === undefined) return;
    const limit: QueuePosition = { at: settled, id: '' };
    this.#known.set(webhook, { library, after: isBefore(last, limit) ? last : limit });
  }

  /** Searches all queues from the start again. */
  restart(): void {
    for (const known of this.#known.values()) known.after = START;
  }
}
