import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

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

/** So many recipes are looked at within a moment, and others get their turn. */
const AT_A_TIME = 200;

/** A food that came can only make recipes cookable that were not, and one that went the other way round. */
const expressionsFor = ({ came, went }: FoodsMoved): readonly Expression[] => [
  ...(came.length > 0 ? [without(anyOf(came.map(foodToken).map(token)), [token(COOKABLE)])] : []),
  ...(went.length > 0 ? [allOf([anyOf(went.map(foodToken).map(token)), token(COOKABLE)])] : []),
];

/** The recipes that it may matter to, in the trash or not: those that take one of the foods, and some that do not. */
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
 * Makes recipes found by whether they can be cooked from the pantry, after foods came or went. The index tells which
 * take one of these; only rows that are marked wrongly are written.
 */
export const restock = async (tx: Tx, libraryId: LibraryId, moved: FoodsMoved): Promise<void> => {
  const space = await spaceWithin(tx, libraryId);
  if (space === undefined) return;
  const concerned = await recipesConcerned(tx, space, moved);
  for (let from = 0; from < concerned.length; from += AT_A_TIME) {
    if (from > 0) await turnOfTheLoop();
    const mistaken = await mistakenAmong(tx, libraryId, concerned.slice(from, from + AT_A_TIME));
    if (mistaken.length > 0) await turnMarks(tx, mistaken);
  }
};
