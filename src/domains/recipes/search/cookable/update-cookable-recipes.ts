import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { Tx } from '../../../../platform/db/database.ts';
import type { RecipeState } from '../../recipes.tables.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import type { PantryFoodChanges } from '../../../pantry/index.ts';
import { allOf, anyOf, token, without } from '../query/expression.ts';
import type { Expression } from '../query/expression.ts';
import { printExpression } from '../query/print-expression.ts';
import { lockWronglyLabeledRecipes, findHitsInAllStates, toggleCookableLabels } from './cookable-labels.store.ts';
import { toSpacePrefix } from '../index/space-prefix.ts';
import { findSearchSpaceInTransaction } from '../results/search-space.store.ts';
import { COOKABLE_TOKEN, foodToken } from '../index/tokens.ts';

/** Recipes checked before yielding to the event loop. */
const AT_A_TIME = 200;

/** An added food can only make recipes cookable, and a removed food can only make them no longer cookable. */
const expressionsFor = ({ added, removed }: PantryFoodChanges): readonly Expression[] => [
  ...(added.length > 0 ? [without(anyOf(added.map(foodToken).map(token)), [token(COOKABLE_TOKEN)])] : []),
  ...(removed.length > 0 ? [allOf([anyOf(removed.map(foodToken).map(token)), token(COOKABLE_TOKEN)])] : []),
];

/** The recipes that may be affected, including the trash: all that use one of the foods, and some that do not. */
const recipesConcerned = async (tx: Tx, space: number, moved: PantryFoodChanges): Promise<readonly number[]> => {
  const print = (expression: Expression, state: RecipeState): string =>
    printExpression(tx.features.tokenIndex, expression, toSpacePrefix(space, state));
  const found = new Set<number>();
  for (const expression of expressionsFor(moved)) {
    const printed = { active: print(expression, 'active'), trashed: print(expression, 'trashed') };
    for (const number of await findHitsInAllStates(tx, printed)) found.add(number);
  }
  return [...found].toSorted((a, b) => a - b);
};

/**
 * Updates which recipes are cookable after foods were added to or removed from the pantry. The index finds the recipes
 * that use these foods; only rows with a wrong label are written.
 */
export const updateCookableRecipes = async (tx: Tx, libraryId: LibraryId, moved: PantryFoodChanges): Promise<void> => {
  const space = await findSearchSpaceInTransaction(tx, libraryId);
  if (space === undefined) return;
  const concerned = await recipesConcerned(tx, space, moved);
  for (let from = 0; from < concerned.length; from += AT_A_TIME) {
    if (from > 0) await yieldToEventLoop();
    const mistaken = await lockWronglyLabeledRecipes(tx, libraryId, concerned.slice(from, from + AT_A_TIME));
    if (mistaken.length > 0) await toggleCookableLabels(tx, mistaken);
  }
};
