/** Concurrent deliveries per webhook, so that a slow receiver delays only itself. */
const MAX_PER_WEBHOOK = 4;
/** Concurrent deliveries per library, and of all webhooks of the instance. */
const MAX_PER_LIBRARY = 40;
const MAX_IN_FLIGHT = 400;

/** The webhook that a delivery belongs to. */
export interface SlotOwner {
  readonly webhook: string;
  /** Empty for a webhook of the instance. */
  readonly library: string;
}

/** Counts deliveries in flight against the limits. */
export class DeliverySlots {
  readonly #byWebhook = new Map<string, number>();
  readonly #byLibrary = new Map<string, number>();
  #total = 0;

  /** A copy, for planning. */
  copy(): DeliverySlots {
    const copy = new DeliverySlots();
    for (const [webhook, count] of this.#byWebhook) copy.#byWebhook.set(webhook, count);
    for (const [library, count] of this.#byLibrary) copy.#byLibrary.set(library, count);
    copy.#total = this.#total;
    return copy;
  }

  /** How many more deliveries to this webhook may start. */
  free({ webhook, library }: SlotOwner): number {
    return Math.min(
      MAX_PER_WEBHOOK - (this.#byWebhook.get(webhook) ?? 0),
      MAX_PER_LIBRARY - (this.#byLibrary.get(library) ?? 0),
      MAX_IN_FLIGHT - this.#total,
    );
  }

  take(owner: SlotOwner, count = 1): void {
    this.#add(owner, count);
  }

  leave(owner: SlotOwner): void {
    this.#add(owner, -1);
  }

  #add({ webhook, library }: SlotOwner, count: number): void {
    for (const [counts, id] of [[this.#byWebhook, webhook] as const, [this.#byLibrary, library] as const]) {
      const now = (counts.get(id) ?? 0) + count;
      if (now > 0) counts.set(id, now);
      else counts.delete(id);
    }
    this.#total += count;
  }
}
