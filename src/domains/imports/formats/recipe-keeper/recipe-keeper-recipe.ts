import { Element } from 'domhandler';

import { joinProse } from '../shared/facts/join-prose.ts';
import { elementsIn } from '../shared/html/elements-in.ts';
import { linesOf, textOf } from '../shared/html/text-of.ts';
import type { PieceOfPage } from '../shared/members/html-export.ts';
import { heading, ingredientList, instructionList } from '../shared/words/entries.ts';
import type { Entry } from '../shared/words/entries.ts';
import { nutritionNode } from '../shared/words/nutrition.ts';
import type { NutrientName } from '../shared/words/nutrition.ts';
import { ratingNode } from '../shared/words/rating.ts';
import { sourceInWords } from '../shared/words/source-words.ts';
import { stepsOfLines, withHeadings } from '../shared/words/split-text.ts';
import { webAddress } from '../shared/words/web-address.ts';
import { RecipeKeeperPiece } from './recipe-keeper-piece.ts';

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
  const bold = elementsIn(paragraph).find(({ name }) => name === 'b' || name === 'strong');
  return bold !== undefined && textOf(bold) !== '' && textOf(bold) === textOf(paragraph);
};

/** Splits a list at its headings. `entriesOf` converts the lines between two headings. */
const listOf = (
  paragraphs: readonly (Element | string)[],
  entriesOf: (lines: readonly string[]) => readonly Entry[],
): readonly Entry[] => {
  const entries: Entry[] = [];
  let lines: string[] = [];
  const finish = (): void => {
    entries.push(...entriesOf(lines));
    lines = [];
  };
  for (const paragraph of paragraphs) {
    if (paragraph instanceof Element && isBold(paragraph)) {
      finish();
      entries.push(heading(textOf(paragraph).replace(/[:：]$/u, ''), textOf(paragraph)));
    } else lines.push(...(typeof paragraph === 'string' ? [paragraph] : linesOf(paragraph)));
  }
  finish();
  return entries;
};

const nutritionIn = (piece: RecipeKeeperPiece): ReturnType<typeof nutritionNode> => {
  const stated = Object.entries(NUTRIENTS).map(([property, name]) => [name, piece.text(property)] as const);
  return nutritionNode(Object.fromEntries(stated), piece.text('recipeNutServingSize'));
};

export const fromRecipeKeeper = (text: string): PieceOfPage => {
  const piece = new RecipeKeeperPiece(text);
  const [id, shareId, words] = [piece.text('recipeId'), piece.text('recipeShareId'), piece.text('recipeSource')];
  const url = webAddress(piece.link('recipeSource')) ?? webAddress(words);
  const source = url === words ? undefined : sourceInWords(words);
  const notes = joinProse(piece.all('recipeNotes').map((element) => linesOf(element).join('\n')));
  return {
    found: {
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
        recipeIngredient: ingredientList(listOf(piece.paragraphs('recipeIngredients'), withHeadings)),
        recipeInstructions: instructionList(listOf(piece.paragraphs('recipeDirections'), stepsOfLines)),
        recipeCategory: [...piece.labels('recipeCourse'), ...piece.texts('recipeCategory')],
        keywords: piece.texts('recipeCollection'),
        nutrition: nutritionIn(piece),
        aggregateRating: ratingNode(Number(piece.text('recipeRating')) || undefined),
        favorite: piece.text('recipeIsFavourite').toLowerCase() === 'true' ? true : undefined,
        shareId: shareId || undefined,
      },
      also: { ...(source && { source }), ...(notes !== undefined && { notes }) },
    },
    pictures: piece.pictures(),
  };
};
