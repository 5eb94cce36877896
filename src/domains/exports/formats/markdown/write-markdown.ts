import type { RecipeDocument } from '../../../recipe-format/index.ts';
import type { Paragraph } from '../clean-text.ts';
import { toRecipeContent } from '../recipe-content.ts';
import type { StepContent, VariantContent, ContentSection } from '../recipe-content.ts';
import type { AssetPathResolver, Picture } from '../pictures.ts';
import type { Fact, FactValue } from '../recipe-facts.ts';
import type { NutritionStatement } from '../recipe-statements.ts';
import { getExportLabels } from '../export-labels.ts';
import type { ExportLabels } from '../export-labels.ts';
import { escapeLinkDestination, escapeMarkdown } from './escape.ts';

/** A heading, paragraph or list: anything between two empty lines. */
type Block = string;

const heading = (level: number, title: string): Block => `${'#'.repeat(level)} ${escapeMarkdown(title)}`;

/** Keeps the line breaks: a backslash at the end of a line is a hard break. */
const paragraph = (lines: Paragraph): Block => lines.map(escapeMarkdown).join('\\\n');

const list = (lines: readonly string[]): Block[] =>
  lines.length === 0 ? [] : [lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n')];

const picture = ({ path, alt, caption, credit }: Picture): Block[] => [
  `![${escapeMarkdown(alt)}](${escapeLinkDestination(path)})`,
  ...[[caption, credit].filter(Boolean).join(' – ')].filter(Boolean).map((text) => `*${escapeMarkdown(text)}*`),
];

const factValue = ({ text, url }: FactValue): string =>
  url === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${escapeLinkDestination(url)})`;

const factLine = (facts: readonly Fact[]): Block[] =>
  facts.length === 0
    ? []
    : [
        facts
          .map(({ label, values }) => `**${escapeMarkdown(label)}:** ${values.map(factValue).join(', ')}`)
          .join(' · '),
      ];

/** Indents continuation blocks of a list item. */
const indented = (blocks: readonly Block[], width: number): string =>
  blocks.join('\n\n').replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(width)}`);

const step = ({ title, paragraphs, pictures }: StepContent, number: number): Block => {
  const [first, ...others] = paragraphs.map(paragraph);
  const named = title === '' ? [] : [`**${escapeMarkdown(title)}**`];
  const opening = [...named, ...(first === undefined ? [] : [first])].join(' ');
  const blocks = [...(opening === '' ? [] : [opening]), ...others, ...pictures.flatMap(picture)];
  const marker = `${number}. `;
  return marker + indented(blocks, marker.length);
};

const ingredientBlocks = (sections: readonly ContentSection<string>[], level: number): Block[] =>
  sections.flatMap(({ title, items }) => [...(title === '' ? [] : [heading(level, title)]), ...list(items)]);

const methodBlocks = (sections: readonly ContentSection<StepContent>[], level: number): Block[] =>
  sections.flatMap(({ title, items }) => [
    ...(title === '' ? [] : [heading(level, title)]),
    ...(items.length === 0 ? [] : [items.map((item, index) => step(item, index + 1)).join('\n')]),
  ]);

const statedBlocks = (all: readonly NutritionStatement[]): Block[] =>
  all.flatMap(({ title, lines }) => [...(title === '' ? [] : [heading(3, title)]), ...list(lines)]);

const variantBlocks = (
  { title, description, yields, ingredients, method }: VariantContent,
  words: ExportLabels,
): Block[] => [
  heading(3, title),
  ...description.map(paragraph),
  ...factLine(yields.length === 0 ? [] : [{ label: words.makes, values: yields.map((text) => ({ text })) }]),
  ...ingredientBlocks(ingredients, 4),
  ...methodBlocks(method, 4),
];

/** A part under its heading, or nothing if it is empty. */
const part = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [heading(2, title), ...blocks];

/**
 * Writes a recipe as Markdown (CommonMark) with everything readers need. Every text renders literally. Includes the
 * pictures that have a path.
 */
export const writeMarkdown = (recipe: RecipeDocument, pathOf: AssetPathResolver = () => undefined): string => {
  const outline = toRecipeContent(recipe, pathOf);
  const words = getExportLabels(recipe.language);
  const blocks: readonly Block[] = [
    heading(1, outline.title),
    ...outline.pictures.flatMap(picture),
    ...outline.description.map(paragraph),
    ...factLine(outline.facts),
    ...part(words.ingredients, ingredientBlocks(outline.ingredients, 3)),
    ...part(words.equipment, list(outline.equipment)),
    ...part(words.method, methodBlocks(outline.method, 3)),
    ...part(words.notes, outline.notes.map(paragraph)),
    ...part(
      words.variants,
      outline.variants.flatMap((variant) => variantBlocks(variant, words)),
    ),
    ...part(words.nutrition, statedBlocks(outline.nutrition)),
    ...part(words.allergens, list(outline.allergens)),
    ...part(words.diets, list(outline.diets)),
  ];
  return `${blocks.join('\n\n')}\n`;
};
