import type { Tx } from '../../platform/db/database.ts';
import type { ListDraft } from './list/draft.ts';
import type { ListKey } from './list.store.ts';
import { removeResting, restingItems, restingOf, restingRequirements } from './rest.store.ts';
import type { RestingRequirement } from './rest.store.ts';

/**
 * Restores archived items and requirements into the draft of a list when a change needs them. They are removed from the
 * archive only if the change has an effect.
 */
export class Sleepers {
  readonly #tx: Tx;
  readonly #key: ListKey;
  readonly #draft: ListDraft;
  readonly #isAnyone: boolean;
  readonly #items = new Set<string>();
  readonly #requirements = new Set<string>();

  constructor(tx: Tx, key: ListKey, draft: ListDraft, isAnyone: boolean) {
    this.#tx = tx;
    this.#key = key;
    this.#draft = draft;
    this.#isAnyone = isAnyone;
  }

  /** Restores items by id, along with their requirements and the items they were merged into. */
  async wakeItems(ids: readonly string[]): Promise<void> {
    const merged = ids.flatMap((id) => this.#draft.item(id)?.merged_into ?? []);
    let wanted = this.#isAnyone ? [...ids, ...merged].filter((id) => this.#draft.item(id) === undefined) : [];
    while (wanted.length > 0) {
      const items = await restingItems(this.#tx, this.#key, wanted);
      for (const item of items) {
        this.#draft.bringBack(item);
        this.#items.add(item.id);
      }
      await this.wakeRequirements(items.flatMap(({ sources }) => sources.map(({ id }) => id)));
      wanted = items
        .flatMap(({ merged_into }) => merged_into ?? [])
        .filter((id) => this.#draft.item(id) === undefined && !this.#items.has(id));
    }
  }

  /** The ids of those items that are archived, without restoring them. */
  async namesAmong(ids: readonly string[]): Promise<readonly string[]> {
    return this.#isAnyone ? (await restingItems(this.#tx, this.#key, ids)).map(({ id }) => id) : [];
  }

  async wakeRequirements(ids: readonly string[]): Promise<void> {
    const wanted = this.#isAnyone ? ids.filter((id) => this.#draft.requirement(id) === undefined) : [];
    if (wanted.length > 0) this.#recall(await restingRequirements(this.#tx, this.#key, wanted));
  }

  /** Restores all archived requirements of some portions and meals. */
  async wakeOrigins(origins: readonly string[]): Promise<void> {
    if (this.#isAnyone && origins.length > 0) this.#recall(await restingOf(this.#tx, this.#key, origins));
  }

  /** Deletes everything restored from the archive and returns the count. */
  async leave(): Promise<number> {
    if (this.#items.size > 0) await removeResting(this.#tx, this.#key, 'item', [...this.#items]);
    if (this.#requirements.size > 0) {
      await removeResting(this.#tx, this.#key, 'requirement', [...this.#requirements]);
    }
    return this.#items.size + this.#requirements.size;
  }

  #recall(requirements: readonly RestingRequirement[]): void {
    for (const { requirement, selection } of requirements) {
      this.#draft.recall(requirement, selection);
      this.#requirements.add(requirement.id);
    }
  }
}
