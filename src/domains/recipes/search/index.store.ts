import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { itemsOf } from '../../../platform/db/json.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { tokenSigns } from '../../../platform/db/tables/recipes.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { filingLabels } from '../../organization/index.ts';
import { NEW_RECIPE } from '../recipe.store.ts';

// Rows of the index that are there already are changed at once, and so before the last statement of the transaction,
// which takes the counter of events first: whoever holds the counter waits for no row of the index.

export interface IndexRow {
  readonly id: EntryId;
  readonly space: string;
  readonly words: string;
  readonly labels: string;
}

const insert = prepared(
  (_query, p: IndexRow, { hasWritingCte }) => sql<never>`
    insert into recipe_search (number, space, words, labels)
    select recipe.number, ${p.space}, ${p.words}, ${p.labels}
    from ${sql.table(hasWritingCte ? NEW_RECIPE : 'recipe')} as recipe where recipe.id = ${p.id}`,
);

/** For a recipe that was enlisted and not sent yet. */
export const insertIndexRow = (tx: Tx, row: IndexRow): void => insert.later(tx, row);

const numberOf = (id: EntryId) => sql`(select recipe.number from recipe where recipe.id = ${id})`;

const update = prepared(
  (_query, p: Omit<IndexRow, 'labels'>) => sql<never>`
    update recipe_search set space = ${p.space}, words = ${p.words} where number = ${numberOf(p.id)}`,
);

export const updateIndexRow = async (tx: Tx, row: Omit<IndexRow, 'labels'>): Promise<void> =>
  void (await update.run(tx, row));

const move = prepared(
  (_query, p: { id: EntryId; letter: string }) => sql<never>`
    update recipe_search set space = substr(space, 1, length(space) - 1) || ${p.letter}
    where number = ${numberOf(p.id)}`,
);

/** The last letter of a space is that of the state. */
export const moveIndexRow = async (tx: Tx, id: EntryId, letter: string): Promise<void> =>
  void (await move.run(tx, { id, letter }));

const lock = prepared(
  (_query, p: { ids: string }, traits) => sql<never>`
    select count(*) from (
      select 1 from recipe_search
      where number in (select recipe.number from recipe where recipe.id in ${itemsOf(traits, p.ids)})
      order by number for no key update
    ) as locked`,
);

const label = prepared(
  (_query, p: { ids: string }, traits) => sql<never>`
    update recipe_search set labels = (
      select ${sql.lit(tokenSigns.every)}
        || coalesce(' ' || nullif(${filingLabels('recipe.id', tokenSigns)}, ''), '')
        || coalesce((
          select string_agg(${sql.lit(` ${tokenSigns.favorite}`)} || user_id, '' order by user_id) from recipe_favorite
          where recipe_favorite.entry_id = recipe.id and recipe_favorite.favorite = 1), '')
      from recipe where recipe.number = recipe_search.number)
    where number in (select recipe.number from recipe where recipe.id in ${itemsOf(traits, p.ids)})`,
);

/**
 * Reads how the recipes are filed and whose favorites they are, and writes it into the index. The rows are locked by a
 * statement of their own: one that waits for them reads the other tables as they were before it waited.
 */
export const labelIndexRows = async (tx: Tx, ids: readonly EntryId[]): Promise<void> => {
  const values = { ids: JSON.stringify(ids) };
  if (tx.traits.hasRowLocks) await lock.first(tx, values);
  await label.run(tx, values);
};
