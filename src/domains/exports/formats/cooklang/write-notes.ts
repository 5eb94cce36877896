import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { splitParagraphs } from '../clean-text.ts';
import { toVariantContents } from '../recipe-content.ts';
import type { VariantContent } from '../recipe-content.ts';
import { formatAllergens, formatDiets, formatNutrition } from '../recipe-statements.ts';
import { getExportLabels } from '../export-labels.ts';
import { escapeCooklang } from './escape.ts';

/** Formats lines as one note. */
export const formatNote = (lines: readonly string[]): string =>
  lines.map((line) => `> ${escapeCooklang(line)}`).join('\n');

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [formatNote([`${title}:`, ...lines])];

/**
 * A variant is written as plain text: marked up, its ingredients would be added to the recipe's, and a shopping list
 * would contain both.
 */
const variantLines = ({ title, description, yields, ingredients, method }: VariantContent): string[] => [
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

const NO_PICTURES = { byId: new Map<string, never>(), unreferenced: [] };

/** One note for everything that Cooklang has no syntax for. */
export const writeNotes = (recipe: RecipeDocument): string[] => {
  const words = getExportLabels(recipe.language);
  return [
    ...splitParagraphs(recipe.notes).map(formatNote),
    ...formatNutrition(recipe).flatMap(({ title, lines }) =>
      titled([words.nutrition, title].filter(Boolean).join(' '), lines),
    ),
    ...titled(words.allergens, formatAllergens(recipe)),
    ...titled(words.diets, formatDiets(recipe)),
    ...toVariantContents(recipe, NO_PICTURES).map((variant) => formatNote(variantLines(variant))),
  ];
};
