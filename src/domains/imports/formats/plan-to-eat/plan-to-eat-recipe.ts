import type { ExtractedRecipe } from '../format.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { formatServings } from '../../values/format-servings.ts';
import { removeEmptyLines, splitLines } from '../../text/lines.ts';
import { createTitleFallback } from '../../archives/title-fallback.ts';
import {
  createHeadingEntry,
  entriesToIngredients,
  entriesToInstructions,
  createLineEntry,
} from '../../sections/list-entries.ts';
import type { ListEntry } from '../../sections/list-entries.ts';
import { createNutritionNode } from '../../values/nutrition.ts';
import { createRatingNode } from '../../values/rating.ts';
import { parseSource } from '../../values/parse-source.ts';
import { parseSectionTitle, parseStepText } from '../../sections/parse-list-text.ts';
import { minutesToDurationOrText } from '../../values/minutes-to-duration.ts';
import { parseUrl } from '../../values/parse-url.ts';
import { addLabel } from '../../text/to-label.ts';

/** Returns the first non-empty field, by lower-case column name. Empty if there is none. */
export type FieldGetter = (...names: readonly string[]) => string;

/** Fields that are mapped. Anything else goes into the notes. */
export const MAPPED_FIELDS: ReadonlySet<string> = new Set(
  (
    'title, course, cuisine, main ingredient, description, source, url, url host, prep time, ' +
    'cook time, total time, servings, serves, yield, ingredients, directions, tags, rating, ' +
    'public url, photo url, private, calories, fat, saturated fat, cholesterol, sodium, sugar, ' +
    'carbohydrate, fiber, protein, created at, updated at, notes'
  ).split(', '),
);

/** Headings are ingredients that only have a note, hence the leading comma: `, For the sauce`. */
const ingredientEntry = (text: string): ListEntry => {
  const title = text.startsWith(',') ? text.slice(1).trim() : parseSectionTitle(text);
  return title === undefined ? createLineEntry(text) : createHeadingEntry(title, text.replace(/^,\s{0,9}/, ''));
};

const listOf = (text: string): readonly string[] =>
  text
    .split(/[,^]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The recipe id is part of its public URL and globally unique. */
const idIn = (publicUrl: string): string | undefined => /plantoeat\.com\/recipes\/(\d{1,18})/.exec(publicUrl)?.[1];

export const fromPlanToEat = (at: FieldGetter, fileName: string, others: readonly string[] = []): ExtractedRecipe => {
  const [name, address, publicUrl, photo] = [at('title'), at('url'), at('public url'), at('photo url')];
  const [id, url] = [idIn(publicUrl), parseUrl(address)];
  const source = parseSource(at('source'));
  const notes = joinNotes([at('notes'), ...others, url === undefined ? addLabel('Source', address) : '']);
  const mainIngredient = at('main ingredient');
  return {
    kind: 'recipe',
    ...createTitleFallback(name, fileName),
    node: {
      '@type': 'Recipe',
      name,
      ...(id !== undefined && { identifier: `plan-to-eat:${id}` }),
      description: at('description'),
      url: url ?? source?.url,
      sameAs: publicUrl || undefined,
      image: parseUrl(photo),
      recipeCategory: listOf(at('course')),
      recipeCuisine: listOf(at('cuisine')),
      keywords: [...listOf(at('tags')), ...(mainIngredient === '' ? [] : [mainIngredient])],
      recipeYield: [at('yield'), formatServings(at('servings', 'serves'))].filter((text) => text !== ''),
      prepTime: minutesToDurationOrText(at('prep time')),
      cookTime: minutesToDurationOrText(at('cook time')),
      totalTime: minutesToDurationOrText(at('total time')),
      recipeIngredient: entriesToIngredients(removeEmptyLines(splitLines(at('ingredients'))).map(ingredientEntry)),
      recipeInstructions: entriesToInstructions(parseStepText(at('directions'))),
      nutrition: createNutritionNode({
        calories: at('calories'),
        fatContent: at('fat'),
        saturatedFatContent: at('saturated fat'),
        cholesterolContent: at('cholesterol'),
        sodiumContent: at('sodium'),
        sugarContent: at('sugar'),
        carbohydrateContent: at('carbohydrate'),
        fiberContent: at('fiber'),
        proteinContent: at('protein'),
      }),
      aggregateRating: createRatingNode(Number(at('rating')) || undefined),
      dateCreated: at('created at') || undefined,
      dateModified: at('updated at') || undefined,
    },
    overrides: {
      ...(source?.name !== undefined && { source: { name: source.name } }),
      ...(notes !== undefined && { notes }),
    },
  };
};
