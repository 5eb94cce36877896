import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { toSingleLine, splitParagraphs } from '../clean-text.ts';
import type { AssetPathResolver } from '../pictures.ts';
import { getExportLabels } from '../export-labels.ts';
import { escapeHtml } from './escape.ts';
import { bookStylesheet } from './book-stylesheet.ts';
import { formatLanguageAttributes, writeHtmlRecipe } from './write-html-recipe.ts';

/** A line of the table of contents. */
interface ContentsLine {
  readonly title: string;
  readonly language?: string | undefined;
}

interface BookRecipe {
  readonly recipe: RecipeDocument;
  /** Paths of its pictures relative to the written file: `assets/….jpg`. */
  readonly pathOf: AssetPathResolver;
}

/** A book without its recipes. */
interface HtmlCover {
  readonly title: string;
  readonly description?: string | undefined;
  /** Language of the cover and the contents heading; each recipe has its own. */
  readonly language?: string | undefined;
  /** One line per recipe, in order. It is written before any recipe is read. */
  readonly contents: Iterable<ContentsLine> | AsyncIterable<ContentsLine>;
}

export interface HtmlBook extends HtmlCover {
  readonly recipes: Iterable<BookRecipe> | AsyncIterable<BookRecipe>;
}

export interface HtmlBookParts extends HtmlCover {
  /** Recipes from `writeHtmlRecipe`, each with the anchor of its number. */
  readonly pages: AsyncIterable<string>;
}

/** Lines of the contents written at a time. */
const LINES_AT_ONCE = 200;

/** A second line of defense: all text is escaped, and if it ever were not, no script would run. */
const POLICY = "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";

const head = (title: string, language: string): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Tureen">
<title>${escapeHtml(title)}</title>
<style>${bookStylesheet}</style>
</head>
<body>
`;

const cover = (title: string, description: string | undefined): string => {
  const lines = splitParagraphs(description).map(
    (lines) => `<p dir="auto">${lines.map(escapeHtml).join('<br>\n')}</p>\n`,
  );
  return `<header class="cover">\n<h1 dir="auto">${escapeHtml(title)}</h1>\n${lines.join('')}</header>\n`;
};

/** Anchor of the recipe with that number, starting at 1. */
export const toRecipeAnchor = (number: number): string => `recipe-${number}`;

async function* contentsLines(contents: HtmlCover['contents']): AsyncGenerator<string> {
  let [number, lines] = [0, ''];
  for await (const { title, language } of contents) {
    number += 1;
    const link = `<a href="#${toRecipeAnchor(number)}">${escapeHtml(toSingleLine(title))}</a>`;
    lines += `<li${formatLanguageAttributes(language)}>${link}</li>\n`;
    if (number % LINES_AT_ONCE !== 0) continue;
    yield lines;
    lines = '';
  }
  if (lines !== '') yield lines;
}

/**
 * A book to read and to print, as one HTML file that needs no network and runs no script: a cover, the contents, and
 * each recipe on a page of its own. It comes in pieces, one for each recipe, and keeps none of them: ten thousand
 * recipes take no more memory than one.
 */
export async function* assembleHtmlBook(book: HtmlBookParts): AsyncGenerator<string> {
  const title = toSingleLine(book.title);
  const words = getExportLabels(book.language);
  yield head(title, book.language ?? 'en') + cover(title, book.description);
  yield `<nav class="contents" aria-labelledby="contents">\n<h2 id="contents">${escapeHtml(words.contents)}</h2>\n<ol>\n`;
  yield* contentsLines(book.contents);
  yield '</ol>\n</nav>\n<main>\n';
  yield* book.pages;
  yield '</main>\n</body>\n</html>\n';
}

async function* pagesOf(recipes: HtmlBook['recipes']): AsyncGenerator<string> {
  let number = 0;
  for await (const { recipe, pathOf } of recipes) {
    number += 1;
    yield writeHtmlRecipe(recipe, toRecipeAnchor(number), pathOf);
  }
}

/** The same of recipes that are written here, one after the other. */
export const writeHtmlBook = ({ recipes, ...cover }: HtmlBook): AsyncGenerator<string> =>
  assembleHtmlBook({ ...cover, pages: pagesOf(recipes) });
