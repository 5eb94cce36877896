import type { ShoppingListSummary } from '../../../src/domains/shopping/index.ts';
import type { QueuedChange } from '../../offline/list-change.ts';

export interface OptimisticList {
  readonly id: string;
  readonly name: string;
  /** Absent if the service does not know the list yet. */
  readonly known?: Pick<ShoppingListSummary, 'revision' | 'open_items' | 'updated_at'>;
}

/** The lists as returned by the service, with the user's pending creations and renames. */
export const applyPendingToLists = (
  summaries: readonly ShoppingListSummary[],
  changes: readonly Pick<QueuedChange, 'listId' | 'change' | 'refusal'>[],
): readonly OptimisticList[] => {
  const lists = new Map(summaries.map(({ id, name, ...known }): [string, OptimisticList] => [id, { id, name, known }]));
  for (const { listId: id, change, refusal } of changes) {
    if (refusal !== undefined) continue;
    const list = lists.get(id);
    if (change.kind === 'create' && list === undefined) lists.set(id, { id, name: change.name });
    if (change.kind === 'rename' && list !== undefined) lists.set(id, { ...list, name: change.name });
  }
  return [...lists.values()];
};
