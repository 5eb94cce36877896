import { isDeepStrictEqual } from 'node:util';

import type {
  Requirement,
  ShoppingItem,
  ShoppingListBody,
  Source,
} from '../../../../src/domains/shopping/lists/list.schemas.ts';

/** An item as the model expects it. What it needs is computed separately. */
export type ModelItem = Omit<ShoppingItem, 'needed'>;

export type ModelList = Omit<ShoppingListBody, 'items' | 'fields' | 'applied_revision'> & {
  fields: Record<string, number>;
  items: ModelItem[];
};

/** Values the service chooses, which the model cannot predict. */
export interface Given {
  /** The id of the next item created for a source. */
  newId(): string;
  /** The store section of a new item. */
  categoryOf(id: string): string;
  /** The time of the change. */
  now(): string;
}

type ItemField = 'name' | 'buy' | 'category' | 'note' | 'bought' | 'deleted' | 'merged_into' | 'arranged' | 'sources';

export const isOpen = ({ bought, deleted }: ModelItem): boolean => !bought && !deleted;

/** As deep as an edit reaches: sources, requirements and selections are replaced, not modified. */
const copyOf = ({ fields, items, requirements, selections, ...rest }: ModelList): ModelList => ({
  ...rest,
  fields: { ...fields },
  items: items.map((item) => ({ ...item, fields: { ...item.fields } })),
  requirements: { ...requirements },
  selections: { ...selections },
});

/**
 * A list while one operation is applied to it: changed values get the next revision. If nothing changes, the list keeps
 * its revision.
 */
export class Edit {
  readonly list: ModelList;
  readonly given: Given;
  readonly #next: number;

  constructor(list: ModelList, given: Given) {
    this.list = copyOf(list);
    this.given = given;
    this.#next = list.revision + 1;
  }

  get isChanged(): boolean {
    return this.list.revision === this.#next;
  }

  item(id: string): ModelItem | undefined {
    return this.list.items.find((item) => item.id === id);
  }

  requirement(id: string): Requirement | undefined {
    return this.list.requirements[id];
  }

  /** Sets values that differ. */
  set<F extends ItemField>(item: ModelItem, field: F, value: ModelItem[F]): void {
    if (isDeepStrictEqual(item[field], value)) return;
    if (value === undefined) delete item[field];
    else item[field] = value;
    item.fields[field] = this.#touch();
    item.revision = this.#next;
  }

  add(id: string, words: Pick<ModelItem, 'name' | 'buy' | 'category' | 'note'>, gathered = false): ModelItem {
    const at = this.#touch();
    const item: ModelItem = {
      id,
      ...words,
      bought: false,
      deleted: false,
      fields: { name: at, buy: at, category: at, note: at, bought: at, deleted: at },
      revision: at,
      sources: [],
      ...(gathered && { gathered }),
    };
    this.list.items.push(item);
    return item;
  }

  rename(name: string): void {
    if (this.list.name === name) return;
    this.list.name = name;
    this.list.fields['name'] = this.#touch();
  }

  /** Puts these first, in this order, and the others after them. */
  arrange(ids: readonly string[]): void {
    const { items } = this.list;
    const before = arrangedIn(items);
    const order = [...ids.flatMap((id) => this.item(id) ?? []), ...items.filter(({ id }) => !ids.includes(id))];
    for (const item of items) this.set(item, 'arranged', ids.includes(item.id) ? true : undefined);
    if (isDeepStrictEqual(before, ids) && isDeepStrictEqual(items, order)) return;
    this.list.items = order;
    this.list.fields['arrangement'] = this.#touch();
  }

  require(requirement: Requirement): void {
    const { id, choice_id, selected } = requirement;
    this.list.requirements[id] = requirement;
    const at = this.#touch();
    const before = this.list.selections[id];
    if (before?.choice_id === choice_id && before.selected === selected) return;
    this.list.selections[id] = { id, choice_id, selected, revision: at };
  }

  release(id: string): void {
    delete this.list.requirements[id];
    delete this.list.selections[id];
    this.#touch();
  }

  /**
   * Removes sources from an item. An item that existed only for them, without anything written by hand, goes with the
   * last one.
   */
  leave(item: ModelItem, sources: Source[]): void {
    if (isDeepStrictEqual(item.sources, sources)) return;
    this.set(item, 'sources', sources);
    const isForNothing = sources.length === 0 && item.gathered === true;
    if (isForNothing && item.buy === '' && item.note === '' && !item.bought) this.set(item, 'deleted', true);
  }

  #touch(): number {
    this.list.revision = this.#next;
    return this.#next;
  }
}

export const arrangedIn = (items: readonly ModelItem[]): readonly string[] =>
  items.filter(({ arranged }) => arranged === true).map(({ id }) => id);
