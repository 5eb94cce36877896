import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { paragraphsOf } from '../clean-text.ts';
import { variantsOf } from '../outline.ts';
import type { OutlinedVariant } from '../outline.ts';
import { allergenLines, dietLines, nutritionStated } from '../recipe-statements.ts';
import { wordsFor } from '../words.ts';
import { plainText } from './escape.ts';

/** Formats lines as one note. */
export const note = (lines: readonly string[]): string => lines.map((line) => `> ${plainText(line)}`).join('\n');

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [note([`${title}:`, ...lines])];

/**
 * A variant is written as plain text: marked up, its ingredients would be added to the recipe's, and a shopping list
 * would contain both.
 */
const variantLines = ({ title, description, yields, ingredients, method }: OutlinedVariant): string[] => [
  `${title}:`,
  ...description.flat(),
  ...yields,
  ...ingredients.flatMap((section) => [
    ...(section.title === '' ? [] : [section.title]),
    ...section.items.map((line) => `- ${line}`),
  ]),
  ...method.flatMap((section) => [
    ...(section.title === '' ? [] : [section.title]),
    ...section.items.map(
      (step, index) => `${index + 1}. ${[step.title, ...step.paragraphs.flat()].filter(Boolean).join(' ')}`,
    ),
  ]),
];

const NO_PICTURES = { byId: new Map<string, never>(), ofRecipe: [] };

/** One note for everything that Cooklang has no syntax for. */
export const noteBlocks = (recipe: RecipeDocument): string[] => {
  const words = wordsFor(recipe.language);
  return [
    ...paragraphsOf(recipe.notes).map(note),
    ...nutritionStated(recipe).flatMap(({ title, lines }) =>
      titled([words.nutrition, title].filter(Boolean).join(' '), lines),
    ),
    ...titled(words.allergens, allergenLines(recipe)),
    ...titled(words.diets, dietLines(recipe)),
    ...variantsOf(recipe, NO_PICTURES).map((variant) => note(variantLines(variant))),
  ];
};
