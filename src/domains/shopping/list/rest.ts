import type { ListDocument, Requirement, ShoppingItem, Source } from '../list.schemas.ts';
import type { RestingRow } from '../rest.store.ts';
import type { ListDraft } from './draft.ts';

/** When more deleted items than this are on a list, the oldest rest until so few are left. */
const MOST_DELETED = 60;
const DELETED_KEPT = 30;
/** The same for requirements that somebody has deselected. */
const MOST_DESELECTED = 600;
const DESELECTED_KEPT = 300;

/** The portion or the meal that something is needed for. */
export const originOf = ({ portion_id, meal_id, again }: Pick<Source, 'portion_id' | 'meal_id' | 'again'>): string =>
  JSON.stringify(
    portion_id === undefined ? ['meal', meal_id ?? '', again ?? ''] : ['portion', portion_id, again ?? ''],
  );

/** Of more than may be, those that changed longest ago, down to those that are kept. */
const oldest = <T>(things: readonly T[], most: number, kept: number, revisionOf: (thing: T) => number): readonly T[] =>
  things.length <= most ? [] : things.toSorted((a, b) => revisionOf(a) - revisionOf(b)).slice(0, things.length - kept);

const oldItems = ({ items }: ListDocument): readonly ShoppingItem[] =>
  oldest(
    items.filter(({ deleted }) => deleted),
    MOST_DELETED,
    DELETED_KEPT,
    ({ revision }) => revision,
  );

/** What was deselected long ago, and what was bought or taken off with an item that rests now. */
const oldRequirements = ({ items, requirements, selections }: ListDocument): readonly Requirement[] => {
  const all = Object.values(requirements);
  if (all.length === 0) return [];
  const held = new Set(items.flatMap(({ sources }) => sources.map(({ id }) => id)));
  const deselected = all.filter(({ selected }) => !selected);
  return [
    ...all.filter(({ id, selected }) => selected && !held.has(id)),
    ...oldest(deselected, MOST_DESELECTED, DESELECTED_KEPT, ({ id }) => selections[id]?.revision ?? 0),
  ];
};

/**
 * Takes out of a list what is long over, where there is much of it: a list that is used for years stays as short as what
 * is on it. What rests is known all the same, and comes back when somebody asks for it.
 */
export const layToRest = (draft: ListDraft): readonly RestingRow[] => {
  const { document } = draft;
  const items = oldItems(document);
  draft.putAway(items);
  const requirements = oldRequirements(document).map((requirement) => ({
    requirement,
    selection: document.selections[requirement.id],
  }));
  for (const { requirement } of requirements) {
    delete document.requirements[requirement.id];
    delete document.selections[requirement.id];
  }
  return [
    ...items.map((item) => ({ kind: 'item' as const, id: item.id, origin: '', content: JSON.stringify(item) })),
    ...requirements.map((decided) => ({
      kind: 'requirement' as const,
      id: decided.requirement.id,
      origin: originOf(decided.requirement.source),
      content: JSON.stringify(decided),
    })),
  ];
};
