import type { JsonObject } from './is-object.ts';
import { saysTheSame } from './same-json.ts';
import { RECIPE_PROPERTIES } from './schema/recipe.schemas.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const own = (document: JsonObject, name: string): unknown =>
  Object.hasOwn(document, name) ? document[name] : undefined;

const known: ReadonlySet<string> = new Set(RECIPE_PROPERTIES);

/**
 * Names of the properties in which two documents differ: known ones in document order, then unknown ones by name.
 */
export const changesBetween = (before: RecipeDocument, after: RecipeDocument): string[] => {
  const [old, young]: readonly [JsonObject, JsonObject] = [before, after];
  const others = new Set<string>();
  for (const document of [before, after]) {
    for (const name of Object.keys(document)) if (!known.has(name)) others.add(name);
  }
  return [...known, ...[...others].toSorted(byText)].filter((name) => !saysTheSame(own(old, name), own(young, name)));
};
