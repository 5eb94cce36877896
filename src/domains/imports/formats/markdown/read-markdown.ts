import { readRecipeText } from '../plain-text/read-recipe-text.ts';
import { parseFrontMatter } from '../../front-matter/parse-front-matter.ts';
import type { RecipeWithPhotos } from '../../archives/text-collection.ts';
import { parseHeading } from '../../vocabulary/headings.ts';
import { parseMarkdownBlocks } from './blocks.ts';
import type { MarkdownBlock } from './blocks.ts';
import { isRecipeFrontMatter, parseFrontMatterRecipe } from './front-matter-recipe.ts';
import { findMarkdownImages, stripInlineMarkup } from './inline.ts';
import { MarkdownRecipeParser } from './markdown-recipe-parser.ts';
import { findRecipeMdDividers, splitMarkdownRecipes } from './recipe-layout.ts';

export const isRecipeHeading = (block: MarkdownBlock): boolean =>
  block.kind === 'heading' &&
  ['ingredients', 'instructions'].includes(parseHeading(stripInlineMarkup(block.text))?.kind ?? '');

/** Formats blocks as plain text, keeping list markers and blank lines around headings. */
const asText = (blocks: readonly MarkdownBlock[]): string =>
  blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return `\n${stripInlineMarkup(block.text)}\n`;
        case 'rule':
          return '\n---\n';
        case 'paragraph':
          return `\n${block.lines.map((line) => stripInlineMarkup(line)).join('\n')}\n`;
        case 'item':
          return `${block.isOrdered ? '1.' : '-'} ${block.paragraphs.map((lines) => stripInlineMarkup(lines.join(' '))).join(' ')}`;
        default:
          return block satisfies never;
      }
    })
    .join('\n');

/** No file of recipes is longer. */
const MAX_LENGTH = 1_000_000;

/**
 * Parses RecipeMD, Chowdown-style front matter, or free-form headings. `fallback` is the title of recipes without one.
 */
export const readMarkdown = (source: string, fallback = ''): readonly RecipeWithPhotos[] => {
  const text = source.slice(0, MAX_LENGTH).toWellFormed();
  const front = parseFrontMatter(text);
  const { blocks, references } = parseMarkdownBlocks(front?.body ?? text);
  const matter = front && parseFrontMatterRecipe(front.data);
  const isMarked =
    (front && isRecipeFrontMatter(front.data)) ||
    blocks.some(isRecipeHeading) ||
    findRecipeMdDividers(blocks) !== undefined;
  if (isMarked) {
    return splitMarkdownRecipes(blocks).map((part, index) =>
      new MarkdownRecipeParser(references).read(part, fallback, index === 0 ? matter : undefined),
    );
  }
  const name = matter?.node['name'] ?? fallback;
  const images = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? findMarkdownImages(block.lines.join('\n'), references) : [],
  );
  return readRecipeText(asText(blocks), typeof name === 'string' ? name : '').map((recipe, index) => ({
    recipe:
      index > 0
        ? recipe
        : {
            ...recipe,
            node: { ...recipe.node, ...matter?.node, image: images.filter((url) => /^https?:/i.test(url)) },
          },
    photoNames: index > 0 ? [] : images.filter((url) => !/^[a-z][a-z\d+.-]*:/i.test(url)),
  }));
};
