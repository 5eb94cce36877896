import type { TestClient } from '../../support/client.ts';
import { newEntry } from '../../support/recipes.ts';
import { amountOf, nothing, readSum } from './quantities.ts';
import type { Sum } from './quantities.ts';
import { exactOf, times } from './rational.ts';
import type { Exact } from './rational.ts';

/** A food that can be used for an ingredient. */
export interface Food {
  /** The id of its ingredient. */
  readonly id: string;
  readonly name: string;
  readonly value?: string;
  readonly unit?: string;
  /** Instead of a number. */
  readonly words?: string;
}

/** An ingredient with its alternatives. */
export interface Ingredient {
  readonly foods: readonly [Food, ...Food[]];
  readonly optional?: boolean;
}

export interface Recipe {
  readonly title: string;
  readonly ingredients: readonly Ingredient[];
}

const one = (food: Food): Ingredient => ({ foods: [food] });

/**
 * The recipes to shop for. The same foods in grams, cups and milliliters, by count and in words, so that some amounts
 * add up and others stay separate.
 */
export const recipes: readonly Recipe[] = [
  {
    title: 'Bread',
    ingredients: [
      one({ id: 'flour', name: 'Flour', value: '500', unit: 'metric.gram' }),
      one({ id: 'milk', name: 'Milk', value: '2/3', unit: 'us.cup' }),
      one({ id: 'onion', name: 'Onion', value: '1' }),
    ],
  },
  {
    title: 'Pancakes',
    ingredients: [
      one({ id: 'flour', name: 'Flour', value: '1/3', unit: 'metric.kilogram' }),
      one({ id: 'milk', name: 'Milk', value: '3', unit: 'us.tablespoon' }),
      {
        foods: [
          { id: 'butter', name: 'Butter', value: '70', unit: 'metric.gram' },
          { id: 'margarine', name: 'Margarine', value: '80', unit: 'metric.gram' },
        ],
      },
      one({ id: 'salt', name: 'Salt', words: 'to taste' }),
    ],
  },
  {
    title: 'Onion soup',
    ingredients: [
      one({ id: 'onions', name: 'Onions', value: '4' }),
      one({ id: 'milk', name: 'Milk', value: '100', unit: 'metric.millilitre' }),
      one({ id: 'flour', name: 'Flour', value: '1/4', unit: 'us.cup' }),
      { foods: [{ id: 'salt', name: 'Salt', value: '5', unit: 'metric.gram' }], optional: true },
    ],
  },
];

/** Scales for a recipe. */
export const scales = ['1', '3', '1/2', '2/3'] as const;

/** One item per food, in singular and plural. */
export const foodNamed = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^onions$/, 'onion');

export const exactScale = (scale: string): Exact => exactOf(scale) ?? amountMissing(scale);

const amountMissing = (text: string): never => {
  throw new Error(`${text} is not a number`);
};

/** How much of a food the recipe requires at a scale. */
export const takenOf = ({ value, unit, words }: Food, scale: Exact): Sum => {
  if (value === undefined) return words === undefined ? nothing : readSum(words);
  return amountOf(times(exactScale(value), scale), unit);
};

const quantityOf = ({ value, unit, words }: Food): object => ({
  kind: 'simple',
  ...(value !== undefined && { amount: { value } }),
  ...(unit !== undefined && { unit }),
  ...(words !== undefined && { text: words }),
});

const documentOf = ({ title, ingredients }: Recipe): object => ({
  title,
  language: 'en',
  ingredient_sections: [
    {
      ingredients: ingredients.flatMap(({ foods, optional }) =>
        foods.map((food, index) => ({
          id: food.id,
          name: food.name,
          quantity: quantityOf(food),
          ...(optional === true && { optional }),
          ...(index > 0 && { relation: 'or' }),
        })),
      ),
    },
  ],
});

/** Creates the recipes in a library and returns their ids in the same order. */
export const createRecipes = async (client: TestClient): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const recipe of recipes) ids.push((await newEntry(client, documentOf(recipe))).id);
  return ids;
};
