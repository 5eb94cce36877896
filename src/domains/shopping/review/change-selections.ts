import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import type { ListChangeContext } from '../lists/change-list.ts';
import { applySelections } from '../list-document/apply-selections.ts';
import type { Selection } from '../lists/list.schemas.ts';
import { createNewItemContext } from '../items/item-categories.ts';

/** Changes the selection of requirements on a list, including archived ones. */
export const changeSelections = async (
  tx: Tx,
  scope: LibraryScope,
  { draft, archive }: ListChangeContext,
  selections: readonly Selection[],
  base: number,
): Promise<void> => {
  const ids = selections.map(({ id }) => id);
  await archive.restoreRequirements(ids);
  const choices = ids.flatMap((id) => draft.findRequirement(id)?.choices ?? []);
  const things = choices.map(({ name, foods }) => ({ id: '', label: '', quantity: '', name, ...(foods && { foods }) }));
  const newItemContext = await createNewItemContext(tx, scope.libraryId, things, () =>
    scope.newId<Id<'shopping-item'>>(),
  );
  applySelections(draft, selections, base, newItemContext);
};
