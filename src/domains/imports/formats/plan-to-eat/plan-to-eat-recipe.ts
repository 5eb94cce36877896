import type { FoundRecipe } from '../format.ts';
import { joinProse } from '../shared/facts/join-prose.ts';
import { servingsText } from '../shared/facts/servings-text.ts';
import { filledLines, splitLines } from '../shared/lines/split-lines.ts';
import { titled } from '../shared/members/title.ts';
import { heading, ingredientList, instructionList, line } from '../shared/words/entries.ts';
import type { Entry } from '../shared/words/entries.ts';
import { nutritionNode } from '../shared/words/nutrition.ts';
import { ratingNode } from '../shared/words/rating.ts';
import { sourceInWords } from '../shared/words/source-words.ts';
import { sectionTitleIn, stepsOfText } from '../shared/words/split-text.ts';
import { minutesOr } from '../shared/words/times.ts';
import { webAddress } from '../shared/words/web-address.ts';
import { labelled } from '../shared/words/with-label.ts';

/** Returns the first non-empty field, by lower-case column name. Empty if there is none. */
export type FieldAt = (...names: readonly string[]) => string;

/** Fields that are mapped. Anything else goes into the notes. */
export const KNOWN_FIELDS: ReadonlySet<string> = new Set(
  (
    'title, course, cuisine, main ingredient, description, source, url, url host, prep time, ' +
    'cook time, total time, servings, serves, yield, ingredients, directions, tags, rating, ' +
    'public url, photo url, private, calories, fat, saturated fat, cholesterol, sodium, sugar, ' +
    'carbohydrate, fiber, protein, created at, updated at, notes'
  ).split(', '),
);

/** Headings are ingredients that only have a note, hence the leading comma: `, For the sauce`. */
const ingredientEntry = (text: string): Entry => {
  const title = text.startsWith(',') ? text.slice(1).trim() : sectionTitleIn(text);
  return title === undefined ? line(text) : heading(title, text.replace(/^,\s{0,9}/, ''));
};

const listOf = (text: string): readonly string[] =>
  text
    .split(/[,^]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The recipe id is part of its public URL and globally unique. */
const idIn = (publicUrl: string): string | undefined => /plantoeat\.com\/recipes\/(\d{1,18})/.exec(publicUrl)?.[1];

export const fromPlanToEat = (at: FieldAt, fileName: string, others: readonly string[] = []): FoundRecipe => {
  const [name, address, publicUrl, photo] = [at('title'), at('url'), at('public url'), at('photo url')];
  const [id, url] = [idIn(publicUrl), webAddress(address)];
  const source = sourceInWords(at('source'));
  const notes = joinProse([at('notes'), ...others, url === undefined ? labelled('Source', address) : '']);
  const mainIngredient = at('main ingredient');
  return {
    kind: 'recipe',
    ...titled(name, fileName),
    node: {
      '@type': 'Recipe',
      name,
      ...(id !== undefined && { identifier: `plan-to-eat:${id}` }),
      description: at('description'),
      url: url ?? source?.url,
      sameAs: publicUrl || undefined,
      image: webAddress(photo),
      recipeCategory: listOf(at('course')),
      recipeCuisine: listOf(at('cuisine')),
      keywords: [...listOf(at('tags')), ...(mainIngredient === '' ? [] : [mainIngredient])],
      recipeYield: [at('yield'), servingsText(at('servings', 'serves'))].filter((text) => text !== ''),
      prepTime: minutesOr(at('prep time')),
      cookTime: minutesOr(at('cook time')),
      totalTime: minutesOr(at('total time')),
      recipeIngredient: ingredientList(filledLines(splitLines(at('ingredients'))).map(ingredientEntry)),
      recipeInstructions: instructionList(stepsOfText(at('directions'))),
      nutrition: nutritionNode({
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
      aggregateRating: ratingNode(Number(at('rating')) || undefined),
      dateCreated: at('created at') || undefined,
      dateModified: at('updated at') || undefined,
    },
    also: {
      ...(source?.name !== undefined && { source: { name: source.name } }),
      ...(notes !== undefined && { notes }),
    },
  };
};
