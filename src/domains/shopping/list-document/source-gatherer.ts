import type { ShoppingItem, Source } from '../lists/list.schemas.ts';
import type { ListDraft } from './list-draft.ts';
import { getFoodKeysByName, getFoodKeys } from './food-keys.ts';
import { isOpen } from './item.ts';
import { removeSourcesFromItem, setSources } from './sources.ts';

/** What is needed to create items. */
export interface NewItemContext {
  readonly newId: () => string;
  /** The store category for the food of a source. */
  getCategory(source: Source): string;
}

/**
 * `wished`: the user wants the source on the list now. `kept`: it has been on the list before, and what happened to it
 * there (bought or removed) still applies.
 */
export type PlacementReason = { readonly kind: 'wished' } | { readonly kind: 'kept'; readonly before: Source };

/** The keys under which a source finds its item: its foods. A line that is kept as written only matches itself. */
const gatheredBy = (source: Source): readonly string[] =>
  source.as_written === true ? [`"${source.name} ${source.note ?? ''}`] : getFoodKeys(source);

/** A manually added item still collects sources for its own food after another item has been merged into it. */
const foodsOfItem = ({ name, sources, gathered }: ShoppingItem): readonly string[] => [
  ...sources.flatMap(gatheredBy),
  ...(gathered === true && sources.length > 0 ? [] : getFoodKeysByName(name)),
];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A changed source stays in its item if this value is still the same. */
const placeOf = (source: Source): readonly string[] | undefined =>
  source.as_written === true ? gatheredBy(source) : source.foods;

/** Whether both sources need the same thing, whatever the recipe revision. */
const needsSame = (one: Source, other: Source): boolean =>
  one.name === other.name && one.quantity === other.quantity && one.package === other.package;

/**
 * Puts sources on a list: each into the open item for its food, or into a new one. Items that were bought or removed
 * never come back this way and never get another source: if more is needed, a new item is added.
 */
export class SourceGatherer {
  readonly #draft: ListDraft;
  readonly #newItemContext: NewItemContext;
  readonly #byFood = new Map<string, ShoppingItem>();
  readonly #bySource = new Map<string, ShoppingItem[]>();
  /** The new sources of the items being changed, by source id. */
  readonly #touched = new Map<ShoppingItem, Map<string, Source>>();

  constructor(draft: ListDraft, newItemContext: NewItemContext) {
    this.#draft = draft;
    this.#newItemContext = newItemContext;
    for (const item of draft.items) {
      if (item.merged_into !== undefined) continue;
      for (const { id } of item.sources) this.#holds(item, id);
      if (isOpen(item)) this.#shelve(item, foodsOfItem(item));
    }
  }

  place(source: Source, reason: PlacementReason): void {
    if (this.#isSettled(source, reason)) {
      this.remove(source.id);
      return;
    }
    const holder = this.#holdersOf(source.id).find(isOpen);
    const before = holder && this.#sourcesOf(holder).get(source.id);
    if (holder !== undefined && before !== undefined && isSame(placeOf(before), placeOf(source))) {
      this.#sourcesOf(holder).set(source.id, source);
      return;
    }
    this.remove(source.id);
    this.#gather(source);
  }

  /** Removes a source from all open items. */
  remove(sourceId: string): void {
    for (const item of this.#holdersOf(sourceId)) if (isOpen(item)) this.#sourcesOf(item).delete(sourceId);
  }

  /** Writes the changed sources to their items. The totals are computed only here, once all sources are in place. */
  flush(): void {
    for (const [item, touched] of this.#touched) {
      const sources = [...touched.values()];
      if (sources.length === 0) removeSourcesFromItem(this.#draft, item, new Set(item.sources.map(({ id }) => id)));
      else setSources(this.#draft, item, sources);
    }
  }

  /**
   * Whether exactly this was already bought or, if it was on the list before, removed. If no item has the source, it
   * was bought or removed so long ago that its item is archived.
   */
  #isSettled(source: Source, reason: PlacementReason): boolean {
    const holders = this.#holdersOf(source.id);
    const hasSame = (item: ShoppingItem): boolean =>
      item.sources.some((one) => one.id === source.id && needsSame(one, source));
    if (holders.some((item) => item.bought && hasSame(item))) return true;
    if (reason.kind === 'wished' || holders.some(isOpen)) return false;
    return holders.length === 0 ? needsSame(reason.before, source) : holders.some(hasSame);
  }

  #gather(source: Source): void {
    const foods = gatheredBy(source);
    const known = foods.map((food) => this.#byFood.get(food)).find((item) => item !== undefined);
    const item = known ?? this.#newItem(source);
    this.#sourcesOf(item).set(source.id, source);
    this.#holds(item, source.id);
    this.#shelve(item, foods);
  }

  #newItem(source: Source): ShoppingItem {
    const { name } = source;
    const category = this.#newItemContext.getCategory(source);
    return this.#draft.add({ id: this.#newItemContext.newId(), name, buy: '', category, note: '', gathered: true });
  }

  #sourcesOf(item: ShoppingItem): Map<string, Source> {
    const known = this.#touched.get(item);
    if (known !== undefined) return known;
    const sources = new Map(item.sources.map((source) => [source.id, source]));
    this.#touched.set(item, sources);
    return sources;
  }

  #holdersOf(sourceId: string): readonly ShoppingItem[] {
    return this.#bySource.get(sourceId) ?? [];
  }

  #holds(item: ShoppingItem, sourceId: string): void {
    const items = this.#bySource.get(sourceId);
    if (items === undefined) this.#bySource.set(sourceId, [item]);
    else if (!items.includes(item)) items.push(item);
  }

  /** If several items have the same food, the first one collects the sources. */
  #shelve(item: ShoppingItem, foods: readonly string[]): void {
    for (const food of foods) if (!this.#byFood.has(food)) this.#byFood.set(food, item);
  }
}
