import { restoreMany, trashMany } from './actions/move-recipes.ts';
import { readMany } from './actions/read-recipes.ts';
import { shelveRecipes } from './actions/shelve-recipes.ts';
import { tagRecipes } from './actions/tag-recipes.ts';
import type { BulkAction } from './bulk-action.ts';

/** All that can be done to many recipes at once, in the order of the reference. */
export const actions: readonly BulkAction[] = [tagRecipes, shelveRecipes, readMany, restoreMany, trashMany];
