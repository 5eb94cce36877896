import type { ExtractedRecipe } from '../format.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { formatServings } from '../../values/format-servings.ts';
import { createTitleFallback } from '../../archives/title-fallback.ts';
import { formatNumericAmount } from '../../values/format-numeric-amount.ts';
import {
  createHeadingEntry,
  entriesToIngredients,
  entriesToInstructions,
  createLineEntry,
} from '../../sections/list-entries.ts';
import type { ListEntry } from '../../sections/list-entries.ts';
import {
  scalarToText,
  isJsonObject,
  getListField,
  getNamesField,
  getNumberField,
  getObjectsField,
  getTextField,
  getField,
} from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';
import { createNutritionNode } from '../../values/nutrition.ts';
import { createRatingNode } from '../../values/rating.ts';
import { parseUrl } from '../../values/parse-url.ts';
import { addLabel } from '../../text/to-label.ts';
import { formatMealieIngredient } from './format-mealie-ingredient.ts';

/** Mealie uses both spellings, depending on the version and the kind of export. */
const INGREDIENTS = ['recipeIngredient', 'recipe_ingredient'] as const;
const STEPS = ['recipeInstructions', 'recipe_instructions'] as const;

/** Whether a value is a Mealie recipe: similar to schema.org, plus a slug. */
export const isMealieRecipe = (value: unknown): value is JsonObject =>
  isJsonObject(value) &&
  typeof value['slug'] === 'string' &&
  [...INGREDIENTS, ...STEPS].some((name) => Array.isArray(value[name])) &&
  (value['@type'] === undefined || Object.hasOwn(value, 'orgURL') || Object.hasOwn(value, 'org_url'));

const ingredientsIn = (recipe: JsonObject): readonly ListEntry[] =>
  getListField(recipe, ...INGREDIENTS).flatMap((one): readonly ListEntry[] => {
    if (!isJsonObject(one)) return [createLineEntry(scalarToText(one))];
    const title = getTextField(one, 'title');
    return [...(title === '' ? [] : [createHeadingEntry(title)]), createLineEntry(formatMealieIngredient(one))];
  });

/** The original lines, where they differ from what Mealie made of them. */
const originalsIn = (recipe: JsonObject): readonly string[] | undefined => {
  const texts = getObjectsField(recipe, ...INGREDIENTS).flatMap((one) => {
    const text = getTextField(one, 'originalText', 'original_text');
    return text === formatMealieIngredient(one) ? [] : text || [];
  });
  return texts.length > 0 ? texts : undefined;
};

/** The title of a step starts a section. A step can also have a name. */
const stepsIn = (recipe: JsonObject): readonly ListEntry[] =>
  getListField(recipe, ...STEPS).flatMap((one): readonly ListEntry[] => {
    if (!isJsonObject(one)) return [createLineEntry(scalarToText(one))];
    const [title, name, text] = [getTextField(one, 'title'), getTextField(one, 'summary'), getTextField(one, 'text')];
    const step = text === '' ? createLineEntry(name) : createLineEntry(text, name === '' ? {} : { name });
    return [...(title === '' ? [] : [createHeadingEntry(title)]), step];
  });

const notesIn = (recipe: JsonObject): readonly string[] =>
  getListField(recipe, 'notes').map((note) => {
    if (!isJsonObject(note)) return scalarToText(note);
    return [getTextField(note, 'title'), getTextField(note, 'text')].filter((part) => part !== '').join('\n');
  });

/** Newer versions store the yield as a number plus text, older ones as text only. */
const yieldsIn = (recipe: JsonObject): readonly string[] => {
  const words = getTextField(recipe, 'recipeYield', 'recipe_yield');
  const made = formatNumericAmount(getNumberField(recipe, 'recipeYieldQuantity', 'recipe_yield_quantity') ?? 0);
  const servings = formatNumericAmount(getNumberField(recipe, 'recipeServings', 'recipe_servings') ?? 0);
  const yields = [
    made === '' || words.startsWith(made) ? words : `${made} ${words}`.trim(),
    servings === '' ? '' : formatServings(servings),
  ];
  return yields.filter((text) => text !== '');
};

/** Recent versions also store times in seconds. */
const timeIn = (recipe: JsonObject, camel: string, snake: string): string | undefined => {
  const seconds = getNumberField(recipe, `${camel}Seconds`, `${snake}_seconds`);
  return getTextField(recipe, camel, snake) || (seconds ? `PT${seconds}S` : undefined);
};

