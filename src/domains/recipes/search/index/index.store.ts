import { sql } from 'kysely';

import type { Tx } from '../../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../../platform/db/json.ts';
import { pickColumns, prepareQuery } from '../../../../platform/db/prepared-query.ts';
import { labelTokenPrefixes } from '../../recipes.tables.ts';
import type { RecipeTables } from '../../recipes.tables.ts';
import type { EntryId } from '../../../../platform/ids/ids.ts';
import { selectLabelTokens } from '../../../organization/index.ts';
import { NEW_RECIPE_CTE_NAME } from '../../entries/recipe.store.ts';

// Existing index rows are changed immediately, before the last statement of the transaction, which first locks the
// event counter. So a transaction that holds the counter never waits for an index row.

export interface IndexRow {
  readonly id: EntryId;
  readonly space: string;
  readonly words: string;
  /** JSON. */
  readonly needs: string;
}

const insert = prepareQuery(
  (_query, p: IndexRow, features) => sql<never>`
    insert into recipe_search (number, space, words, labels, needs)
    select recipe.number, ${p.space}, ${p.words}, ${sql.lit(labelTokenPrefixes.every)}, ${p.needs}
    from ${sql.table(features.hasWritingCte ? NEW_RECIPE_CTE_NAME : 'recipe')} as recipe where recipe.id = ${p.id}`,
);

/** For a recipe whose insert is queued but not flushed. */
export const insertIndexRow = (tx: Tx, row: IndexRow): void => insert.defer(tx, row);

const numberOf = (id: EntryId) => sql`(select recipe.number from recipe where recipe.id = ${id})`;

/** Until version 21 of the schema, cookable recipes had this label. */
const FORMER_COOKABLE_LABEL = ' :p';

const update = prepareQuery(
  (_query, p: IndexRow) => sql<never>`
    update recipe_search set space = ${p.space}, words = ${p.words}, needs = ${p.needs},
      labels = replace(labels, ${sql.lit(FORMER_COOKABLE_LABEL)}, '')
    where number = ${numberOf(p.id)}`,
);

export const updateIndexRow = async (tx: Tx, row: IndexRow): Promise<void> => void (await update.run(tx, row));

const keep = prepareQuery((query, p: RecipeTables['recipe_reading']) =>
  query
    .insertInto('recipe_reading')
    .values(pickColumns(p, ['entry_id', 'revision', 'version', 'reading']))
    .onConflict((conflict) =>
      conflict.column('entry_id').doUpdateSet((values) => ({
        revision: values.ref('excluded.revision'),
        version: values.ref('excluded.version'),
        reading: values.ref('excluded.reading'),
      })),
    ),
);

/** Replaces the parsed recipe of an earlier document. The transaction must hold the recipe's lock. */
export const upsertParsedRecipe = (tx: Tx, row: RecipeTables['recipe_reading']): void => keep.defer(tx, row);

const move = prepareQuery(
  (_query, p: { id: EntryId; letter: string }) => sql<never>`
    update recipe_search set space = substr(space, 1, length(space) - 1) || ${p.letter}
    where number = ${numberOf(p.id)}`,
);

/** The last letter of a space is the state. */
export const updateIndexRowState = async (tx: Tx, id: EntryId, letter: string): Promise<void> =>
  void (await move.run(tx, { id, letter }));

const lock = prepareQuery(
  (_query, p: { ids: string }, features) => sql<never>`
    select count(*) from (
      select 1 from recipe_search
      where number in (select recipe.number from recipe where recipe.id in ${jsonArrayItems(features, p.ids)})
      order by number for no key update
    ) as locked`,
);

const label = prepareQuery(
  (_query, p: { ids: string }, features) => sql<never>`
    update recipe_search set labels = (
      select ${sql.lit(labelTokenPrefixes.every)}
        || coalesce(' ' || nullif(${selectLabelTokens('recipe.id', labelTokenPrefixes)}, ''), '')
        || coalesce((
          select string_agg(${sql.lit(` ${labelTokenPrefixes.favorite}`)} || user_id, '' order by user_id) from recipe_favorite
          where recipe_favorite.entry_id = recipe.id and recipe_favorite.favorite = 1), '')
      from recipe where recipe.number = recipe_search.number)
    where number in (select recipe.number from recipe where recipe.id in ${jsonArrayItems(features, p.ids)})`,
);

/**
 * Copies the organization and favorites of recipes into the index. Locks the rows with a separate statement, because a
 * statement that waits for locks sees the other tables as they were before it waited.
 */
export const updateIndexLabels = async (tx: Tx, ids: readonly EntryId[]): Promise<void> => {
  const values = { ids: JSON.stringify(ids) };
  if (tx.features.hasRowLocks) await lock.first(tx, values);
  await label.run(tx, values);
};
