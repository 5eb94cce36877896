import { saysTheSame } from './same-json.ts';
import { RECIPE_PROPERTIES } from './schema/recipe.schemas.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The names of the properties in which two documents differ: those of the format in the order in which a document is
 * written, then any others by name.
 */
export const changesBetween = (before: RecipeDocument, after: RecipeDocument): string[] => {
  const [old, young] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const known = new Set(RECIPE_PROPERTIES);
  const others = [...new Set([...old.keys(), ...young.keys()])].filter((name) => !known.has(name)).toSorted(byText);
  return [...known, ...others].filter((name) => !saysTheSame(old.get(name), young.get(name)));
};
