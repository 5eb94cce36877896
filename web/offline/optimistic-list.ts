import type { ShoppingItem, ShoppingListBody } from '../../src/domains/shopping/index.ts';
import type { ListChange } from './list-change.ts';

type Items = readonly ShoppingItem[];

/** Returns the same item if nothing changes, so that only changed rows re-render. */
const withFields = (item: ShoppingItem, fields: Partial<ShoppingItem>): ShoppingItem =>
  Object.entries(fields).every(([name, value]) => Object.is(item[name as keyof ShoppingItem], value))
    ? item
    : { ...item, ...fields };

const updateItems = (items: Items, ids: ReadonlySet<string>, fields: Partial<ShoppingItem>): Items =>
  items.map((item) => (ids.has(item.id) ? withFields(item, fields) : item));

const createItem = (item: Pick<ShoppingItem, 'id' | 'name'> & Partial<ShoppingItem>): ShoppingItem => ({
  bought: false,
  buy: '',
  category: '',
  deleted: false,
  fields: {},
  needed: '',
  note: '',
  revision: 1,
  sources: [],
  ...item,
});

/** Skips items the service already has: its response may arrive before the change leaves the queue. */
const addItems = (items: Items, { items: additions }: Extract<ListChange, { kind: 'add' }>): Items => {
  const known = new Set(items.map(({ id }) => id));
  const fresh = additions.filter(({ id }) => !known.has(id));
  return [
    ...items,
    ...fresh.map(({ id, name, buy, category, note }) =>
      createItem({ id, name, buy: buy ?? '', category: category ?? '', note: note ?? '' }),
    ),
  ];
};

/** Only the service knows the form of a new name, and whether a line with amounts is still the line of a recipe. */
const withoutPurchaseName = ({ purchase, ...item }: ShoppingItem): ShoppingItem => {
  if (purchase === undefined) return item;
  const { name: _name, ...rest } = purchase;
  return rest.quantity === '' ? item : { ...item, purchase: rest };
};

const setFields = (items: Items, { item: id, set }: Extract<ListChange, { kind: 'set' }>): Items =>
  updateItems(items, new Set([id]), omitNullish(set)).map((item, place) =>
    item.name !== items[place]?.name ? withoutPurchaseName(item) : item,
  );

const omitNullish = (set: object): Partial<ShoppingItem> =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined && value !== null));

/** The sources move at once; only the service adds up the amounts. */
const mergeItems = (items: Items, { item: id, into }: Extract<ListChange, { kind: 'merge' }>): Items => {
  const item = items.find((one) => one.id === id);
  const target = items.find((one) => one.id === into);
  if (item === undefined || target === undefined || item.deleted) return items;
  const held = new Set(target.sources.map((source) => source.id));
  const sources = [...target.sources, ...item.sources.filter((source) => !held.has(source.id))];
  return items.map((one) => {
    if (one === target) return { ...target, sources };
    return one === item ? { ...item, deleted: true, merged_into: into } : one;
  });
};

const arrangeItems = (items: Items, ids: readonly string[]): Items => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const getIndex = ({ id }: ShoppingItem): number => places.get(id) ?? ids.length;
  return items
    .toSorted((a, b) => getIndex(a) - getIndex(b))
    .map((item) => withFields(item, { arranged: places.has(item.id) ? true : undefined }));
};

const applyChange = (items: Items, change: ListChange): Items => {
  switch (change.kind) {
    case 'create':
    case 'rename':
      return items;
    case 'add':
      return addItems(items, change);
    case 'set':
      return setFields(items, change);
    case 'merge':
      return mergeItems(items, change);
    case 'arrange':
      return arrangeItems(items, change.items);
    case 'clear':
      return updateItems(items, new Set(change.items), { deleted: true });
    default:
      return change satisfies never;
  }
};

/**
 * The list as this user sees it: as last returned by the service, with their own unanswered changes applied. A change
 * that is already in the list has no effect, so nothing flickers when a response arrives and nothing appears twice.
 */
export const applyChanges = (list: ShoppingListBody, changes: readonly ListChange[]): ShoppingListBody => {
  if (changes.length === 0) return list;
  const items = changes.reduce<Items>(applyChange, list.items);
  const name = changes.reduce((known, change) => (change.kind === 'rename' ? change.name : known), list.name);
  return { ...list, name, items: [...items] };
};

/** A list that exists on this device only. */
export const createLocalList = (id: string, name: string): ShoppingListBody => ({
  id,
  name,
  revision: 1,
  items: [],
  requirements: {},
  selections: {},
});
