import { isSameJson } from './json.ts';
import type { JsonObject } from './json.ts';
import { RECIPE_PROPERTIES } from './schema/recipe.schemas.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const getOwn = (document: JsonObject, name: string): unknown =>
  Object.hasOwn(document, name) ? document[name] : undefined;

const formatProperties: ReadonlySet<string> = new Set(RECIPE_PROPERTIES);

/**
 * The names of the properties in which two documents differ: properties of the format in document order, then unknown
 * ones alphabetically.
 */
export const findChangedProperties = (before: RecipeDocument, after: RecipeDocument): string[] => {
  const [old, current]: readonly [JsonObject, JsonObject] = [before, after];
  const unknownNames = new Set<string>();
  for (const document of [before, after]) {
    for (const name of Object.keys(document)) if (!formatProperties.has(name)) unknownNames.add(name);
  }
  return [...formatProperties, ...[...unknownNames].toSorted(compareText)].filter(
    (name) => !isSameJson(getOwn(old, name), getOwn(current, name)),
  );
};
