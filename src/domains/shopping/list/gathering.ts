import type { ShoppingItem, Source } from '../list.schemas.ts';
import type { ListDraft } from './draft.ts';
import { foodsOfName } from './foods-of-name.ts';
import { isOpen } from './item-of.ts';
import { dropSources, setSources } from './sources.ts';

/** What a new item needs. */
export interface Shelving {
  readonly newId: () => string;
  /** Where the food of a source is found in the shop. */
  categoryOf(source: Source): string;
}

/** `wished`: somebody wants it on the list now. `kept`: it has been on the list, and what became of it there stands. */
export type Standing = 'wished' | 'kept';

const foodsOf = ({ foods, name }: Source): readonly string[] =>
  foods === undefined || foods.length === 0 ? foodsOfName(name) : foods;

const foodsOfItem = (item: ShoppingItem): readonly string[] =>
  item.sources.length === 0 ? foodsOfName(item.name) : item.sources.flatMap(foodsOf);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The same need, whatever revision of the recipe tells it. */
const needsSame = (one: Source, other: Source): boolean =>
  one.name === other.name && one.quantity === other.quantity && one.package === other.package;

/**
 * Puts sources on a list: each into the open item of its food, or into a new one. An item that is bought or off the
 * list never comes back by this, and never gets a source: what is needed again is a new item.
 */
export class Gathering {
  readonly #draft: ListDraft;
  readonly #shelving: Shelving;
  readonly #byFood = new Map<string, ShoppingItem>();
  readonly #bySource = new Map<string, ShoppingItem[]>();
  readonly #touched = new Map<ShoppingItem, Source[]>();

  constructor(draft: ListDraft, shelving: Shelving) {
    this.#draft = draft;
    this.#shelving = shelving;
    for (const item of draft.items) {
      if (item.merged_into !== undefined) continue;
      for (const { id } of item.sources) this.#holds(item, id);
      if (isOpen(item)) this.#shelve(item, foodsOfItem(item));
    }
  }

  place(source: Source, standing: Standing): void {
    const holders = this.#bySource.get(source.id) ?? [];
    const holder = holders.find(isOpen);
    const before = holder && this.#sourceIn(holder, source.id);
    if (holder !== undefined && before !== undefined && isSame(before.foods, source.foods)) {
      this.#replace(holder, before, source);
      return;
    }
    this.remove(source.id);
    const isSettled = holders.some((item) => {
      const settled =
        item.bought || (standing === 'kept' && item.deleted) ? this.#sourceIn(item, source.id) : undefined;
      return settled !== undefined && needsSame(settled, source);
    });
    if (!isSettled) this.#gather(source);
  }

  /** Nothing open is there for it any more. */
  remove(sourceId: string): void {
    for (const item of (this.#bySource.get(sourceId) ?? []).filter(isOpen)) {
      const sources = this.#sourcesOf(item);
      this.#touched.set(
        item,
        sources.filter(({ id }) => id !== sourceId),
      );
    }
  }

  /** What an item needs is added up once, after all its sources are there. */
  finish(): void {
    for (const [item, sources] of this.#touched) {
      if (isSame(item.sources, sources)) continue;
      if (sources.length === 0) dropSources(this.#draft, item, new Set(item.sources.map(({ id }) => id)));
      else setSources(this.#draft, item, sources);
    }
  }

  #gather(source: Source): void {
    const foods = foodsOf(source);
    const known = foods.map((food) => this.#byFood.get(food)).find((item) => item !== undefined);
    const item = known ?? this.#newItem(source);
    this.#touched.set(item, [...this.#sourcesOf(item), source]);
    this.#holds(item, source.id);
    this.#shelve(item, foods);
  }

  #newItem(source: Source): ShoppingItem {
    const { name } = source;
    const category = this.#shelving.categoryOf(source);
    return this.#draft.add({ id: this.#shelving.newId(), name, buy: '', category, note: '', gathered: true });
  }

  #replace(item: ShoppingItem, before: Source, source: Source): void {
    if (isSame(before, source)) return;
    this.#touched.set(
      item,
      this.#sourcesOf(item).map((one) => (one === before ? source : one)),
    );
  }

  #sourcesOf(item: ShoppingItem): Source[] {
    return this.#touched.get(item) ?? item.sources;
  }

  #sourceIn(item: ShoppingItem, id: string): Source | undefined {
    return this.#sourcesOf(item).find((source) => source.id === id);
  }

  #holds(item: ShoppingItem, sourceId: string): void {
    const items = this.#bySource.get(sourceId);
    if (items === undefined) this.#bySource.set(sourceId, [item]);
    else if (!items.includes(item)) items.push(item);
  }

  /** The first item of a food is the one that gathers. */
  #shelve(item: ShoppingItem, foods: readonly string[]): void {
    for (const food of foods) if (!this.#byFood.has(food)) this.#byFood.set(food, item);
  }
}
