import type { ShoppingItem, Source } from '../list.schemas.ts';
import type { ListDraft } from './draft.ts';
import { foodsOfName, foodsOfThing } from './foods-of-name.ts';
import { isOpen } from './item-of.ts';
import { dropSources, setSources } from './sources.ts';

/** What a new item needs. */
export interface Shelving {
  readonly newId: () => string;
  /** Where the food of a source is found in the shop. */
  categoryOf(source: Source): string;
}

/** How a source stands: somebody wants it on the list now, or it has been there and what became of it there stands. */
export type Standing = { readonly kind: 'wished' } | { readonly kind: 'kept'; readonly before: Source };

/** By what a source finds its item: by its food; a line that is not taken apart stays by itself. */
const gatheredBy = (source: Source): readonly string[] =>
  source.as_written === true ? [`"${source.name} ${source.note ?? ''}`] : foodsOfThing(source);

/** What somebody added by hand also gathers its own food when it has taken over that of another. */
const foodsOfItem = ({ name, sources, gathered }: ShoppingItem): readonly string[] => [
  ...sources.flatMap(gatheredBy),
  ...(gathered === true && sources.length > 0 ? [] : foodsOfName(name)),
];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a source that has changed stays in its item. */
const placeOf = (source: Source): readonly string[] | undefined =>
  source.as_written === true ? gatheredBy(source) : source.foods;

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
  /** The sources of items that are worked on, by their ids. */
  readonly #touched = new Map<ShoppingItem, Map<string, Source>>();

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
    if (this.#isSettled(source, standing)) {
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

  /** Nothing open is there for it any more. */
  remove(sourceId: string): void {
    for (const item of this.#holdersOf(sourceId)) if (isOpen(item)) this.#sourcesOf(item).delete(sourceId);
  }

  /** What an item needs is added up once, after all its sources are there. */
  finish(): void {
    for (const [item, touched] of this.#touched) {
      const sources = [...touched.values()];
      if (sources.length === 0) dropSources(this.#draft, item, new Set(item.sources.map(({ id }) => id)));
      else setSources(this.#draft, item, sources);
    }
  }

  /**
   * Whether just this is bought already; or, where it was on the list before, taken off it. What nobody holds has been
   * bought or taken off so long ago that its item rests.
   */
  #isSettled(source: Source, standing: Standing): boolean {
    const holders = this.#holdersOf(source.id);
    const hasSame = (item: ShoppingItem): boolean =>
      item.sources.some((one) => one.id === source.id && needsSame(one, source));
    if (holders.some((item) => item.bought && hasSame(item))) return true;
    if (standing.kind === 'wished' || holders.some(isOpen)) return false;
    return holders.length === 0 ? needsSame(standing.before, source) : holders.some(hasSame);
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
    const category = this.#shelving.categoryOf(source);
    return this.#draft.add({ id: this.#shelving.newId(), name, buy: '', category, note: '', gathered: true });
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

  /** The first item of a food is the one that gathers. */
  #shelve(item: ShoppingItem, foods: readonly string[]): void {
    for (const food of foods) if (!this.#byFood.has(food)) this.#byFood.set(food, item);
  }
}
