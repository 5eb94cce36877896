import type { FoundRecipe } from '../format.ts';
import { joinProse } from '../shared/facts/join-prose.ts';
import { servingsText } from '../shared/facts/servings-text.ts';
import { filledLines, splitLines } from '../shared/lines/split-lines.ts';
import { titled } from '../shared/members/title.ts';
import { amountText, decimalText } from '../shared/words/amount-text.ts';
import { heading, ingredientList, instructionList, line, sectionEnd } from '../shared/words/entries.ts';
import type { Entry } from '../shared/words/entries.ts';
import { isObject, namesAt, numberAt, objectsAt, textAt, valueAt } from '../shared/words/json-values.ts';
import type { JsonObject } from '../shared/words/json-values.ts';
import { nutritionNode } from '../shared/words/nutrition.ts';
import { ratingNode } from '../shared/words/rating.ts';
import { stepsOfText } from '../shared/words/split-text.ts';
import { minutesIn } from '../shared/words/times.ts';
import { webAddress } from '../shared/words/web-address.ts';
import { labelled } from '../shared/words/with-label.ts';
import { ingredientEntry, withMentions } from './tandoor-ingredient.ts';

const ITS_OWN = ['working_time', 'waiting_time', 'servings', 'servings_text', 'internal', 'keywords'];

const isStep = (value: unknown): boolean =>
  isObject(value) && (typeof value['instruction'] === 'string' || Array.isArray(value['ingredients']));

/** Whether a value is a Tandoor recipe: steps, each with its ingredients. */
export const isTandoorRecipe = (value: unknown): value is JsonObject => {
  if (!isObject(value) || typeof value['name'] !== 'string') return false;
  const { steps } = value;
  return Array.isArray(steps) && steps.every(isStep) && ITS_OWN.some((name) => Object.hasOwn(value, name));
};

/** The name of a step is the title of both its ingredients and its instructions. */
const sectionOf = (step: JsonObject, entries: readonly Entry[]): readonly Entry[] => {
  const name = textAt(step, 'name');
  return [name === '' ? sectionEnd : heading(name), ...entries];
};

const stepsIn = (recipe: JsonObject): readonly JsonObject[] =>
  objectsAt(recipe, 'steps').toSorted((a, b) => (numberAt(a, 'order') ?? 0) - (numberAt(b, 'order') ?? 0));

const ingredientsIn = (step: JsonObject): readonly JsonObject[] =>
  objectsAt(step, 'ingredients').toSorted((a, b) => (numberAt(a, 'order') ?? 0) - (numberAt(b, 'order') ?? 0));

const MARKDOWN_HEADING = /^#{1,6}\s+/;

/** Splits a step into paragraphs. If the step has a name, a line ending with a colon is not another heading. */
const instructionsIn = (step: JsonObject): readonly Entry[] => {
  const text = withMentions(textAt(step, 'instruction'), ingredientsIn(step));
  const [name, time] = [textAt(step, 'name'), minutesIn(textAt(step, 'time'))];
  const linked = valueAt(step, 'step_recipe_data');
  const entries = [...stepsOfText(text), line(isObject(linked) ? textAt(linked, 'name') : '')];
  return entries.map((entry, index) => {
    const title = entry.text.replace(MARKDOWN_HEADING, '');
    if (title !== entry.text) return name === '' ? heading(title, entry.text) : line(title);
    if (entry.kind === 'heading' && name === '') return entry;
    return line(entry.text, index === 0 && time !== undefined ? { performTime: time } : {});
  });
};

const yieldsIn = (recipe: JsonObject): readonly string[] => {
  const [servings, words] = [amountText(valueAt(recipe, 'servings')), textAt(recipe, 'servings_text')];
  if (servings === '') return words === '' ? [] : [words];
  if (words === '') return [servingsText(servings)];
  return /\d/.test(words) ? [words, servingsText(servings)] : [`${servings} ${words}`];
};

/** Tandoor stores working time and waiting time, which schema.org does not have. */
const timesIn = (recipe: JsonObject): Pick<NonNullable<FoundRecipe['also']>, 'times'> => {
  const [working, waiting] = [numberAt(recipe, 'working_time') ?? 0, numberAt(recipe, 'waiting_time') ?? 0];
  const [active, passive, total] = [working, waiting, working + waiting].map((minutes) => minutesIn(String(minutes)));
  if (total === undefined) return {};
  const assertions = [
    ...(active === undefined ? [] : [{ kind: 'prep', attention: 'active', duration: active }]),
    ...(passive === undefined ? [] : [{ kind: 'rest', attention: 'passive', duration: passive }]),
  ];
  return { times: { ...(active !== undefined && { active }), total, assertions } };
};

const nutritionIn = (recipe: JsonObject): Readonly<Record<string, unknown>> | undefined => {
  const stated = valueAt(recipe, 'nutrition');
  if (!isObject(stated)) return undefined;
  return nutritionNode({
    calories: decimalText(stated['calories']),
    carbohydrateContent: decimalText(stated['carbohydrates']),
    fatContent: decimalText(stated['fats']),
    proteinContent: decimalText(stated['proteins']),
  });
};

/** Newer versions store custom properties instead of nutrition. */
const propertiesIn = (recipe: JsonObject): string => {
  const rows = objectsAt(recipe, 'properties').flatMap((property): readonly string[] => {
    const type = valueAt(property, 'property_type');
    const amount = decimalText(valueAt(property, 'property_amount'));
    return isObject(type) && amount !== '' ? [`${textAt(type, 'name')}: ${amount} ${textAt(type, 'unit')}`.trim()] : [];
  });
  return filledLines(rows.flatMap(splitLines)).join('\n');
};

export const fromTandoor = (
  recipe: JsonObject,
  fileName: string,
  exportedAs = '',
): Omit<FoundRecipe, 'path' | 'photos'> => {
  const [name, address, steps] = [textAt(recipe, 'name'), textAt(recipe, 'source_url'), stepsIn(recipe)];
  const url = webAddress(address);
  const notes = joinProse([
    labelled('Nutrition', propertiesIn(recipe)),
    url === undefined ? labelled('Source', address) : '',
  ]);
  return {
    kind: 'recipe',
    ...titled(name, fileName),
    node: {
      '@type': 'Recipe',
      name,
      // A number alone is that of another recipe in every other installation.
      ...(exportedAs !== '' && { identifier: `tandoor:${exportedAs}:${name}` }),
      description: textAt(recipe, 'description'),
      url,
      recipeYield: yieldsIn(recipe),
      recipeIngredient: ingredientList(
        steps.flatMap((step) => sectionOf(step, ingredientsIn(step).map(ingredientEntry))),
      ),
      recipeInstructions: instructionList(steps.flatMap((step) => sectionOf(step, instructionsIn(step)))),
      keywords: namesAt(recipe, 'keywords'),
      nutrition: nutritionIn(recipe),
      aggregateRating: ratingNode(numberAt(recipe, 'rating')),
      dateCreated: textAt(recipe, 'created_at') || undefined,
      dateModified: textAt(recipe, 'updated_at') || undefined,
    },
    also: { ...timesIn(recipe), ...(notes !== undefined && { notes }) },
  };
};
