import type { ListDocument, Requirement, ShoppingItem, Source } from '../lists/list.schemas.ts';
import type { ArchiveRow } from '../lists/archive.store.ts';
import type { ListDraft } from './list-draft.ts';

/** When a list has more deleted items than this, the oldest are archived until only the second number is left. */
const MAX_DELETED = 60;
const DELETED_KEPT = 30;
/** The same for deselected requirements. */
const MAX_DESELECTED = 600;
const DESELECTED_KEPT = 300;

/** A key for the portion or meal that something is needed for. */
export const toPortionOrMealKey = ({
  portion_id,
  meal_id,
  again,
}: Pick<Source, 'portion_id' | 'meal_id' | 'again'>): string =>
  JSON.stringify(
    portion_id === undefined ? ['meal', meal_id ?? '', again ?? ''] : ['portion', portion_id, again ?? ''],
  );

/** If there are more than `max`, all but the `kept` most recently changed ones. */
const oldest = <T>(things: readonly T[], max: number, kept: number, revisionOf: (thing: T) => number): readonly T[] =>
  things.length <= max ? [] : things.toSorted((a, b) => revisionOf(a) - revisionOf(b)).slice(0, things.length - kept);

const oldItems = ({ items }: ListDocument): readonly ShoppingItem[] =>
  oldest(
    items.filter(({ deleted }) => deleted),
    MAX_DELETED,
    DELETED_KEPT,
    ({ revision }) => revision,
  );

/** Requirements that were deselected long ago, or whose bought or removed item is archived now. */
const oldRequirements = ({ items, requirements, selections }: ListDocument): readonly Requirement[] => {
  const all = Object.values(requirements);
  if (all.length === 0) return [];
  const held = new Set(items.flatMap(({ sources }) => sources.map(({ id }) => id)));
  const deselected = all.filter(({ selected }) => !selected);
  return [
    ...all.filter(({ id, selected }) => selected && !held.has(id)),
    ...oldest(deselected, MAX_DESELECTED, DESELECTED_KEPT, ({ id }) => selections[id]?.revision ?? 0),
  ];
};

/**
 * Archives old items and requirements if there are many of them, so that a list used for years stays small. Archived
 * data is still known and is restored when it is needed.
 */
export const extractRecordsToArchive = (draft: ListDraft): readonly ArchiveRow[] => {
  const { document } = draft;
  const items = oldItems(document);
  draft.removeArchivedItems(items);
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
      origin: toPortionOrMealKey(decided.requirement.source),
      content: JSON.stringify(decided),
    })),
  ];
};
