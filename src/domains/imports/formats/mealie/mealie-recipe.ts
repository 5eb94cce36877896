import type { FoundRecipe } from '../format.ts';
import { joinProse } from '../shared/facts/join-prose.ts';
import { servingsText } from '../shared/facts/servings-text.ts';
import { titled } from '../shared/members/title.ts';
import { amountText } from '../shared/words/amount-text.ts';
import { heading, ingredientList, instructionList, line } from '../shared/words/entries.ts';
import type { Entry } from '../shared/words/entries.ts';
import {
  asText,
  isObject,
  listAt,
  namesAt,
  numberAt,
  objectsAt,
  textAt,
  valueAt,
} from '../shared/words/json-values.ts';
import type { JsonObject } from '../shared/words/json-values.ts';
import { nutritionNode } from '../shared/words/nutrition.ts';
import { ratingNode } from '../shared/words/rating.ts';
import { webAddress } from '../shared/words/web-address.ts';
import { labelled } from '../shared/words/with-label.ts';
import { ingredientLine } from './ingredient-line.ts';

/** Mealie uses both spellings, depending on the version and the kind of export. */
const INGREDIENTS = ['recipeIngredient', 'recipe_ingredient'] as const;
const STEPS = ['recipeInstructions', 'recipe_instructions'] as const;

/** Whether a value is a Mealie recipe: similar to schema.org, plus a slug. */
export const isMealieRecipe = (value: unknown): value is JsonObject =>
  isObject(value) &&
  typeof value['slug'] === 'string' &&
  [...INGREDIENTS, ...STEPS].some((name) => Array.isArray(value[name])) &&
  (value['@type'] === undefined || Object.hasOwn(value, 'orgURL') || Object.hasOwn(value, 'org_url'));

const ingredientsIn = (recipe: JsonObject): readonly Entry[] =>
  listAt(recipe, ...INGREDIENTS).flatMap((one): readonly Entry[] => {
    if (!isObject(one)) return [line(asText(one))];
    const title = textAt(one, 'title');
    return [...(title === '' ? [] : [heading(title)]), line(ingredientLine(one))];
  });

/** The original lines, where they differ from what Mealie made of them. */
const originalsIn = (recipe: JsonObject): readonly string[] | undefined => {
  const texts = objectsAt(recipe, ...INGREDIENTS).flatMap((one) => {
    const text = textAt(one, 'originalText', 'original_text');
    return text === ingredientLine(one) ? [] : text || [];
  });
  return texts.length > 0 ? texts : undefined;
};

/** The title of a step starts a section. A step can also have a name. */
const stepsIn = (recipe: JsonObject): readonly Entry[] =>
  listAt(recipe, ...STEPS).flatMap((one): readonly Entry[] => {
    if (!isObject(one)) return [line(asText(one))];
    const [title, name, text] = [textAt(one, 'title'), textAt(one, 'summary'), textAt(one, 'text')];
    const step = text === '' ? line(name) : line(text, name === '' ? {} : { name });
    return [...(title === '' ? [] : [heading(title)]), step];
  });

const notesIn = (recipe: JsonObject): readonly string[] =>
  listAt(recipe, 'notes').map((note) => {
    if (!isObject(note)) return asText(note);
    return [textAt(note, 'title'), textAt(note, 'text')].filter((part) => part !== '').join('\n');
  });

/** Newer versions store the yield as a number plus text, older ones as text only. */
const yieldsIn = (recipe: JsonObject): readonly string[] => {
  const words = textAt(recipe, 'recipeYield', 'recipe_yield');
  const made = amountText(numberAt(recipe, 'recipeYieldQuantity', 'recipe_yield_quantity') ?? 0);
  const servings = amountText(numberAt(recipe, 'recipeServings', 'recipe_servings') ?? 0);
  const yields = [
    made === '' || words.startsWith(made) ? words : `${made} ${words}`.trim(),
    servings === '' ? '' : servingsText(servings),
  ];
  return yields.filter((text) => text !== '');
};

