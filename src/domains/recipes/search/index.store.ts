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

// Rows of the index that are there already are changed at once, and so before the last statement of the transaction,
// which takes the counter of events first: whoever holds the counter waits for no row of the index.

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

/** For a recipe that was enlisted and not sent yet. What the last statement sees of the pantry counts. */
export const insertIndexRow = (tx: Tx, row: IndexRow): void => insert.later(tx, row);

const numberOf = (id: EntryId) => sql`(select recipe.number from recipe where recipe.id = ${id})`;

const update = prepared(
  (_query, p: IndexRow, traits) => sql<never>`
    update recipe_search set space = ${p.space}, words = ${p.words}, needs = ${p.needs},
      labels = ${firstLabels(isCookable(traits, sql`${p.needs}`, sql`${p.library}`))}
        || ${otherLabels(sql`recipe_search.labels`)}
    where number = ${numberOf(p.id)}`,
);

/** This transaction keeps the pantry as it is. */
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

/** In place of that of an earlier document. Only who holds the recipe writes it. */
export const keepReading = (tx: Tx, reading: RecipeTables['recipe_reading']): void => keep.later(tx, reading);

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
      select ${firstLabels(isMarkedCookable(sql`recipe_search.labels`))}
        || coalesce(' ' || nullif(${filingLabels('recipe.id', tokenSigns)}, ''), '')
        || coalesce((
          select string_agg(${sql.lit(` ${tokenSigns.favorite}`)} || user_id, '' order by user_id) from recipe_favorite
          where recipe_favorite.entry_id = recipe.id and recipe_favorite.favorite = 1), '')
      from recipe where recipe.number = recipe_search.number)
    where number in (select recipe.number from recipe where recipe.id in ${itemsOf(traits, p.ids)})`,
);

/**
 * Reads how the recipes are filed and whose favorites they are, and writes it into the index. Whether they can be
 * cooked stays as it is. The rows are locked by a statement of their own: one that waits for them reads the other
 * tables as they were before it waited.
 */
export const labelIndexRows = async (tx: Tx, ids: readonly EntryId[]): Promise<void> => {
  const values = { ids: JSON.stringify(ids) };
  if (tx.traits.hasRowLocks) await lock.first(tx, values);
  await label.run(tx, values);
};
