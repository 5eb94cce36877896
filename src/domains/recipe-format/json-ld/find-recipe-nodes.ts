import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';
import { property, typesOf } from './reader.ts';

/** What a page says in JSON-LD: its recipes, and every node by its id. */
export interface RecipeNodes {
  readonly recipes: readonly JsonObject[];
  readonly nodeById: (id: string) => JsonObject | undefined;
}

/** More values than this are not looked at. The largest of the pages that were tried has some ten thousand. */
const MOST_VALUES = 500_000;

/** More than an id: a reference does not say anything about what it refers to. */
const isDescribed = (node: JsonObject): boolean => Object.keys(node).length > 1;

/**
 * Finds the recipes in JSON-LD, wherever they stand: at the top, in a list, in `@graph`, inside a page or an article.
 * A recipe inside a recipe belongs to it. The order is that of the text.
 */
export const findRecipeNodes = (json: unknown): RecipeNodes => {
  const recipes: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  const waiting: { readonly value: unknown; readonly isInRecipe: boolean }[] = [{ value: json, isInRecipe: false }];
  let left = MOST_VALUES;
  for (let next = waiting.pop(); next !== undefined && left > 0; next = waiting.pop()) {
    const { value, isInRecipe } = next;
    left -= 1;
    if (typeof value !== 'object' || value === null) continue;
    let isInside = isInRecipe;
    if (isObject(value)) {
      const id = property(value, '@id');
      if (typeof id === 'string' && isDescribed(value) && !byId.has(id)) byId.set(id, value);
      const isRecipe = typesOf(value).some((type) => type.toLowerCase() === 'recipe');
      if (isRecipe && !isInRecipe && isDescribed(value)) recipes.push(value);
      isInside ||= isRecipe;
    }
    for (const inner of Object.values(value).reverse()) waiting.push({ value: inner, isInRecipe: isInside });
  }
  return { recipes, nodeById: (id) => byId.get(id) };
};
