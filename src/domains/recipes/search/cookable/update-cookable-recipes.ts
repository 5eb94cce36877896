import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { toBatches } from '../../../../platform/db/batches.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import type { EngineFeatures } from '../../../../platform/db/engine-features.ts';
import type { RecipeState } from '../../recipes.tables.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import type { PantryFoodChanges } from '../../../pantry/index.ts';
import { anyOf, token } from '../query/expression.ts';
import { printExpression } from '../query/print-expression.ts';
import { addNewlyCookable, findNextHitsInAllStates, removeNoLongerCookable } from './cookable-recipes.store.ts';
import { toSpacePrefix } from '../index/space-prefix.ts';
import { findSearchSpaceNumberInTransaction } from '../results/search-space.store.ts';
import { foodToken } from '../index/tokens.ts';

/**
 * Hits read at once. FTS5 continues after any recipe. PostgreSQL has to find all hits every time, but not on
 * our event loop.
 */
const MAX_HITS_AT_ONCE: Readonly<Record<EngineFeatures['tokenIndex'], number>> = { fts5: 1000, tsvector: 20_000 };

/** The recipes that use one of the foods, including the trash, in slices. */
async function* findRecipesUsing(tx: Tx, space: number, foods: readonly string[]): AsyncGenerator<readonly number[]> {
  const { tokenIndex } = tx.features;
  const expression = anyOf(foods.map(foodToken).map(token));
  const print = (state: RecipeState): string => printExpression(tokenIndex, expression, toSpacePrefix(space, state));
  const printed = { active: print('active'), trashed: print('trashed') };
  const rows = MAX_HITS_AT_ONCE[tokenIndex];
  for (let after = 0; ;) {
    const numbers = await findNextHitsInAllStates(tx, { ...printed, after, rows });
    yield* toBatches(numbers);
    if (numbers.length < rows) return;
    after = numbers.at(-1) ?? after;
    await yieldToEventLoop();
  }
}

/**
 * Updates which recipes are cookable after foods were added to or removed from the pantry. The index finds the recipes
 * that use these foods; only recipes that change are written. An added food can only make recipes cookable, and a
 * removed food can only make them no longer cookable.
 */
export const updateCookableRecipes = async (
  tx: Tx,
  libraryId: LibraryId,
  { added, removed }: PantryFoodChanges,
): Promise<void> => {
  const space = await findSearchSpaceNumberInTransaction(tx, libraryId);
  if (space === undefined) return;
  if (added.length > 0) {
    for await (const numbers of findRecipesUsing(tx, space, added)) await addNewlyCookable(tx, libraryId, numbers);
  }
  if (removed.length > 0) {
    for await (const numbers of findRecipesUsing(tx, space, removed))
      await removeNoLongerCookable(tx, libraryId, numbers);
  }
};
