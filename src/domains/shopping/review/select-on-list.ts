import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import type { Changing } from '../change-list.ts';
import { selectRequirements } from '../list/select-requirements.ts';
import type { Selection } from '../list.schemas.ts';
import { shelvingFor } from '../shelve.ts';

/** Changes the selection of requirements on a list, including archived ones. */
export const selectOnList = async (
  tx: Tx,
  scope: LibraryScope,
  { draft, sleepers }: Changing,
  selections: readonly Selection[],
  base: number,
): Promise<void> => {
  const ids = selections.map(({ id }) => id);
  await sleepers.wakeRequirements(ids);
  const choices = ids.flatMap((id) => draft.requirement(id)?.choices ?? []);
  const things = choices.map(({ name, foods }) => ({ id: '', label: '', quantity: '', name, ...(foods && { foods }) }));
  const shelving = await shelvingFor(tx, scope.libraryId, things, () => scope.newId<Id<'shopping-item'>>());
  selectRequirements(draft, selections, base, shelving);
};
