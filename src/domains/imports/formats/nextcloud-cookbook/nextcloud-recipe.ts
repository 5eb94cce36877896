import { findRecipeNodes } from '../../../recipe-format/index.ts';
import type { FoundRecipe } from '../format.ts';
import { plainText } from '../shared/html/plain-text.ts';
import { titled } from '../shared/members/title.ts';
import { ingredientList, instructionList } from '../shared/words/entries.ts';
import { textAt, valueAt } from '../shared/words/json-values.ts';
import type { JsonObject } from '../shared/words/json-values.ts';
import { markedEntries } from '../shared/words/marked-entries.ts';

/** The recipe that a file is, in the words of schema.org. */
export const recipeIn = (json: unknown): JsonObject | undefined => findRecipeNodes(json).recipes[0];

/** Properties that Nextcloud Cookbook adds to schema.org. */
const ITS_OWN = ['printImage', 'imagePlaceholderUrl', 'recipe_id'];

/** Whether a schema.org recipe was written by Nextcloud Cookbook, judging by the recipe alone. */
export const isFromNextcloud = (recipe: JsonObject): boolean =>
  ITS_OWN.some((name) => Object.hasOwn(recipe, name)) || textAt(recipe, 'imageUrl').includes('/apps/cookbook/');

/** Parses a heading in a list: `## For the sauce`. */
const titleOf = (text: string): string | undefined => {
  const title = /^#{1,6}\s*(\S.*)$/.exec(text)?.[1];
  // A single sign links to another recipe.
  return text.startsWith('##') ? title : undefined;
};

/** Properties that only make sense in the original installation. */
const LEFT_BEHIND = new Set(['imageUrl', 'imagePlaceholderUrl', 'printImage', 'user_id', 'recipe_id', 'category_id']);

/** Older versions write Unix timestamps. */
const dateAt = (recipe: JsonObject, name: string): string | undefined => {
  const text = textAt(recipe, name);
  if (!/^\d{1,11}$/.test(text)) return text || undefined;
  return text === '0' ? undefined : new Date(Number(text) * 1000).toISOString();
};

/** Parses a schema.org recipe with headings in its lists. `hasPicture` says that its folder contains a picture. */
export const fromNextcloud = (
  recipe: JsonObject,
  fileName: string,
  hasPicture: boolean,
): Omit<FoundRecipe, 'path' | 'photos'> => {
  const { image, ...others } = Object.fromEntries(Object.entries(recipe).filter(([name]) => !LEFT_BEHIND.has(name)));
  const [name, id] = [textAt(recipe, 'name'), textAt(recipe, 'id')];
  const ingredients = markedEntries(valueAt(recipe, 'recipeIngredient', 'ingredients'), titleOf);
  const steps = markedEntries(valueAt(recipe, 'recipeInstructions'), titleOf);
  const { options, ...untitled } = titled(name, fileName);
  return {
    kind: 'recipe',
    ...untitled,
    node: {
      ...others,
      ...(ingredients && { recipeIngredient: ingredientList(ingredients) }),
      ...(steps && { recipeInstructions: instructionList(steps) }),
      // A number alone is that of another recipe in every other installation.
      ...(id !== '' && textAt(recipe, 'identifier') === '' && { identifier: `nextcloud-cookbook:${id}:${name}` }),
      dateCreated: dateAt(recipe, 'dateCreated'),
      dateModified: dateAt(recipe, 'dateModified'),
      [hasPicture ? 'associatedMedia' : 'image']: image,
    },
    options: { ...options, plainText },
  };
};
