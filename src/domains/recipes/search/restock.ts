import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { Tx } from '../../../platform/db/database.ts';
import type { RecipeState } from '../../../platform/db/tables/recipes.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { FoodsMoved } from '../../pantry/index.ts';
import { allOf, anyOf, token, without } from './expression.ts';
import type { Expression } from './expression.ts';
import { printExpression } from './print-expression.ts';
import { mistakenAmong, recipesFound, turnMarks } from './restock.store.ts';
import { spaceOf } from './space.ts';
import { spaceWithin } from './space.store.ts';
import { COOKABLE, foodToken } from './tokens.ts';

/** Recipes checked before yielding to the event loop. */
const AT_A_TIME = 200;

/** An added food can only make recipes cookable, and a removed food can only make them no longer cookable. */
const expressionsFor = ({ came, went }: FoodsMoved): readonly Expression[] => [
  ...(came.length > 0 ? [without(anyOf(came.map(foodToken).map(token)), [token(COOKABLE)])] : []),
  ...(went.length > 0 ? [allOf([anyOf(went.map(foodToken).map(token)), token(COOKABLE)])] : []),
];

/** The recipes that may be affected, including the trash: all that use one of the foods, and some that do not. */
const recipesConcerned = async (tx: Tx, space: number, moved: FoodsMoved): Promise<readonly number[]> => {
  const print = (expression: Expression, state: RecipeState): string =>
    printExpression(tx.traits.tokenIndex, expression, spaceOf(space, state));
  const found = new Set<number>();
  for (const expression of expressionsFor(moved)) {
    const printed = { active: print(expression, 'active'), trashed: print(expression, 'trashed') };
    for (const number of await recipesFound(tx, printed)) found.add(number);
  }
  return [...found].toSorted((a, b) => a - b);
};

/**
 * Updates which recipes are cookable after foods were added to or removed from the pantry. The index finds the recipes
 * that use these foods; only rows with a wrong label are written.
 */
export const restock = async (tx: Tx, libraryId: LibraryId, moved: FoodsMoved): Promise<void> => {
  const space = await spaceWithin(tx, libraryId);
  if (space === undefined) return;
  const concerned = await recipesConcerned(tx, space, moved);
  for (let from = 0; from < concerned.length; from += AT_A_TIME) {
    if (from > 0) await yieldToEventLoop();
    const mistaken = await mistakenAmong(tx, libraryId, concerned.slice(from, from + AT_A_TIME));
    if (mistaken.length > 0) await turnMarks(tx, mistaken);
  }
};