const nutritionIn = (recipe: JsonObject): Readonly<Record<string, unknown>> | undefined => {
  const stated = getField(recipe, 'nutrition');
  if (!isJsonObject(stated)) return undefined;
  const of = (camel: string, snake = camel): string => getTextField(stated, camel, snake);
  return createNutritionNode(
    {
      calories: of('calories'),
      carbohydrateContent: of('carbohydrateContent', 'carbohydrate_content'),
      cholesterolContent: of('cholesterolContent', 'cholesterol_content'),
      fatContent: of('fatContent', 'fat_content'),
      fiberContent: of('fiberContent', 'fiber_content'),
      proteinContent: of('proteinContent', 'protein_content'),
      saturatedFatContent: of('saturatedFatContent', 'saturated_fat_content'),
      sodiumContent: of('sodiumContent', 'sodium_content'),
      sugarContent: of('sugarContent', 'sugar_content'),
      transFatContent: of('transFatContent', 'trans_fat_content'),
      unsaturatedFatContent: of('unsaturatedFatContent', 'unsaturated_fat_content'),
    },
    of('servingSize', 'serving_size'),
  );
};

/** Custom data for API clients: an object, or a list of keys and values. */
const extrasIn = (recipe: JsonObject): JsonObject | undefined => {
  const extras = getField(recipe, 'extras');
  if (isJsonObject(extras)) return Object.keys(extras).length > 0 ? extras : undefined;
  const rows = getObjectsField(recipe, 'extras').map(
    (row) => [getTextField(row, 'key_name', 'key'), scalarToText(row['value'])] as const,
  );
  return rows.length > 0 ? Object.fromEntries(rows) : undefined;
};

const commentsIn = (recipe: JsonObject): readonly unknown[] | undefined => {
  const texts = getObjectsField(recipe, 'comments').flatMap((comment) => getTextField(comment, 'text') || []);
  return texts.length > 0 ? texts.map((text) => ({ '@type': 'Comment', text })) : undefined;
};

const ID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

export const isUuid = (text: string): boolean => ID.test(text);

/**
 * Ids are stored with and without dashes. The first versions used sequential numbers, which are not unique across
 * installations.
 */
export const normalizeId = (value: unknown): string => scalarToText(value).replaceAll('-', '').toLowerCase();

export const fromMealie = (recipe: JsonObject, fileName: string): Omit<ExtractedRecipe, 'path' | 'photos'> => {
  const [name, id] = [getTextField(recipe, 'name', 'title'), getTextField(recipe, 'id')];
  const address = getTextField(recipe, 'orgURL', 'org_url');
  const [url, cookTime] = [parseUrl(address), timeIn(recipe, 'cookTime', 'cook_time')];
  const performTime = timeIn(recipe, 'performTime', 'perform_time');
  const notes = joinNotes([...notesIn(recipe), url === undefined ? addLabel('Source', address) : '']);
  return {
    kind: 'recipe',
    ...createTitleFallback(name, fileName),
    node: {
      '@type': 'Recipe',
      name,
      ...(isUuid(id) && { identifier: `mealie:${normalizeId(id)}` }),
      description: getTextField(recipe, 'description'),
      url,
      recipeYield: yieldsIn(recipe),
      prepTime: timeIn(recipe, 'prepTime', 'prep_time'),
      // What Mealie calls the time to perform is shown as the time to cook.
      cookTime: cookTime ?? performTime,
      performTime: cookTime === undefined ? undefined : performTime,
      totalTime: timeIn(recipe, 'totalTime', 'total_time'),
      recipeIngredient: entriesToIngredients(ingredientsIn(recipe)),
      recipeInstructions: entriesToInstructions(stepsIn(recipe)),
      recipeCategory: getNamesField(recipe, 'recipeCategory', 'recipe_category', 'categories'),
      recipeCuisine: getTextField(recipe, 'recipeCuisine', 'recipe_cuisine'),
      keywords: getNamesField(recipe, 'tags'),
      tool: getNamesField(recipe, 'tools', 'tool'),
      nutrition: nutritionIn(recipe),
      aggregateRating: createRatingNode(getNumberField(recipe, 'rating')),
      dateCreated: getTextField(recipe, 'dateAdded', 'date_added', 'createdAt', 'created_at') || undefined,
      dateModified: getTextField(recipe, 'dateUpdated', 'date_updated', 'updatedAt', 'update_at') || undefined,
      lastMade: getTextField(recipe, 'lastMade', 'last_made') || undefined,
      comment: commentsIn(recipe),
      originalIngredients: originalsIn(recipe),
      extras: extrasIn(recipe),
    },
    ...(notes !== undefined && { overrides: { notes } }),
  };
};
