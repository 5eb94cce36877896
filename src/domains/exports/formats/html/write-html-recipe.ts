import type { RecipeDocument } from '../../../recipe-format/index.ts';
import type { Paragraph } from '../clean-text.ts';
import { toRecipeContent } from '../recipe-content.ts';
import type { RecipeContent, StepContent, VariantContent, ContentSection } from '../recipe-content.ts';
import type { AssetPathResolver, Picture } from '../pictures.ts';
import type { Fact, FactValue } from '../recipe-facts.ts';
import { getExportLabels } from '../export-labels.ts';
import type { ExportLabels } from '../export-labels.ts';
import { escapeHtml } from './escape.ts';

const paragraph = (lines: Paragraph, attributes = ''): string =>
  `<p${attributes}>${lines.map(escapeHtml).join('<br>\n')}</p>\n`;

const paragraphs = (all: readonly Paragraph[]): string => all.map((one) => paragraph(one)).join('');

const list = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul>\n${lines.map((line) => `<li>${escapeHtml(line)}</li>\n`).join('')}</ul>\n`;

const heading = (level: number, title: string): string =>
  title === '' ? '' : `<h${level}>${escapeHtml(title)}</h${level}>\n`;

const figure = ({ path, alt, caption, credit }: Picture): string => {
  const below = [caption, credit].filter(Boolean).map(escapeHtml).join(' – ');
  const words = below === '' ? '' : `<figcaption>${below}</figcaption>\n`;
  return `<figure>\n<img src="${escapeHtml(path)}" alt="${escapeHtml(alt)}" loading="lazy">\n${words}</figure>\n`;
};

const factValue = ({ text, url }: FactValue): string =>
  url === undefined
    ? escapeHtml(text)
    : `<a href="${escapeHtml(url)}" rel="noopener noreferrer">${escapeHtml(text)}</a>`;

const factList = (facts: readonly Fact[]): string => {
  const rows = facts.map(
    ({ label, values }) => `<div><dt>${escapeHtml(label)}</dt><dd>${values.map(factValue).join(', ')}</dd></div>\n`,
  );
  return rows.length === 0 ? '' : `<dl class="facts">\n${rows.join('')}</dl>\n`;
};

const step = ({ title, paragraphs: [first, ...others], pictures }: StepContent): string => {
  const named = title === '' ? '' : `<strong>${escapeHtml(title)}</strong> `;
  const opening = `<p>${named}${(first ?? []).map(escapeHtml).join('<br>\n')}</p>\n`;
  return `<li>${opening}${paragraphs(others)}${pictures.map(figure).join('')}</li>\n`;
};

const ingredientSections = (sections: readonly ContentSection<string>[], level: number): string =>
  sections.map(({ title, items }) => heading(level, title) + list(items)).join('');

const methodSections = (sections: readonly ContentSection<StepContent>[], level: number): string =>
  sections
    .map(({ title, items }) => {
      const steps = items.length === 0 ? '' : `<ol>\n${items.map(step).join('')}</ol>\n`;
      return heading(level, title) + steps;
    })
    .join('');

/** The part under its heading, or nothing where it is empty. */
const part = (name: string, title: string, content: string): string =>
  content === '' ? '' : `<section class="${name}">\n${heading(3, title)}${content}</section>\n`;

const variant = ({ title, description, yields, ingredients, method }: VariantContent, words: ExportLabels): string => {
  const facts = yields.length === 0 ? [] : [{ label: words.makes, values: yields.map((text) => ({ text })) }];
  return (
    heading(4, title) +
    paragraphs(description) +
    factList(facts) +
    ingredientSections(ingredients, 5) +
    methodSections(method, 5)
  );
};

const below = (outline: RecipeContent, words: ExportLabels): string =>
  part('more', words.notes, paragraphs(outline.notes)) +
  part('more', words.variants, outline.variants.map((one) => variant(one, words)).join('')) +
  part('more', words.nutrition, outline.nutrition.map(({ title, lines }) => heading(4, title) + list(lines)).join('')) +
  part('more', words.allergens, list(outline.allergens)) +
  part('more', words.diets, list(outline.diets));

/** The language of what is inside; a text that reads from right to left shows so by its first letter. */
export const formatLanguageAttributes = (language: string | undefined): string =>
  `${language === undefined ? '' : ` lang="${escapeHtml(language)}"`} dir="auto"`;

/** One recipe of the book, with the anchor to which the table of contents leads. */
export const writeHtmlRecipe = (recipe: RecipeDocument, anchor: string, pathOf: AssetPathResolver): string => {
  const outline = toRecipeContent(recipe, pathOf);
  const words = getExportLabels(recipe.language);
  const beside =
    part('ingredients', words.ingredients, ingredientSections(outline.ingredients, 4)) +
    part('more', words.equipment, list(outline.equipment));
  return `<article class="recipe" id="${anchor}"${formatLanguageAttributes(outline.language)} aria-labelledby="${anchor}-title">
<header>
<h2 id="${anchor}-title">${escapeHtml(outline.title)}</h2>
${outline.description.map((one) => paragraph(one, ' class="lead"')).join('')}${factList(outline.facts)}</header>
${outline.pictures.map(figure).join('')}<div class="columns">
<div>
${beside}</div>
<div>
${part('method', words.method, methodSections(outline.method, 4))}</div>
</div>
${below(outline, words)}</article>
`;
};
