import type { Source } from '../../../../src/domains/shopping/lists/list.schemas.ts';
import { isOpen } from './list.ts';
import type { Edit, ModelItem } from './list.ts';
import { foodNamed } from '../recipes.ts';

/** The same need, whatever else is stated. */
const isSameNeed = (one: Source, other: Source): boolean =>
  one.name === other.name && one.quantity === other.quantity && one.package === other.package;

const holds = ({ sources }: ModelItem, id: string): boolean => sources.some((source) => source.id === id);

/**
 * Items added by people gather the food of their name; items created for sources gather only theirs, while they have
 * any.
 */
const namesOf = ({ name, sources, gathered }: ModelItem): readonly string[] => [
  ...sources.map((source) => source.name),
  ...(gathered === true && sources.length > 0 ? [] : [name]),
];

/**
 * Where sources go: each stays in the open item that has it, otherwise goes to the first open item of its food,
 * otherwise to a new one. Bought and removed items are left alone, and what was bought for the same need is not needed
 * again.
 */
export class ModelGathering {
  readonly #edit: Edit;
  readonly #items: readonly ModelItem[];
  readonly #sources: Map<ModelItem, readonly Source[]>;
  readonly #homes = new Map<string, ModelItem>();

  constructor(edit: Edit) {
    this.#edit = edit;
    this.#items = edit.list.items.filter(({ merged_into }) => merged_into === undefined);
    this.#sources = new Map(this.#items.map((item) => [item, item.sources]));
    for (const item of this.#items.filter(isOpen)) for (const name of namesOf(item)) this.#settle(item, name);
  }

  /** `before`: what was on the list for it, so that removing it was intentional; absent if it is new there. */
  place(source: Source, before?: Source): void {
    const holder = this.#items.find((item) => isOpen(item) && holds(item, source.id));
    const sources = (holder && this.#sources.get(holder)) ?? [];
    const held = sources.find(({ id }) => id === source.id);
    if (this.#isSettled(source, before)) {
      this.remove(source.id);
    } else if (holder !== undefined && held !== undefined && foodNamed(held.name) === foodNamed(source.name)) {
      this.#sources.set(
        holder,
        sources.map((one) => (one === held ? source : one)),
      );
    } else {
      this.remove(source.id);
      const home = this.#homes.get(foodNamed(source.name)) ?? this.#newItem(source);
      this.#sources.set(home, [...(this.#sources.get(home) ?? []), source]);
      this.#settle(home, source.name);
    }
  }

  /** From everything that is still to be bought. */
  remove(id: string): void {
    for (const [item, sources] of this.#sources) {
      if (!isOpen(item)) continue;
      this.#sources.set(
        item,
        sources.filter((source) => source.id !== id),
      );
    }
  }

  finish(): void {
    for (const [item, sources] of this.#sources) this.#edit.leave(item, [...sources]);
  }

  /** Bought for exactly this, or removed from the list after having been on it for exactly this. */
  #isSettled(source: Source, before: Source | undefined): boolean {
    const holders = this.#items.filter((item) => holds(item, source.id));
    const same = holders.filter(({ sources }) =>
      sources.some((one) => one.id === source.id && isSameNeed(one, source)),
    );
    if (same.some(({ bought }) => bought)) return true;
    if (before === undefined || holders.some(isOpen)) return false;
    return holders.length === 0 ? isSameNeed(before, source) : same.length > 0;
  }

  #newItem({ name }: Source): ModelItem {
    const { given } = this.#edit;
    const id = given.newId();
    return this.#edit.add(id, { name, buy: '', category: given.categoryOf(id), note: '' }, true);
  }

  #settle(item: ModelItem, name: string): void {
    const food = foodNamed(name);
    if (!this.#homes.has(food)) this.#homes.set(food, item);
  }
}
