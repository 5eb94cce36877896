import { sql } from 'kysely';

import type { Tx } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';

const statementsFor = (link: 'recipe_tag' | 'recipe_facet', column: 'tag_id' | 'facet_id') => {
  const filed = (id: string) =>
    sql`entry_id in (select entry_id from ${sql.table(link)} where ${sql.ref(column)} = ${id})`;
  return {
    lock: prepared(
      (_query, p: { id: string }) => sql<never>`
        select count(*) from (
          select 1 from recipe_organization where ${filed(p.id)} order by entry_id for no key update
        ) as locked`,
    ),
    raise: prepared(
      (_query, p: { id: string }) => sql<never>`
        update recipe_organization set revision = revision + 1 where ${filed(p.id)}`,
    ),
  };
};

const statements = {
  tag: statementsFor('recipe_tag', 'tag_id'),
  facet: statementsFor('recipe_facet', 'facet_id'),
};

/** The next revision of the organization of every recipe that has the tag or facet, which the transaction has locked. */
export const raiseRecipesWith = async (tx: Tx, kind: keyof typeof statements, id: string): Promise<void> => {
  if (tx.traits.hasRowLocks) await statements[kind].lock.first(tx, { id });
  statements[kind].raise.later(tx, { id });
};
