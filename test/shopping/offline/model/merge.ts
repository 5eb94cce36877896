import type { Source } from '../../../../src/domains/shopping/lists/list.schemas.ts';
import type { Edit, ModelItem } from './list.ts';
import { staleOf } from './refusal.ts';
import type { Refusal } from './refusal.ts';

const ownId = ({ id }: ModelItem): string => `item:${id}`;

/** Why an item is on the list: its sources, and what someone wrote for it or wants it for. */
const reasonsOf = (item: ModelItem): Source[] => {
  const { name, buy, note, sources } = item;
  const hasOwnReason = sources.length === 0 || buy !== '' || note !== '';
  return [
    ...sources,
    ...(hasOwnReason ? [{ id: ownId(item), label: '', name, quantity: buy, ...(note !== '' && { note }) }] : []),
  ];
};

/**
 * One item takes over the other's reasons, and the other is removed from the list. What both have stays with the first.
 */
export const mergeInto = (edit: Edit, item: ModelItem, other: ModelItem, base: number): Refusal | undefined => {
  if (item.merged_into === other.id) return undefined;
  const stale = staleOf(
    edit.list.revision,
    base,
    [item, other].map(({ id, deleted, fields }) => ({
      id,
      field: 'deleted',
      wanted: false,
      present: deleted,
      since: fields['deleted'],
    })),
  );
  if (stale !== undefined) return stale;
  if (item.deleted || other.deleted || item.bought !== other.bought) return { status: 409, code: 'merge-refused' };
  const held = new Set(other.sources.map(({ id }) => id));
  edit.set(other, 'sources', [...other.sources, ...reasonsOf(item).filter(({ id }) => !held.has(id))]);
  edit.set(
    item,
    'sources',
    item.sources.filter(({ id }) => !held.has(id)),
  );
  edit.set(item, 'merged_into', other.id);
  edit.set(item, 'deleted', true);
  return undefined;
};

/** The items that have its sources now: the one it was merged into, the one that was merged into, and so on. */
const keepersOf = (edit: Edit, item: ModelItem): readonly ModelItem[] => {
  const next = item.merged_into === undefined ? undefined : edit.item(item.merged_into);
  return next === undefined ? [] : [next, ...keepersOf(edit, next)];
};

/** A restored item takes its sources back, as they are now. */
export const separate = (edit: Edit, item: ModelItem): void => {
  const keepers = keepersOf(edit, item);
  const own = new Set([...item.sources.map(({ id }) => id), ownId(item)]);
  const present = keepers.at(-1)?.sources ?? [];
  const sources = item.sources.flatMap(({ id }) => present.find((source) => source.id === id) ?? []);
  for (const keeper of keepers)
    edit.leave(
      keeper,
      keeper.sources.filter(({ id }) => !own.has(id)),
    );
  edit.set(item, 'sources', sources);
  edit.set(item, 'merged_into', undefined);
};