/** Recent versions also store times in seconds. */
const timeIn = (recipe: JsonObject, camel: string, snake: string): string | undefined => {
  const seconds = numberAt(recipe, `${camel}Seconds`, `${snake}_seconds`);
  return textAt(recipe, camel, snake) || (seconds ? `PT${seconds}S` : undefined);
};

const nutritionIn = (recipe: JsonObject): Readonly<Record<string, unknown>> | undefined => {
  const stated = valueAt(recipe, 'nutrition');
  if (!isObject(stated)) return undefined;
  const of = (camel: string, snake = camel): string => textAt(stated, camel, snake);
  return nutritionNode(
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
  const extras = valueAt(recipe, 'extras');
  if (isObject(extras)) return Object.keys(extras).length > 0 ? extras : undefined;
  const rows = objectsAt(recipe, 'extras').map(
    (row) => [textAt(row, 'key_name', 'key'), asText(row['value'])] as const,
  );
  return rows.length > 0 ? Object.fromEntries(rows) : undefined;
};

const commentsIn = (recipe: JsonObject): readonly unknown[] | undefined => {
  const texts = objectsAt(recipe, 'comments').flatMap((comment) => textAt(comment, 'text') || []);
  return texts.length > 0 ? texts.map((text) => ({ '@type': 'Comment', text })) : undefined;
};

const ID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

export const isId = (text: string): boolean => ID.test(text);

/**
 * Ids are stored with and without dashes. The first versions used sequential numbers, which are not unique across
 * installations.
 */
export const plainId = (value: unknown): string => asText(value).replaceAll('-', '').toLowerCase();

export const fromMealie = (recipe: JsonObject, fileName: string): Omit<FoundRecipe, 'path' | 'photos'> => {
  const [name, id] = [textAt(recipe, 'name', 'title'), textAt(recipe, 'id')];
  const address = textAt(recipe, 'orgURL', 'org_url');
  const [url, cookTime] = [webAddress(address), timeIn(recipe, 'cookTime', 'cook_time')];
  const performTime = timeIn(recipe, 'performTime', 'perform_time');
  const notes = joinProse([...notesIn(recipe), url === undefined ? labelled('Source', address) : '']);
  return {
    kind: 'recipe',
    ...titled(name, fileName),
    node: {
      '@type': 'Recipe',
      name,
      ...(isId(id) && { identifier: `mealie:${plainId(id)}` }),
      description: textAt(recipe, 'description'),
      url,
      recipeYield: yieldsIn(recipe),
      prepTime: timeIn(recipe, 'prepTime', 'prep_time'),
      // What Mealie calls the time to perform is shown as the time to cook.
      cookTime: cookTime ?? performTime,
      performTime: cookTime === undefined ? undefined : performTime,
      totalTime: timeIn(recipe, 'totalTime', 'total_time'),
      recipeIngredient: ingredientList(ingredientsIn(recipe)),
      recipeInstructions: instructionList(stepsIn(recipe)),
      recipeCategory: namesAt(recipe, 'recipeCategory', 'recipe_category', 'categories'),
      recipeCuisine: textAt(recipe, 'recipeCuisine', 'recipe_cuisine'),
      keywords: namesAt(recipe, 'tags'),
      tool: namesAt(recipe, 'tools', 'tool'),
      nutrition: nutritionIn(recipe),
      aggregateRating: ratingNode(numberAt(recipe, 'rating')),
      dateCreated: textAt(recipe, 'dateAdded', 'date_added', 'createdAt', 'created_at') || undefined,
      dateModified: textAt(recipe, 'dateUpdated', 'date_updated', 'updatedAt', 'update_at') || undefined,
      lastMade: textAt(recipe, 'lastMade', 'last_made') || undefined,
      comment: commentsIn(recipe),
      originalIngredients: originalsIn(recipe),
      extras: extrasIn(recipe),
    },
    ...(notes !== undefined && { also: { notes } }),
  };
};
