import assert from 'node:assert/strict';

import type { Choice, Requirement } from '../../../src/domains/shopping/lists/list.schemas.ts';
import type { Review, ReviewInput } from '../../../src/domains/shopping/review/review.schemas.ts';
import type { ModelList } from './model/list.ts';
import { requirementsFor, sourceBy } from './model/requirements.ts';
import { readSum } from './quantities.ts';
import { exactText, times } from './rational.ts';
import { exactScale, recipes, takenOf } from './recipes.ts';
import type { Food, Ingredient } from './recipes.ts';

/** Shared by all runs. */
export interface Library {
  /** In the order of the test's recipes. */
  readonly recipeIds: readonly string[];
  /** Requirement ids by what they are for: the same input always gives the same ids. */
  readonly requirementIds: Map<string, string>;
}

type Portion = NonNullable<ReviewInput['portions']>[number];

const checkChoice = (choice: Choice, food: Food, scale: string): void => {
  const { id, name, amount, unit, quantity } = choice;
  const exact = food.value === undefined ? undefined : exactText(times(exactScale(food.value), exactScale(scale)));
  assert.deepEqual({ id, name, amount, unit }, { id: food.id, name: food.name, amount: exact, unit: food.unit });
  assert.deepEqual(readSum(quantity), takenOf(food, exactScale(scale)), `${name}: ${quantity}`);
};

/** The id of a requirement is unique and the same each time. */
const checkId = (id: string, key: string, { requirementIds }: Library): void => {
  const known = requirementIds.get(key);
  const others = [...requirementIds].filter(([other]) => other !== key).map(([, taken]) => taken);
  assert.ok(known === undefined ? !others.includes(id) : known === id, `${key} is now ${id} and was ${known}`);
  requirementIds.set(key, id);
};

const checkRequirement = (requirement: Requirement, ingredient: Ingredient, known: Requirement | undefined): void => {
  const { choice_id, choices, selected, optional, source, previous_name, previous_quantity, reviewed_at } = requirement;
  const [{ id: first }] = ingredient.foods;
  assert.equal(choice_id, known?.choice_id ?? first);
  assert.equal(selected, known?.selected ?? ingredient.optional !== true);
  assert.equal(optional, ingredient.optional);
  const choice = choices.find(({ id }) => id === choice_id) ?? assert.fail(`${choice_id} is not a choice`);
  assert.deepEqual(source, sourceBy(requirement, choice));
  const { name, quantity } = known?.source ?? source;
  assert.deepEqual([previous_name ?? source.name, previous_quantity ?? source.quantity], [name, quantity]);
  assert.notEqual(previous_name, source.name);
  assert.notEqual(previous_quantity, source.quantity);
  assert.equal(reviewed_at, known?.reviewed_at);
};

const checkPortion = (
  review: Review,
  { id: portion, recipe_id, scale }: Portion,
  again: string,
  list: ModelList,
  library: Library,
): void => {
  const { title, ingredients } = recipes[library.recipeIds.indexOf(recipe_id)] ?? assert.fail('no such recipe');
  assert.equal(review.requirements.length, ingredients.length);
  for (const [index, ingredient] of ingredients.entries()) {
    const requirement = review.requirements[index] ?? assert.fail('a requirement is missing');
    const { id, choices, source } = requirement;
    const [{ id: ingredient_id }] = ingredient.foods;
    checkId(id, JSON.stringify([portion, again, recipe_id, ingredient_id]), library);
    assert.equal(choices.length, ingredient.foods.length);
    for (const [place, food] of ingredient.foods.entries()) {
      checkChoice(choices[place] ?? assert.fail(`${food.name} is not a choice`), food, scale ?? '1');
    }
    checkRequirement(requirement, ingredient, list.requirements[id]);
    assert.deepEqual(
      { ...source, again: source.again ?? '' },
      { ...source, id, label: title, portion_id: portion, recipe_id, ingredient_id, scale: scale ?? '1', again },
    );
  }
};

/** A review states exactly what a portion requires and what the list has decided about it. */
export const checkReview = (review: Review, input: ReviewInput, list: ModelList, library: Library): void => {
  const [portion] = input.portions ?? [];
  if (portion === undefined) assert.fail('the test always names a portion');
  checkPortion(review, portion, input.again ?? '', list, library);
  const required = new Set(review.requirements.map(({ id }) => id));
  const released = requirementsFor(list, input).filter(({ id }) => !required.has(id));
  const removed = released.filter(({ selected }) => selected).map(({ source }) => source);
  assert.deepEqual(review.removed, removed);
  assert.equal(review.outdated ?? false, false);
};
