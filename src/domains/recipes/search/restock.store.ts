import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { numbersOf } from '../../../platform/db/json.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { RecipeState } from '../../../platform/db/tables/recipes.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { firstLabels, isCookable, isMarkedCookable, otherLabels } from './cookable.store.ts';
import { hitsOf } from './hits.store.ts';

const hits = prepared(
  (_query, p: Record<RecipeState, string>, traits) => sql<{ number: number }>`
    select number from (${hitsOf(traits, p.active)}) as active
    union all select number from (${hitsOf(traits, p.trashed)}) as trashed`,
);

/**
 * The numbers of the recipes that an expression finds, formatted for active and for trashed recipes. One statement,
 * because two might both miss a recipe that is restored between them.
 */
export const recipesFound = async (tx: Tx, printed: Record<RecipeState, string>): Promise<readonly number[]> =>
  (await hits.all(tx, printed)).map(({ number }) => number);

const isMarked = isMarkedCookable(sql`recipe_search.labels`);

const mistaken = prepared(
  (_query, p: { library: LibraryId; numbers: string }, traits) => sql<{ number: number }>`
    select recipe_search.number from ${numbersOf(traits, p.numbers)} as asked cross join recipe_search
    where recipe_search.number = asked.number
    and ${isMarked} <> ${isCookable(traits, sql`recipe_search.needs`, sql`${p.library}`)}
    order by recipe_search.number
    ${traits.hasRowLocks ? sql`for no key update of recipe_search` : sql``}`,
);

/** The recipes whose cookable label is wrong. Locks them, oldest first. */
export const mistakenAmong = async (
  tx: Tx,
  library: LibraryId,
  numbers: readonly number[],
): Promise<readonly number[]> =>
  (await mistaken.all(tx, { library, numbers: JSON.stringify(numbers) })).map(({ number }) => number);

const turn = prepared(
  (_query, p: { numbers: string }, traits) => sql<never>`
    update recipe_search
    set labels = ${firstLabels(sql<boolean>`not ${isMarked}`)} || ${otherLabels(sql`recipe_search.labels`)}
    where number in ${numbersOf(traits, p.numbers)}`,
);

/** Toggles the cookable label of recipes. */
export const turnMarks = async (tx: Tx, numbers: readonly number[]): Promise<void> =>
  void (await turn.run(tx, { numbers: JSON.stringify(numbers) }));
