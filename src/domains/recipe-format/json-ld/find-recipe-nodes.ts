import { isObject } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { getProperty, isRecipeNode } from './node-properties.ts';

/** The recipes in a page's JSON-LD, and a lookup of its nodes by id. */
export interface RecipeNodes {
  readonly recipes: readonly JsonObject[];
  readonly nodeById: (id: string) => JsonObject | undefined;
}

/** The largest page tested has about ten thousand values. */
const MAX_VALUES = 500_000;

/** Properties of a mere reference, which say nothing about the node it refers to. */
const REFERENCE_PROPERTIES: ReadonlySet<string> = new Set(['@id', '@type', '@context']);

/** The number of properties that describe the node. */
const countStatements = (node: JsonObject): number =>
  Object.keys(node).filter((name) => !REFERENCE_PROPERTIES.has(name)).length;

/**
 * Finds recipes anywhere in JSON-LD: at the top level, in a list, in `@graph`, or inside a page or article. A recipe
 * nested in another belongs to it. Results are in document order.
 */
export const findRecipeNodes = (json: unknown): RecipeNodes => {
  const recipes: JsonObject[] = [];
  const byId = new Map<string, { readonly node: JsonObject; readonly statements: number }>();
  const pending: { readonly value: unknown; readonly isInRecipe: boolean }[] = [{ value: json, isInRecipe: false }];
  let remaining = MAX_VALUES;
  for (let next = pending.pop(); next !== undefined && remaining > 0; next = pending.pop()) {
    const { value, isInRecipe } = next;
    remaining -= 1;
    if (typeof value !== 'object' || value === null) continue;
    let isWithinRecipe = isInRecipe;
    if (isObject(value)) {
      const id = getProperty(value, '@id');
      const statements = countStatements(value);
      // Pages describe the same node in several places; the most complete description wins.
      if (typeof id === 'string' && statements > (byId.get(id)?.statements ?? 0))
        byId.set(id, { node: value, statements });
      const isRecipe = isRecipeNode(value) === true;
      if (isRecipe && !isInRecipe && statements > 0) recipes.push(value);
      isWithinRecipe ||= isRecipe;
    }
    for (const child of Object.values(value).reverse()) pending.push({ value: child, isInRecipe: isWithinRecipe });
  }
  return { recipes, nodeById: (id) => byId.get(id)?.node };
};
