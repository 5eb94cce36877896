import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';
import { isRecipe, property } from './property.ts';

/** What a page says in JSON-LD: its recipes, and every node by its id. */
export interface RecipeNodes {
  readonly recipes: readonly JsonObject[];
  readonly nodeById: (id: string) => JsonObject | undefined;
}

/** More values than this are not looked at. The largest of the pages that were tried has some ten thousand. */
const MOST_VALUES = 500_000;

/** What a reference may have, which does not say anything about what it refers to. */
const OF_REFERENCES: ReadonlySet<string> = new Set(['@id', '@type', '@context']);

/** How much a node says. */
const saidBy = (node: JsonObject): number => Object.keys(node).filter((name) => !OF_REFERENCES.has(name)).length;

/**
 * Finds the recipes in JSON-LD, wherever they stand: at the top, in a list, in `@graph`, inside a page or an article.
 * A recipe inside a recipe belongs to it. The order is that of the text.
 */
export const findRecipeNodes = (json: unknown): RecipeNodes => {
  const recipes: JsonObject[] = [];
  const byId = new Map<string, { readonly node: JsonObject; readonly said: number }>();
  const waiting: { readonly value: unknown; readonly isInRecipe: boolean }[] = [{ value: json, isInRecipe: false }];
  let left = MOST_VALUES;
  for (let next = waiting.pop(); next !== undefined && left > 0; next = waiting.pop()) {
    const { value, isInRecipe } = next;
    left -= 1;
    if (typeof value !== 'object' || value === null) continue;
    let isInside = isInRecipe;
    if (isObject(value)) {
      const id = property(value, '@id');
      const said = saidBy(value);
      // Pages speak of the same thing in several places. The fullest of them describes it.
      if (typeof id === 'string' && said > (byId.get(id)?.said ?? 0)) byId.set(id, { node: value, said });
      const isOne = isRecipe(value) === true;
      if (isOne && !isInRecipe && said > 0) recipes.push(value);
      isInside ||= isOne;
    }
    for (const inner of Object.values(value).reverse()) waiting.push({ value: inner, isInRecipe: isInside });
  }
  return { recipes, nodeById: (id) => byId.get(id)?.node };
};
