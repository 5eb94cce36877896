import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { entriesWith, namedBy, setTranslationGroup, targetsOf } from './link.store.ts';

/** Every portable id that is tied to this one by translations, through however many others. */
const tiedTo = async (tx: Tx, scope: LibraryScope, id: string): Promise<ReadonlySet<string>> => {
  const tied = new Set([id]);
  let open = [id];
  while (open.length > 0) {
    const [named, naming] = [
      await targetsOf(tx, scope.libraryId, 'translation', open),
      await namedBy(tx, scope.libraryId, 'translation', open),
    ];
    open = [...named.map(({ target }) => target), ...naming].filter((other) => !tied.has(other));
    for (const other of open) tied.add(other);
  }
  return tied;
};

/**
 * Puts recipes that are translations of one another into one group, after the links of some have changed: `ids` are
 * those that they name now or named before. Wants the library held, since it changes other recipes.
 */
export const groupTranslations = async (tx: Tx, scope: LibraryScope, ids: readonly string[]): Promise<void> => {
  await tx.flush();
  const settled = new Set<string>();
  for (const id of ids) {
    if (settled.has(id)) continue;
    const tied = [...(await tiedTo(tx, scope, id))].toSorted();
    for (const other of tied) settled.add(other);
    const entries = await entriesWith(tx, scope.libraryId, tied);
    const [first] = entries.map(({ recipe_id }) => recipe_id).toSorted();
    await setTranslationGroup(tx, scope.libraryId, tied, entries.length > 1 ? (first ?? null) : null);
  }
};
