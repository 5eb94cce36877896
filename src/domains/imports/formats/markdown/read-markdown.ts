import { readRecipeText } from '../plain-text/read-recipe-text.ts';
import { readFrontMatter } from '../shared/front-matter/read-front-matter.ts';
import type { PicturedRecipe } from '../shared/members/text-collection.ts';
import { headingIn } from '../shared/vocabulary/read-heading.ts';
import { readBlocks } from './blocks.ts';
import type { Block } from './blocks.ts';
import { isRecipeMatter, readFrontRecipe } from './front-recipe.ts';
import { imagesIn, plainInline } from './inline.ts';
import { MarkdownRecipe } from './markdown-recipe.ts';
import { recipeMdRules, splitRecipes } from './recipe-layout.ts';

export const isKnownHeading = (block: Block): boolean =>
  block.kind === 'heading' && ['ingredients', 'instructions'].includes(headingIn(plainInline(block.text))?.kind ?? '');

/** Formats blocks as plain text, keeping list markers and blank lines around headings. */
const asText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return `\n${plainInline(block.text)}\n`;
        case 'rule':
          return '\n---\n';
        case 'paragraph':
          return `\n${block.lines.map((line) => plainInline(line)).join('\n')}\n`;
        case 'item':
          return `${block.isOrdered ? '1.' : '-'} ${block.paragraphs.map((lines) => plainInline(lines.join(' '))).join(' ')}`;
        default:
          return block satisfies never;
      }
    })
    .join('\n');

/** No file of recipes is longer. */
const LONGEST = 1_000_000;

/**
 * Parses RecipeMD, Chowdown-style front matter, or free-form headings. `fallback` is the title of recipes without one.
 */
export const readMarkdown = (source: string, fallback = ''): readonly PicturedRecipe[] => {
  const text = source.slice(0, LONGEST).toWellFormed();
  const front = readFrontMatter(text);
  const { blocks, references } = readBlocks(front?.body ?? text);
  const matter = front && readFrontRecipe(front.data);
  const isMarked =
    (front && isRecipeMatter(front.data)) || blocks.some(isKnownHeading) || recipeMdRules(blocks) !== undefined;
  if (isMarked) {
    return splitRecipes(blocks).map((part, index) =>
      new MarkdownRecipe(references).read(part, fallback, index === 0 ? matter : undefined),
    );
  }
  const name = matter?.node['name'] ?? fallback;
  const images = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? imagesIn(block.lines.join('\n'), references) : [],
  );
  return readRecipeText(asText(blocks), typeof name === 'string' ? name : '').map((recipe, index) => ({
    recipe:
      index > 0
        ? recipe
        : {
            ...recipe,
            node: { ...recipe.node, ...matter?.node, image: images.filter((url) => /^https?:/i.test(url)) },
          },
    pictures: index > 0 ? [] : images.filter((url) => !/^[a-z][a-z\d+.-]*:/i.test(url)),
  }));
};
