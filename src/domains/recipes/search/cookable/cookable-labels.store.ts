import { sql } from 'kysely';

import type { Tx } from '../../../../platform/db/database.ts';
import { jsonArrayNumbers } from '../../../../platform/db/json.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import type { RecipeState } from '../../recipes.tables.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { createLeadingLabels, cookableSql, cookableLabelSql, stripLeadingLabels } from './cookable.store.ts';
import { selectHits } from '../results/hits.store.ts';

const hits = prepareQuery(
  (_query, p: Record<RecipeState, string>, features) => sql<{ number: number }>`
    select number from (${selectHits(features, p.active)}) as active
    union all select number from (${selectHits(features, p.trashed)}) as trashed`,
);

/**
 * The numbers of the recipes that an expression finds, formatted for active and for trashed recipes. One statement,
 * because two might both miss a recipe that is restored between them.
 */
export const findHitsInAllStates = async (tx: Tx, printed: Record<RecipeState, string>): Promise<readonly number[]> =>
  (await hits.all(tx, printed)).map(({ number }) => number);

const isMarked = cookableLabelSql(sql`recipe_search.labels`);

const mistaken = prepareQuery(
  (_query, p: { library: LibraryId; numbers: string }, features) => sql<{ number: number }>`
    select recipe_search.number from ${jsonArrayNumbers(features, p.numbers)} as asked cross join recipe_search
    where recipe_search.number = asked.number
    and ${isMarked} <> ${cookableSql(features, sql`recipe_search.needs`, sql`${p.library}`)}
    order by recipe_search.number
    ${features.hasRowLocks ? sql`for no key update of recipe_search` : sql``}`,
);

/** The recipes whose cookable label is wrong. Locks them, oldest first. */
export const lockWronglyLabeledRecipes = async (
  tx: Tx,
  library: LibraryId,
  numbers: readonly number[],
): Promise<readonly number[]> =>
  (await mistaken.all(tx, { library, numbers: JSON.stringify(numbers) })).map(({ number }) => number);

const turn = prepareQuery(
  (_query, p: { numbers: string }, features) => sql<never>`
    update recipe_search
    set labels = ${createLeadingLabels(sql<boolean>`not ${isMarked}`)} || ${stripLeadingLabels(sql`recipe_search.labels`)}
    where number in ${jsonArrayNumbers(features, p.numbers)}`,
);

/** Toggles the cookable label of recipes. */
export const toggleCookableLabels = async (tx: Tx, numbers: readonly number[]): Promise<void> =>
  void (await turn.run(tx, { numbers: JSON.stringify(numbers) }));
