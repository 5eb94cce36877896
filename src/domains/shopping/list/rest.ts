import type { ListDocument, Source } from '../list.schemas.ts';
import type { RestingRow } from '../rest.store.ts';

/** So many deleted items are read with the list; when there are more, as many as this go to rest. */
const MOST_DELETED = 400;
const DELETED_KEPT = 200;

/** The portion or dish that something is needed for. */
export const originOf = ({ portion_id, meal_id, again }: Pick<Source, 'portion_id' | 'meal_id' | 'again'>): string =>
  JSON.stringify(
    portion_id === undefined ? ['meal', meal_id ?? '', again ?? ''] : ['portion', portion_id, again ?? ''],
  );

/**
 * Takes out of a list what was deleted longest ago, where there is much of it, with the requirements of portions and
 * meals of which nothing is left: a list that is used for years stays as short as what is on it. What rests is known
 * all the same, and comes back when somebody asks for it.
 */
export const layToRest = (document: ListDocument): readonly RestingRow[] => {
  const deleted = document.items.filter((item) => item.deleted);
  if (deleted.length <= MOST_DELETED) return [];
  const items = deleted.toSorted((a, b) => a.revision - b.revision).slice(0, deleted.length - DELETED_KEPT);
  const gone = new Set(items);
  document.items = document.items.filter((item) => !gone.has(item));

  const needed = new Set(document.items.flatMap(({ sources }) => sources.map(originOf)));
  const requirements = Object.values(document.requirements)
    .filter(({ source }) => !needed.has(originOf(source)))
    .map((requirement) => ({ requirement, selection: document.selections[requirement.id] }));
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
