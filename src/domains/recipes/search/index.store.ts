import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { itemsOf } from '../../../platform/db/json.ts';
import { pick, prepared } from '../../../platform/db/prepared.ts';
import { tokenSigns } from '../../../platform/db/tables/recipes.ts';
import type { RecipeTables } from '../../../platform/db/tables/recipes.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import { filingLabels } from '../../organization/index.ts';
import { NEW_RECIPE } from '../recipe.store.ts';
import { firstLabels, isCookable, isMarkedCookable, otherLabels } from './cookable.store.ts';

// Existing index rows are changed immediately, before the last statement of the transaction, which first locks the
// event counter. So a transaction that holds the counter never waits for an index row.

export interface IndexRow {
  readonly id: EntryId;
  readonly library: LibraryId;
  readonly space: string;
  readonly words: string;
  /** JSON. */
  readonly needs: string;
}

const insert = prepared(
  (_query, p: IndexRow, traits) => sql<never>`
    insert into recipe_search (number, space, words, labels, needs)
    select recipe.number, ${p.space}, ${p.words},
      ${firstLabels(isCookable(traits, sql`${p.needs}`, sql`${p.library}`))}, ${p.needs}
    from ${sql.table(traits.hasWritingCte ? NEW_RECIPE : 'recipe')} as recipe where recipe.id = ${p.id}`,
);

/** For a recipe whose insert is queued but not flushed. The pantry counts as the last statement sees it. */
export const insertIndexRow = (tx: Tx, row: IndexRow): void => insert.defer(tx, row);

const numberOf = (id: EntryId) => sql`(select recipe.number from recipe where recipe.id = ${id})`;

const update = prepared(
  (_query, p: IndexRow, traits) => sql<never>`
    update recipe_search set space = ${p.space}, words = ${p.words}, needs = ${p.needs},
      labels = ${firstLabels(isCookable(traits, sql`${p.needs}`, sql`${p.library}`))}
        || ${otherLabels(sql`recipe_search.labels`)}
    where number = ${numberOf(p.id)}`,
);

/** The transaction must hold the pantry's lock. */
export const updateIndexRow = async (tx: Tx, row: IndexRow): Promise<void> => void (await update.run(tx, row));

const keep = prepared((query, p: RecipeTables['recipe_reading']) =>
  query
    .insertInto('recipe_reading')
    .values(pick(p, ['entry_id', 'revision', 'version', 'reading']))
    .onConflict((conflict) =>
      conflict.column('entry_id').doUpdateSet((values) => ({
        revision: values.ref('excluded.revision'),
        version: values.ref('excluded.version'),
        reading: values.ref('excluded.reading'),
      })),
    ),
);

/** Replaces the parsed recipe of an earlier document. The transaction must hold the recipe's lock. */
export const keepReading = (tx: Tx, reading: RecipeTables['recipe_reading']): void => keep.defer(tx, reading);

const move = prepared(
  (_query, p: { id: EntryId; letter: string }) => sql<never>`
    update recipe_search set space = substr(space, 1, length(space) - 1) || ${p.letter}
    where number = ${numberOf(p.id)}`,
);

/** The last letter of a space is the state. */
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
      select ${firstLabels(isMarkedCookable(sql`recipe_search.labels`))}
        || coalesce(' ' || nullif(${filingLabels('recipe.id', tokenSigns)}, ''), '')
        || coalesce((
          select string_agg(${sql.lit(` ${tokenSigns.favorite}`)} || user_id, '' order by user_id) from recipe_favorite
          where recipe_favorite.entry_id = recipe.id and recipe_favorite.favorite = 1), '')
      from recipe where recipe.number = recipe_search.number)
    where number in (select recipe.number from recipe where recipe.id in ${itemsOf(traits, p.ids)})`,
);

/**
 * Copies the organization and favorites of recipes into the index. Leaves the cookable label unchanged. Locks the rows
 * with a separate statement, because a statement that waits for locks sees the other tables as they were before it
 * waited.
 */
export const labelIndexRows = async (tx: Tx, ids: readonly EntryId[]): Promise<void> => {
  const values = { ids: JSON.stringify(ids) };
  if (tx.traits.hasRowLocks) await lock.first(tx, values);
  await label.run(tx, values);
};
