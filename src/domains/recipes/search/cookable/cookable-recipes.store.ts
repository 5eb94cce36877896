import { sql } from 'kysely';

import type { Db, Tx } from '../../../../platform/db/database.ts';
import { jsonArrayNumbers } from '../../../../platform/db/json.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import type { RecipeState } from '../../recipes.tables.ts';
import type { EntryId, LibraryId } from '../../../../platform/ids/ids.ts';
import { NEW_RECIPE_CTE_NAME } from '../../entries/recipe.store.ts';
import { selectHits } from '../results/hits.store.ts';
import { areNeedsMetSql, isCookableSql } from './cookable.store.ts';

interface RecipeNeeds {
  readonly id: EntryId;
  readonly library: LibraryId;
  /** JSON. */
  readonly needs: string;
}

const insertNew = prepareQuery(
  (_query, p: RecipeNeeds, features) => sql<never>`
    insert into recipe_cookable (library_id, number)
    select cast(${p.library} as text), recipe.number
    from ${sql.table(features.hasWritingCte ? NEW_RECIPE_CTE_NAME : 'recipe')} as recipe
    where recipe.id = ${p.id} and ${areNeedsMetSql(features, sql`${p.needs}`, sql`${p.library}`)}`,
);

/**
 * For a recipe whose insert and index row are queued but not flushed. The pantry counts as the last statement sees it.
 */
export const insertNewCookableRecipe = (tx: Tx, recipe: RecipeNeeds): void => insertNew.defer(tx, recipe);

const insert = prepareQuery(
  (_query, p: RecipeNeeds, features) => sql<never>`
    insert into recipe_cookable (library_id, number)
    select cast(${p.library} as text), recipe.number from recipe
    where recipe.id = ${p.id} and ${areNeedsMetSql(features, sql`${p.needs}`, sql`${p.library}`)}
    on conflict (library_id, number) do nothing`,
);

const remove = prepareQuery(
  (_query, p: RecipeNeeds, features) => sql<never>`
    delete from recipe_cookable
    where library_id = ${p.library} and number = (select recipe.number from recipe where recipe.id = ${p.id})
    and not ${areNeedsMetSql(features, sql`${p.needs}`, sql`${p.library}`)}`,
);

/** The transaction must hold the locks of the pantry and of the recipe. */
export const updateCookableRecipe = (tx: Tx, recipe: RecipeNeeds): void => {
  insert.defer(tx, recipe);
  remove.defer(tx, recipe);
};

interface HitSlice extends Record<RecipeState, string> {
  readonly after: number;
  readonly rows: number;
}

const hits = prepareQuery((_query, p: HitSlice, features) => {
  const next = (expression: string) => sql`
    select number from (${selectHits(features, expression)}) as hits
    where number > cast(${p.after} as bigint) order by number limit ${p.rows}`;
  return sql<{ number: number }>`
    select number from (${next(p.active)}) as active union all select number from (${next(p.trashed)}) as trashed
    order by number limit ${p.rows}`;
});

/**
 * The next recipes that an expression finds, formatted for active and for trashed recipes, in order of their numbers.
 * One statement, because two might both miss a recipe that is restored between them.
 */
export const findNextHitsInAllStates = async (db: Db, slice: HitSlice): Promise<readonly number[]> =>
  (await hits.all(db, slice)).map(({ number }) => number);

interface RecipeSlice {
  readonly library: LibraryId;
  /** A JSON list. */
  readonly numbers: string;
}

// The lock on an index row keeps the recipe from being deleted before its new row refers to it. It conflicts with
// nothing else.
const addMany = prepareQuery(
  (_query, p: RecipeSlice, features) => sql<never>`
    insert into recipe_cookable (library_id, number)
    select cast(${p.library} as text), recipe_search.number
    from ${jsonArrayNumbers(features, p.numbers)} as asked cross join recipe_search
    where recipe_search.number = asked.number
    and not ${isCookableSql(p.library, sql`recipe_search.number`)}
    and ${areNeedsMetSql(features, sql`recipe_search.needs`, sql`${p.library}`)}
    order by recipe_search.number
    ${features.hasRowLocks ? sql`for key share of recipe_search` : sql``}`,
).plannedEachTime();

/**
 * Adds those of the recipes that have become cookable. Writes immediately, so that the transaction does not wait for a
 * recipe while it holds the event counter.
 */
export const addNewlyCookable = async (tx: Tx, library: LibraryId, numbers: readonly number[]): Promise<void> =>
  void (await addMany.run(tx, { library, numbers: JSON.stringify(numbers) }));

// Materialized, because PostgreSQL would otherwise check all cookable recipes of the library for each slice.
const removeMany = prepareQuery((_query, p: RecipeSlice, features) => {
  const needs = sql`(select recipe_search.needs from recipe_search where recipe_search.number = asked.number)`;
  return sql<never>`
    with unmet as materialized (
      select asked.number from ${jsonArrayNumbers(features, p.numbers)} as asked
      where ${isCookableSql(p.library, sql`asked.number`)}
      and not ${areNeedsMetSql(features, needs, sql`${p.library}`)})
    delete from recipe_cookable where library_id = ${p.library} and number in (select number from unmet)`;
}).plannedEachTime();

/** Removes those of the recipes that are no longer cookable. Writes immediately, like `addNewlyCookable`. */
export const removeNoLongerCookable = async (tx: Tx, library: LibraryId, numbers: readonly number[]): Promise<void> =>
  void (await removeMany.run(tx, { library, numbers: JSON.stringify(numbers) }));

const counted = prepareQuery(
  (_query, p: { library: LibraryId; max: number }) => sql<{ total: number }>`
    select count(*) as total from (
      select number from recipe_cookable where library_id = ${p.library} limit cast(${p.max} as bigint)) as counted`,
);

/** Counts the cookable recipes of a library in any state, but not beyond `max`. */
export const countCookableRecipesUpTo = async (db: Db, library: LibraryId, max: number): Promise<number> =>
  (await counted.first(db, { library, max }))?.total ?? 0;
