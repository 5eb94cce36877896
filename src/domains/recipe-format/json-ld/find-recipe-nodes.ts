import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';
import { isRecipe, property } from './property.ts';

/** The JSON-LD of a page: its recipes, and every node by id. */
export interface RecipeNodes {
  readonly recipes: readonly JsonObject[];
  readonly nodeById: (id: string) => JsonObject | undefined;
}

/** Maximum number of values visited. The largest page tested has about ten thousand. */
const MOST_VALUES = 500_000;

/** Properties of a reference that say nothing about its target. */
const OF_REFERENCES: ReadonlySet<string> = new Set(['@id', '@type', '@context']);

/** The number of informative properties of a node. */
const saidBy = (node: JsonObject): number => Object.keys(node).filter((name) => !OF_REFERENCES.has(name)).length;

/**
 * Finds the recipes in JSON-LD anywhere: at the top, in a list, in `@graph`, inside a page or an article. A nested
 * recipe belongs to its parent. In document order.
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
      // Pages describe the same node in several places; the most complete one wins.
      if (typeof id === 'string' && said > (byId.get(id)?.said ?? 0)) byId.set(id, { node: value, said });
      const isOne = isRecipe(value) === true;
      if (isOne && !isInRecipe && said > 0) recipes.push(value);
      isInside ||= isOne;
    }
    for (const inner of Object.values(value).reverse()) waiting.push({ value: inner, isInRecipe: isInside });
  }
  return { recipes, nodeById: (id) => byId.get(id)?.node };
};
