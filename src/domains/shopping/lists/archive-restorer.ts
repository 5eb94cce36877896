import type { Tx } from '../../../platform/db/database.ts';
import type { ListDraft } from '../list-document/list-draft.ts';
import type { ListKey } from './list.store.ts';
import {
  deleteArchived,
  findArchivedItems,
  findArchivedRequirementsByOrigin,
  findArchivedRequirements,
} from './archive.store.ts';
import type { ArchivedRequirement } from './archive.store.ts';

/**
 * Restores archived items and requirements into the draft of a list when a change needs them. They are removed from the
 * archive only if the change has an effect.
 */
export class ArchiveRestorer {
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
  async restoreItems(ids: readonly string[]): Promise<void> {
    const merged = ids.flatMap((id) => this.#draft.findItem(id)?.merged_into ?? []);
    let wanted = this.#isAnyone ? [...ids, ...merged].filter((id) => this.#draft.findItem(id) === undefined) : [];
    while (wanted.length > 0) {
      const items = await findArchivedItems(this.#tx, this.#key, wanted);
      for (const item of items) {
        this.#draft.restoreItem(item);
        this.#items.add(item.id);
      }
      await this.restoreRequirements(items.flatMap(({ sources }) => sources.map(({ id }) => id)));
      wanted = items
        .flatMap(({ merged_into }) => merged_into ?? [])
        .filter((id) => this.#draft.findItem(id) === undefined && !this.#items.has(id));
    }
  }

  /** The ids of those items that are archived, without restoring them. */
  async findArchivedIds(ids: readonly string[]): Promise<readonly string[]> {
    return this.#isAnyone ? (await findArchivedItems(this.#tx, this.#key, ids)).map(({ id }) => id) : [];
  }

  async restoreRequirements(ids: readonly string[]): Promise<void> {
    const wanted = this.#isAnyone ? ids.filter((id) => this.#draft.findRequirement(id) === undefined) : [];
    if (wanted.length > 0) this.#recall(await findArchivedRequirements(this.#tx, this.#key, wanted));
  }

  /** Restores all archived requirements of some portions and meals. */
  async restoreByOrigin(origins: readonly string[]): Promise<void> {
    if (this.#isAnyone && origins.length > 0)
      this.#recall(await findArchivedRequirementsByOrigin(this.#tx, this.#key, origins));
  }

  /** Deletes everything restored from the archive and returns the count. */
  async deleteRestored(): Promise<number> {
    if (this.#items.size > 0) await deleteArchived(this.#tx, this.#key, 'item', [...this.#items]);
    if (this.#requirements.size > 0) {
      await deleteArchived(this.#tx, this.#key, 'requirement', [...this.#requirements]);
    }
    return this.#items.size + this.#requirements.size;
  }

  #recall(requirements: readonly ArchivedRequirement[]): void {
    for (const { requirement, selection } of requirements) {
      this.#draft.restoreRequirement(requirement, selection);
      this.#requirements.add(requirement.id);
    }
  }
}
