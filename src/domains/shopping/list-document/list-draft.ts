import type {
  KeptSelection,
  ListDocument,
  SuggestedPurchase,
  Requirement,
  ShoppingItem,
  Source,
} from '../lists/list.schemas.ts';
import type { IndexedList } from './indexed-list.ts';
import { invalidateItemJson } from './serialize-document.ts';

/** The item fields that have their own revision. `sources` also covers `needed`; both `sources` and `name`, `purchase`. */
type ItemField = 'name' | 'buy' | 'category' | 'note' | 'bought' | 'deleted' | 'merged_into' | 'arranged' | 'sources';

export type NewItem = Pick<ShoppingItem, 'id' | 'name' | 'buy' | 'category' | 'note'> &
  Partial<Pick<ShoppingItem, 'gathered'>>;

/**
 * A list while a change is made to it. Every field that changes gets the next revision, and so does the list. If
 * nothing changes, the list keeps its revision.
 */
export class ListDraft {
  readonly #document: ListDocument;
  readonly #items: Map<string, ShoppingItem>;
  readonly #revision: number;
  #isChanged = false;

  constructor({ document, items }: IndexedList) {
    this.#document = document;
    this.#items = items;
    this.#revision = document.revision;
  }

  /** The revision before the change. */
  get currentRevision(): number {
    return this.#revision;
  }

  /** The revision that changed fields get. */
  get nextRevision(): number {
    return this.#revision + 1;
  }

  get isChanged(): boolean {
    return this.#isChanged;
  }

  /** The current list, with the next revision if anything has changed. */
  get document(): ListDocument {
    return this.#document;
  }

  get items(): readonly ShoppingItem[] {
    return this.#document.items;
  }

  findItem(id: string): ShoppingItem | undefined {
    return this.#items.get(id);
  }

  /** Adds an item at the end of the list. The id must be new. */
  add({ id, name, buy, category, note, gathered }: NewItem): ShoppingItem {
    const { nextRevision } = this;
    const item: ShoppingItem = {
      id,
      name,
      bought: false,
      buy,
      category,
      deleted: false,
      fields: {
        name: nextRevision,
        buy: nextRevision,
        category: nextRevision,
        note: nextRevision,
        bought: nextRevision,
        deleted: nextRevision,
      },
      needed: '',
      note,
      revision: nextRevision,
      sources: [],
      ...(gathered === true && { gathered }),
    };
    this.restoreItem(item);
    this.#changed();
    return item;
  }

  /** Puts an archived item back on the list. This does not count as a change. */
  restoreItem(item: ShoppingItem): void {
    this.#document.items.push(item);
    this.#items.set(item.id, item);
  }

  /** Removes items that are being archived. This does not count as a change either. */
  removeArchivedItems(items: readonly ShoppingItem[]): void {
    if (items.length === 0) return;
    for (const { id } of items) this.#items.delete(id);
    this.#document.items = this.#document.items.filter(({ id }) => this.#items.has(id));
  }

  set<F extends ItemField>(item: ShoppingItem, field: F, value: ShoppingItem[F]): void {
    if (item[field] === value) return;
    if (value === undefined) delete item[field];
    else item[field] = value;
    item.fields[field] = this.nextRevision;
    item.revision = this.nextRevision;
    invalidateItemJson(item);
    this.#changed();
  }

  /** Also sets the total that the sources need. */
  setSources(item: ShoppingItem, sources: Source[], needed: string): void {
    item.needed = needed;
    this.set(item, 'sources', sources);
  }

  /** Sets what follows from the name and the sources, after one of them has changed. */
  setPurchase(item: ShoppingItem, purchase: SuggestedPurchase | undefined): void {
    if (purchase === undefined) delete item.purchase;
    else item.purchase = purchase;
    invalidateItemJson(item);
  }

  rename(name: string): void {
    if (this.#document.name === name) return;
    this.#document.name = name;
    this.#setField('name');
  }

  /** Sets the order of all items. */
  arrange(ids: readonly string[]): void {
    this.#document.items = ids.flatMap((id) => this.#items.get(id) ?? []);
    this.#setField('arrangement');
  }

  /** When a field of the list itself last changed. */
  getFieldRevision(field: 'name' | 'arrangement'): number {
    return this.#document.fields?.[field] ?? 0;
  }

  /** The id comes from a client and may be anything, even the name of an inherited object property. */
  findRequirement(id: string): Requirement | undefined {
    const { requirements } = this.#document;
    return Object.hasOwn(requirements, id) ? requirements[id] : undefined;
  }

  findSelection(id: string): KeptSelection | undefined {
    const { selections } = this.#document;
    return Object.hasOwn(selections, id) ? selections[id] : undefined;
  }

  /** Stores the decision about a requirement. */
  select(id: string, choice_id: string, selected: boolean): void {
    const before = this.findSelection(id);
    if (before !== undefined && before.choice_id === choice_id && before.selected === selected) return;
    this.#document.selections[id] = { id, choice_id, selected, revision: this.nextRevision };
    this.#changed();
  }

  /** Adds or replaces a requirement. */
  setRequirement(requirement: Requirement): void {
    this.#document.requirements[requirement.id] = requirement;
    this.#changed();
  }

  /** Puts an archived requirement back. This does not count as a change. */
  restoreRequirement(requirement: Requirement, selection: KeptSelection | undefined): void {
    this.#document.requirements[requirement.id] = requirement;
    if (selection !== undefined) this.#document.selections[requirement.id] = selection;
  }

  /** Removes a requirement that has become unnecessary. */
  deleteRequirement(id: string): void {
    delete this.#document.requirements[id];
    delete this.#document.selections[id];
    this.#changed();
  }

  #setField(field: 'name' | 'arrangement'): void {
    this.#document.fields = { ...this.#document.fields, [field]: this.nextRevision };
    this.#changed();
  }

  #changed(): void {
    this.#isChanged = true;
    this.#document.revision = this.nextRevision;
  }
}
