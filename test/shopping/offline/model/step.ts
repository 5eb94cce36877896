import type { Addition, ItemPatch } from '../../../../src/domains/shopping/lists/change.schemas.ts';
import type { Source } from '../../../../src/domains/shopping/lists/list.schemas.ts';
import { applyReview, selectOn } from './requirements.ts';
import { Edit, arrangedIn, isOpen } from './list.ts';
import type { Given, ModelItem, ModelList } from './list.ts';
import { mergeInto, separate } from './merge.ts';
import type { Operation, Sent } from '../operations.ts';
import { invalid, staleOf } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** What the contract says happens to an operation on a list. */
export type Outcome =
  | { readonly kind: 'made'; readonly list: ModelList; readonly isChanged: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const unknownItem: Refusal = { status: 404, code: 'shopping-item-not-found' };

const add = (edit: Edit, items: readonly Addition[]): Refusal | undefined => {
  const ids = items.map(({ id }) => id).filter((id) => edit.item(id) !== undefined);
  if (ids.length > 0) return { status: 409, code: 'item-id-taken', ids };
  for (const { id, name, buy = '', category = '', note = '' } of items) {
    const place = category.trim() === '' ? edit.given.categoryOf(id) : category.trim();
    edit.add(id, { name: name.trim(), buy: buy.trim(), category: place, note: note.trim() });
  }
  return undefined;
};

const fields = ['name', 'buy', 'category', 'note', 'bought', 'deleted'] as const;

const wantedOf = (value: string | boolean): string | boolean => (typeof value === 'string' ? value.trim() : value);

/** A reopened item drops sources that another open item has or that are no longer wanted. */
const reopen = (edit: Edit, item: ModelItem): void => {
  const others = edit.list.items.filter((other) => other !== item && isOpen(other));
  const elsewhere = new Set(others.flatMap(({ sources }) => sources.map(({ id }) => id)));
  const isNeeded = ({ id, recipe_id }: Source): boolean =>
    recipe_id === undefined || edit.requirement(id)?.selected === true;
  edit.set(
    item,
    'sources',
    item.sources.filter((source) => isNeeded(source) && !elsewhere.has(source.id)),
  );
};

const change = (edit: Edit, item: ModelItem, set: ItemPatch, base: number): Refusal | undefined => {
  const settings = fields.flatMap((field) => {
    const wanted = set[field] ?? undefined;
    if (wanted === undefined) return [];
    return [{ id: item.id, field, wanted: wantedOf(wanted), present: item[field], since: item.fields[field] }];
  });
  const stale = staleOf(edit.list.revision, base, settings);
  if (stale !== undefined) return stale;
  const wasOpen = isOpen(item);
  for (const { field, wanted } of settings) edit.set(item, field, wanted);
  if (item.merged_into !== undefined && !item.deleted) separate(edit, item);
  if (!wasOpen && isOpen(item)) reopen(edit, item);
  return undefined;
};

const arrange = (edit: Edit, ids: readonly string[], base: number): Refusal | undefined => {
  const wrong = ids.findIndex((id, index) => edit.item(id) === undefined || ids.indexOf(id) !== index);
  if (wrong >= 0) return invalid(`body.item_ids[${wrong}]`);
  const { items, revision, fields: since } = edit.list;
  const stale = staleOf(revision, base, [
    { field: 'arrangement', wanted: ids, present: arrangedIn(items), since: since['arrangement'] },
  ]);
  if (stale === undefined) edit.arrange(ids);
  return stale;
};

/** Removes what the sender saw as bought, and nothing that others have checked or restored since. */
const clear = (edit: Edit, base: number): void => {
  for (const item of edit.list.items) {
    const { bought = 0, deleted = 0 } = item.fields;
    if (item.bought && bought <= base && deleted <= base) edit.set(item, 'deleted', true);
  }
};

const rename = (edit: Edit, name: string, base: number): Refusal | undefined => {
  const { name: present, revision, fields: since } = edit.list;
  const wanted = name.trim();
  const stale = staleOf(revision, base, [{ field: 'name', wanted, present, since: since['name'] }]);
  if (stale === undefined) edit.rename(wanted);
  return stale;
};

const perform = (edit: Edit, operation: Operation, base: number): Refusal | undefined => {
  const isBased = operation.kind !== 'add' && operation.kind !== 'apply';
  if (isBased && base > edit.list.revision) return invalid('body.base_revision');
  switch (operation.kind) {
    case 'add':
      return add(edit, operation.items);
    case 'change': {
      const item = edit.item(operation.item);
      return item === undefined ? unknownItem : change(edit, item, operation.set, base);
    }
    case 'merge': {
      const [item, other] = [edit.item(operation.item), edit.item(operation.into)];
      if (item === undefined) return unknownItem;
      return other === undefined || other === item ? invalid('body.into') : mergeInto(edit, item, other, base);
    }
    case 'arrange':
      return arrange(edit, operation.items, base);
    case 'clear':
      clear(edit, base);
      return undefined;
    case 'select':
      return selectOn(edit, operation.selections, base);
    case 'apply':
      return applyReview(edit, operation);
    case 'rename':
      return rename(edit, operation.name, base);
    default:
      return operation satisfies never;
  }
};

/** Applies an operation to a list of the model. */
export const step = (list: ModelList, { operation, base }: Sent, given: Given): Outcome => {
  const edit = new Edit(list, given);
  const refusal = perform(edit, operation, base);
  return refusal === undefined
    ? { kind: 'made', list: edit.list, isChanged: edit.isChanged }
    : { kind: 'refused', refusal };
};
