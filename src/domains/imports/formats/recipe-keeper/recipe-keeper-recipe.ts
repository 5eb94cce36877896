import { Element } from 'domhandler';

import { joinNotes } from '../../text/join-notes.ts';
import { findElements } from '../../markup/html/find-elements.ts';
import { getNodeLines, getNodeText } from '../../markup/html/node-text.ts';
import type { HtmlExportRecipe } from '../../archives/html-export.ts';
import { createHeadingEntry, entriesToIngredients, entriesToInstructions } from '../../sections/list-entries.ts';
import type { ListEntry } from '../../sections/list-entries.ts';
import { createNutritionNode } from '../../values/nutrition.ts';
import type { NutrientName } from '../../values/nutrition.ts';
import { createRatingNode } from '../../values/rating.ts';
import { parseSource } from '../../values/parse-source.ts';
import { parseStepLines, parseListLines } from '../../sections/parse-list-text.ts';
import { parseUrl } from '../../values/parse-url.ts';
import { RecipeKeeperMarkup } from './recipe-keeper-markup.ts';

/** Recipe Keeper's nutrient properties. Their values are numbers without units. */
const NUTRIENTS = {
  recipeNutCalories: 'calories',
  recipeNutTotalFat: 'fatContent',
  recipeNutSaturatedFat: 'saturatedFatContent',
  recipeNutTransFat: 'transFatContent',
  recipeNutCholesterol: 'cholesterolContent',
  recipeNutSodium: 'sodiumContent',
  recipeNutTotalCarbohydrate: 'carbohydrateContent',
  recipeNutDietaryFiber: 'fiberContent',
  recipeNutSugars: 'sugarContent',
  recipeNutProtein: 'proteinContent',
} as const satisfies Record<string, NutrientName>;

/** Whether a whole paragraph is bold, which marks a heading. */
const isBold = (paragraph: Element): boolean => {
  const bold = findElements(paragraph).find(({ name }) => name === 'b' || name === 'strong');
  return bold !== undefined && getNodeText(bold) !== '' && getNodeText(bold) === getNodeText(paragraph);
};

/** Splits a list at its headings. `entriesOf` converts the lines between two headings. */
const listOf = (
  paragraphs: readonly (Element | string)[],
  entriesOf: (lines: readonly string[]) => readonly ListEntry[],
): readonly ListEntry[] => {
  const entries: ListEntry[] = [];
  let lines: string[] = [];
  const finish = (): void => {
    entries.push(...entriesOf(lines));
    lines = [];
  };
  for (const paragraph of paragraphs) {
    if (paragraph instanceof Element && isBold(paragraph)) {
      finish();
      entries.push(createHeadingEntry(getNodeText(paragraph).replace(/[:：]$/u, ''), getNodeText(paragraph)));
    } else lines.push(...(typeof paragraph === 'string' ? [paragraph] : getNodeLines(paragraph)));
  }
  finish();
  return entries;
};

const nutritionIn = (piece: RecipeKeeperMarkup): ReturnType<typeof createNutritionNode> => {
  const stated = Object.entries(NUTRIENTS).map(([property, name]) => [name, piece.text(property)] as const);
  return createNutritionNode(Object.fromEntries(stated), piece.text('recipeNutServingSize'));
};

export const fromRecipeKeeper = (text: string): HtmlExportRecipe => {
  const piece = new RecipeKeeperMarkup(text);
  const [id, shareId, words] = [piece.text('recipeId'), piece.text('recipeShareId'), piece.text('recipeSource')];
  const url = parseUrl(piece.link('recipeSource')) ?? parseUrl(words);
  const source = url === words ? undefined : parseSource(words);
  const notes = joinNotes(piece.findAll('recipeNotes').map((element) => getNodeLines(element).join('\n')));
  return {
    recipe: {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        name: piece.text('name'),
        ...(id !== '' && { identifier: `recipe-keeper:${id}` }),
        description: piece.text('description'),
        url,
        recipeYield: piece.text('recipeYield'),
        prepTime: piece.text('prepTime'),
        cookTime: piece.text('cookTime'),
        totalTime: piece.text('totalTime'),
        recipeIngredient: entriesToIngredients(listOf(piece.paragraphs('recipeIngredients'), parseListLines)),
        recipeInstructions: entriesToInstructions(listOf(piece.paragraphs('recipeDirections'), parseStepLines)),
        recipeCategory: [...piece.labels('recipeCourse'), ...piece.texts('recipeCategory')],
        keywords: piece.texts('recipeCollection'),
        nutrition: nutritionIn(piece),
        aggregateRating: createRatingNode(Number(piece.text('recipeRating')) || undefined),
        favorite: piece.text('recipeIsFavourite').toLowerCase() === 'true' ? true : undefined,
        shareId: shareId || undefined,
      },
      overrides: { ...(source && { source }), ...(notes !== undefined && { notes }) },
    },
    photoUrls: piece.pictures(),
  };
};
