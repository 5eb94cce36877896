import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import { MAX_ROWS_AT_ONCE } from '../../../platform/db/batches.ts';

const statementsFor = (link: 'recipe_tag' | 'recipe_facet', column: 'tag_id' | 'facet_id') => {
  const links = sql.table(link);
  const isIt = (id: string) => sql`${sql.ref(column)} = ${id}`;
  return {
    next: prepareQuery(
      (_query, p: { id: string; after: string }) => sql<{ id: string }>`
        select entry_id as id from ${links} where ${isIt(p.id)} and entry_id > ${p.after}
        order by entry_id limit ${sql.lit(MAX_ROWS_AT_ONCE)}`,
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
  const { next, lock, raise, remove } = statements[kind];
  let after = '';
  for (;;) {
    const recipes = await next.all(tx, { id, after });
    const last = recipes.at(-1);
    if (last === undefined) return;
    after = last.id;
    const ids = JSON.stringify(recipes.map((recipe) => recipe.id));
    // A separate statement, because one that waits for a lock reads other tables as they were before it waited.
    if (tx.features.hasRowLocks) await lock.first(tx, { ids });
    raise.defer(tx, { id, ids });
    remove.defer(tx, { id, ids });
    await tx.flush();
    if (recipes.length < MAX_ROWS_AT_ONCE) return;
    await yieldToEventLoop();
  }
};
