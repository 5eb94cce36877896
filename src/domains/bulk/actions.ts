import { restoreMany, trashMany } from './actions/move-recipes.ts';
import { readMany } from './actions/read-recipes.ts';
import { shelveRecipes } from './actions/shelve-recipes.ts';
import { tagRecipes } from './actions/tag-recipes.ts';
import type { BulkAction } from './bulk-action.ts';

/** Every bulk action, in the order of the API reference. */
export const actions: readonly BulkAction[] = [tagRecipes, shelveRecipes, readMany, restoreMany, trashMany];
