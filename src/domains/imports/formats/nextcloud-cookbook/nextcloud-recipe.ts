import { findRecipeNodes } from '../../../recipe-format/index.ts';
import type { ExtractedRecipe } from '../format.ts';
import { toPlainText } from '../../markup/html/to-plain-text.ts';
import { createTitleFallback } from '../../archives/title-fallback.ts';
import { entriesToIngredients, entriesToInstructions } from '../../sections/list-entries.ts';
import { getTextField, getField } from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';
import { parseListWithHeadings } from '../../sections/parse-list-with-headings.ts';

/** The recipe that a file is, in the words of schema.org. */
export const findRecipeNode = (json: unknown): JsonObject | undefined => findRecipeNodes(json).recipes[0];

/** Properties that Nextcloud Cookbook adds to schema.org. */
const ITS_OWN = ['printImage', 'imagePlaceholderUrl', 'recipe_id'];

/** Whether a schema.org recipe was written by Nextcloud Cookbook, judging by the recipe alone. */
export const isNextcloudRecipe = (recipe: JsonObject): boolean =>
  ITS_OWN.some((name) => Object.hasOwn(recipe, name)) || getTextField(recipe, 'imageUrl').includes('/apps/cookbook/');

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
  const text = getTextField(recipe, name);
  if (!/^\d{1,11}$/.test(text)) return text || undefined;
  return text === '0' ? undefined : new Date(Number(text) * 1000).toISOString();
};

/** Parses a schema.org recipe with headings in its lists. `hasPicture` says that its folder contains a picture. */
export const fromNextcloud = (
  recipe: JsonObject,
  fileName: string,
  hasPicture: boolean,
): Omit<ExtractedRecipe, 'path' | 'photos'> => {
  const { image, ...others } = Object.fromEntries(Object.entries(recipe).filter(([name]) => !LEFT_BEHIND.has(name)));
  const [name, id] = [getTextField(recipe, 'name'), getTextField(recipe, 'id')];
  const ingredients = parseListWithHeadings(getField(recipe, 'recipeIngredient', 'ingredients'), titleOf);
  const steps = parseListWithHeadings(getField(recipe, 'recipeInstructions'), titleOf);
  const { options, ...untitled } = createTitleFallback(name, fileName);
  return {
    kind: 'recipe',
    ...untitled,
    node: {
      ...others,
      ...(ingredients && { recipeIngredient: entriesToIngredients(ingredients) }),
      ...(steps && { recipeInstructions: entriesToInstructions(steps) }),
      // A number alone is that of another recipe in every other installation.
      ...(id !== '' && getTextField(recipe, 'identifier') === '' && { identifier: `nextcloud-cookbook:${id}:${name}` }),
      dateCreated: dateAt(recipe, 'dateCreated'),
      dateModified: dateAt(recipe, 'dateModified'),
      [hasPicture ? 'associatedMedia' : 'image']: image,
    },
    options: { ...options, plainText: toPlainText },
  };
};
