import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import {
  findEntriesByPortableId,
  findLinksToPortableIds,
  setTranslationGroup,
  findLinksFromPortableIds,
} from './link.store.ts';
import type { LinkBetweenPortableIds } from './link.store.ts';

/**
 * All translation links that connect other portable ids to these, directly or indirectly. Each round follows the links
 * of all ids at once.
 */
const tiesOf = async (
  tx: Tx,
  { libraryId }: LibraryScope,
  ids: readonly string[],
): Promise<readonly LinkBetweenPortableIds[]> => {
  const ties: LinkBetweenPortableIds[] = [];
  const seen = new Set(ids);
  let open = [...seen];
  while (open.length > 0) {
    const found = [
      ...(await findLinksFromPortableIds(tx, libraryId, 'translation', open)),
      ...(await findLinksToPortableIds(tx, libraryId, 'translation', open)),
    ];
    ties.push(...found);
    open = [...new Set(found.flatMap(({ recipe_id, target }) => [recipe_id, target]))].filter((id) => !seen.has(id));
    for (const id of open) seen.add(id);
  }
  return ties;
};

/** Splits ids into sets of connected ones. */
const setsOf = (ids: readonly string[], ties: readonly LinkBetweenPortableIds[]): readonly (readonly string[])[] => {
  const sets = new Map(ids.map((id) => [id, [id]]));
  for (const { recipe_id: one, target: other } of ties) {
    const [mine, theirs] = [sets.get(one) ?? [one], sets.get(other) ?? [other]];
    if (mine === theirs) continue;
    const [large, small] = mine.length < theirs.length ? [theirs, mine] : [mine, theirs];
    large.push(...small);
    for (const id of [...small, one, other]) sets.set(id, large);
  }
  return [...new Set(sets.values())];
};

/**
 * Puts recipes that are translations of each other into one group after links have changed. `ids` are the portable ids
 * that the changed recipes link to now or linked to before. Copies of a recipe, which share a portable id, are not
 * translations of each other. The caller must hold the library's lock, since other recipes change too.
 */
export const regroupTranslations = async (tx: Tx, scope: LibraryScope, ids: readonly string[]): Promise<void> => {
  await tx.flush();
  const sets = setsOf(ids, await tiesOf(tx, scope, ids));
  const present = new Set(
    (await findEntriesByPortableId(tx, scope.libraryId, sets.flat())).map(({ recipe_id }) => recipe_id),
  );
  const groups = sets.map((set) => set.filter((id) => present.has(id)).toSorted());
  const single = groups.filter((group) => group.length === 1).flat();
  await setTranslationGroup(tx, scope.libraryId, single, null);
  for (const group of groups) {
    const [name] = group;
    if (name !== undefined && group.length > 1) await setTranslationGroup(tx, scope.libraryId, group, name);
  }
};
