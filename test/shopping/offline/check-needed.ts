import assert from 'node:assert/strict';

import type { Source } from '../../../src/domains/shopping/lists/list.schemas.ts';
import { suggestPurchase } from '../../../src/domains/shopping/purchase/suggest-purchase.ts';
import type { Library } from './check-review.ts';
import type { ListBody } from './journal.ts';
import { readSum, together } from './quantities.ts';
import type { Sum } from './quantities.ts';
import { exactScale, recipes, takenOf } from './recipes.ts';

/** How much a source requires: from its recipe, or as written by hand. */
const takenBy = ({ recipe_id, ingredient_id, name, quantity, scale = '1' }: Source, { recipeIds }: Library): Sum => {
  if (recipe_id === undefined) return readSum(quantity);
  const foods = recipes[recipeIds.indexOf(recipe_id)]?.ingredients.find(({ foods }) => foods[0].id === ingredient_id);
  const food = foods?.foods.find((one) => one.name === name) ?? assert.fail(`no recipe uses ${name}`);
  return takenOf(food, exactScale(scale));
};

/**
 * What an item needs must be exactly the sum of its sources, and what to buy must follow its name and sources. Unchanged
 * items were checked earlier.
 */
export const checkNeeded = (before: ListBody, { items, revision }: ListBody, library: Library): void => {
  for (const { id, name, needed, purchase, sources, revision: changed } of items) {
    assert.deepEqual(purchase, suggestPurchase(name, sources), `what to buy of ${name}`);
    if (changed === revision) {
      const expected = together(sources.map((source) => takenBy(source, library)));
      assert.deepEqual(readSum(needed), expected, `${name} needs ${JSON.stringify(needed)}`);
    } else {
      assert.equal(needed, before.items.find((item) => item.id === id)?.needed, `${name}: the needed quantity changed`);
    }
  }
};
