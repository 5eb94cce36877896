import { parseHeading } from '../../vocabulary/headings.ts';
import type { MarkdownBlock } from './blocks.ts';
import { stripInlineMarkup } from './inline.ts';

/**
 * Finds the rules of a RecipeMD document (https://recipemd.org/specification.html): a title, paragraphs, a rule, lists
 * with or without headings, and optionally another rule followed by the instructions. Undefined for any other layout.
 */
export const findRecipeMdDividers = (
  blocks: readonly MarkdownBlock[],
): readonly [number, number | undefined] | undefined => {
  const [first] = blocks;
  if (first?.kind !== 'heading' || first.level !== 1) return undefined;
  const start = blocks.findIndex(({ kind }) => kind === 'rule');
  if (start === -1 || blocks.slice(1, start).some(({ kind }) => kind !== 'paragraph')) return undefined;
  const length = blocks.slice(start + 1).findIndex(({ kind }) => kind === 'rule');
  const end = length === -1 ? blocks.length : start + 1 + length;
  const list = blocks.slice(start + 1, end);
  if (list.some(({ kind }) => kind === 'paragraph')) return undefined;
  if (!list.some(({ kind }) => kind === 'item') && length === -1) return undefined;
  // Without items between two rules these are only rules, unless steps follow.
  if (!list.some(({ kind }) => kind === 'item') && list.length > 0) return undefined;
  return [start, length === -1 ? undefined : end];
};

/** The level of an ingredients heading. Undefined for any other block. */
const ingredientsLevel = (block: MarkdownBlock): number | undefined =>
  block.kind === 'heading' && parseHeading(stripInlineMarkup(block.text))?.kind === 'ingredients'
    ? block.level
    : undefined;

/** Splits blocks into recipes if several higher-level headings each have ingredients below them. */
export const splitMarkdownRecipes = (blocks: readonly MarkdownBlock[]): readonly (readonly MarkdownBlock[])[] => {
  const starts: number[] = [];
  let title = -1;
  for (const [index, block] of blocks.entries()) {
    const level = ingredientsLevel(block);
    if (level !== undefined) {
      const above = blocks[title];
      if (above?.kind === 'heading' && above.level < level && starts.at(-1) !== title) starts.push(title);
    } else if (block.kind === 'heading' && parseHeading(stripInlineMarkup(block.text)) === undefined) {
      const above = blocks[title];
      const isLower = above?.kind === 'heading' && block.level > above.level && starts.at(-1) === title;
      if (!isLower) title = index;
    }
  }
  if (starts.length < 2) return [blocks];
  // What stands above the first title, a heading of the whole and words about it, belongs to no recipe but the first.
  return starts.map((start, index) => blocks.slice(index === 0 ? firstOf(blocks, start) : start, starts[index + 1]));
};

/**
 * Blocks above the first title stay with the first recipe unless they include a heading, such as the title of a
 * collection.
 */
const firstOf = (blocks: readonly MarkdownBlock[], start: number): number => {
  const heading = blocks.slice(0, start).findLastIndex(({ kind }) => kind === 'heading');
  return heading === -1 ? 0 : start;
};
