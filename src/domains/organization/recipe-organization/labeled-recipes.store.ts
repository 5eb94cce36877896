import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import { toBatches } from '../../../platform/db/batches.ts';

const statementsFor = (link: 'recipe_tag' | 'recipe_facet', column: 'tag_id' | 'facet_id') => {
  const links = sql.table(link);
  const isIt = (id: string) => sql`${sql.ref(column)} = ${id}`;
  return {
    filed: prepareQuery(
      (_query, p: { id: string }) => sql<{ id: string }>`
        select entry_id as id from ${links} where ${isIt(p.id)} order by entry_id`,
    ),
    lock: prepareQuery(
      (_query, p: { ids: string }, features) => sql<never>`
        select count(*) from (
          select 1 from recipe_organization where entry_id in ${jsonArrayItems(features, p.ids)}
          order by entry_id for no key update
        ) as locked`,
    ),
    raise: prepareQuery(
      (_query, p: { id: string; ids: string }, features) => sql<never>`
        update recipe_organization set revision = revision + 1
        where entry_id in (select entry_id from ${links} where ${isIt(p.id)} and entry_id in ${jsonArrayItems(features, p.ids)})`,
    ),
    remove: prepareQuery(
      (_query, p: { id: string; ids: string }, features) => sql<never>`
        delete from ${links} where ${isIt(p.id)} and entry_id in ${jsonArrayItems(features, p.ids)}`,
    ),
  };
};

const statements = {
  tag: statementsFor('recipe_tag', 'tag_id'),
  facet: statementsFor('recipe_facet', 'facet_id'),
};

/**
 * Removes a tag or facet, which the transaction has locked, from every recipe. The organization of each gets its next
 * revision.
 */
export const removeLabelFromRecipes = async (tx: Tx, kind: keyof typeof statements, id: string): Promise<void> => {
  const { filed, lock, raise, remove } = statements[kind];
  const recipes = await filed.all(tx, { id });
  for await (const slice of toBatches(recipes)) {
    const ids = JSON.stringify(slice.map((recipe) => recipe.id));
    // A separate statement, because one that waits for a lock reads other tables as they were before it waited.
    if (tx.features.hasRowLocks) await lock.first(tx, { ids });
    raise.defer(tx, { id, ids });
    remove.defer(tx, { id, ids });
    await tx.flush();
  }
};
