import type { ExtractedRecipe } from '../format.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { formatServings } from '../../values/format-servings.ts';
import { removeEmptyLines, splitLines } from '../../text/lines.ts';
import { createTitleFallback } from '../../archives/title-fallback.ts';
import { formatNumericAmount, formatDecimal } from '../../values/format-numeric-amount.ts';
import {
  createHeadingEntry,
  entriesToIngredients,
  entriesToInstructions,
  createLineEntry,
  SECTION_END,
} from '../../sections/list-entries.ts';
import type { ListEntry } from '../../sections/list-entries.ts';
import {
  isJsonObject,
  getNamesField,
  getNumberField,
  getObjectsField,
  getTextField,
  getField,
} from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';
import { createNutritionNode } from '../../values/nutrition.ts';
import { createRatingNode } from '../../values/rating.ts';
import { parseStepText } from '../../sections/parse-list-text.ts';
import { minutesToDuration } from '../../values/minutes-to-duration.ts';
import { parseUrl } from '../../values/parse-url.ts';
import { addLabel } from '../../text/to-label.ts';
import { toIngredientEntry, resolveIngredientReferences } from './tandoor-ingredient.ts';

const ITS_OWN = ['working_time', 'waiting_time', 'servings', 'servings_text', 'internal', 'keywords'];

const isStep = (value: unknown): boolean =>
  isJsonObject(value) && (typeof value['instruction'] === 'string' || Array.isArray(value['ingredients']));

/** Whether a value is a Tandoor recipe: steps, each with its ingredients. */
export const isTandoorRecipe = (value: unknown): value is JsonObject => {
  if (!isJsonObject(value) || typeof value['name'] !== 'string') return false;
  const { steps } = value;
  return Array.isArray(steps) && steps.every(isStep) && ITS_OWN.some((name) => Object.hasOwn(value, name));
};

/** The name of a step is the title of both its ingredients and its instructions. */
const sectionOf = (step: JsonObject, entries: readonly ListEntry[]): readonly ListEntry[] => {
  const name = getTextField(step, 'name');
  return [name === '' ? SECTION_END : createHeadingEntry(name), ...entries];
};

const stepsIn = (recipe: JsonObject): readonly JsonObject[] =>
  getObjectsField(recipe, 'steps').toSorted(
    (a, b) => (getNumberField(a, 'order') ?? 0) - (getNumberField(b, 'order') ?? 0),
  );

const ingredientsIn = (step: JsonObject): readonly JsonObject[] =>
  getObjectsField(step, 'ingredients').toSorted(
    (a, b) => (getNumberField(a, 'order') ?? 0) - (getNumberField(b, 'order') ?? 0),
  );

const MARKDOWN_HEADING = /^#{1,6}\s+/;

/** Splits a step into paragraphs. If the step has a name, a line ending with a colon is not another heading. */
const instructionsIn = (step: JsonObject): readonly ListEntry[] => {
  const text = resolveIngredientReferences(getTextField(step, 'instruction'), ingredientsIn(step));
  const [name, time] = [getTextField(step, 'name'), minutesToDuration(getTextField(step, 'time'))];
  const linked = getField(step, 'step_recipe_data');
  const entries = [...parseStepText(text), createLineEntry(isJsonObject(linked) ? getTextField(linked, 'name') : '')];
  return entries.map((entry, index) => {
    const title = entry.text.replace(MARKDOWN_HEADING, '');
    if (title !== entry.text) return name === '' ? createHeadingEntry(title, entry.text) : createLineEntry(title);
    if (entry.kind === 'heading' && name === '') return entry;
    return createLineEntry(entry.text, index === 0 && time !== undefined ? { performTime: time } : {});
  });
};

const yieldsIn = (recipe: JsonObject): readonly string[] => {
  const [servings, words] = [formatNumericAmount(getField(recipe, 'servings')), getTextField(recipe, 'servings_text')];
  if (servings === '') return words === '' ? [] : [words];
  if (words === '') return [formatServings(servings)];
  return /\d/.test(words) ? [words, formatServings(servings)] : [`${servings} ${words}`];
};

/** Tandoor stores working time and waiting time, which schema.org does not have. */
const timesIn = (recipe: JsonObject): Pick<NonNullable<ExtractedRecipe['overrides']>, 'times'> => {
  const [working, waiting] = [getNumberField(recipe, 'working_time') ?? 0, getNumberField(recipe, 'waiting_time') ?? 0];
  const [active, passive, total] = [working, waiting, working + waiting].map((minutes) =>
    minutesToDuration(String(minutes)),
  );
  if (total === undefined) return {};
  const assertions = [
    ...(active === undefined ? [] : [{ kind: 'prep', attention: 'active', duration: active }]),
    ...(passive === undefined ? [] : [{ kind: 'rest', attention: 'passive', duration: passive }]),
  ];
  return { times: { ...(active !== undefined && { active }), total, assertions } };
};

const nutritionIn = (recipe: JsonObject): Readonly<Record<string, unknown>> | undefined => {
  const stated = getField(recipe, 'nutrition');
  if (!isJsonObject(stated)) return undefined;
  return createNutritionNode({
    calories: formatDecimal(stated['calories']),
    carbohydrateContent: formatDecimal(stated['carbohydrates']),
    fatContent: formatDecimal(stated['fats']),
    proteinContent: formatDecimal(stated['proteins']),
  });
};

/** Newer versions store custom properties instead of nutrition. */
const propertiesIn = (recipe: JsonObject): string => {
  const rows = getObjectsField(recipe, 'properties').flatMap((property): readonly string[] => {
    const type = getField(property, 'property_type');
    const amount = formatDecimal(getField(property, 'property_amount'));
    return isJsonObject(type) && amount !== ''
      ? [`${getTextField(type, 'name')}: ${amount} ${getTextField(type, 'unit')}`.trim()]
      : [];
  });
  return removeEmptyLines(rows.flatMap(splitLines)).join('\n');
};

export const fromTandoor = (
  recipe: JsonObject,
  fileName: string,
  exportedAs = '',
): Omit<ExtractedRecipe, 'path' | 'photos'> => {
  const [name, address, steps] = [getTextField(recipe, 'name'), getTextField(recipe, 'source_url'), stepsIn(recipe)];
  const url = parseUrl(address);
  const notes = joinNotes([
    addLabel('Nutrition', propertiesIn(recipe)),
    url === undefined ? addLabel('Source', address) : '',
  ]);
  return {
    kind: 'recipe',
    ...createTitleFallback(name, fileName),
    node: {
      '@type': 'Recipe',
      name,
      // A number alone is that of another recipe in every other installation.
      ...(exportedAs !== '' && { identifier: `tandoor:${exportedAs}:${name}` }),
      description: getTextField(recipe, 'description'),
      url,
      recipeYield: yieldsIn(recipe),
      recipeIngredient: entriesToIngredients(
        steps.flatMap((step) => sectionOf(step, ingredientsIn(step).map(toIngredientEntry))),
      ),
      recipeInstructions: entriesToInstructions(steps.flatMap((step) => sectionOf(step, instructionsIn(step)))),
      keywords: getNamesField(recipe, 'keywords'),
      nutrition: nutritionIn(recipe),
      aggregateRating: createRatingNode(getNumberField(recipe, 'rating')),
      dateCreated: getTextField(recipe, 'created_at') || undefined,
      dateModified: getTextField(recipe, 'updated_at') || undefined,
    },
    overrides: { ...timesIn(recipe), ...(notes !== undefined && { notes }) },
  };
};
