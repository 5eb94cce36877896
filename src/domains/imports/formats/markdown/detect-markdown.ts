import type { DetectionConfidence } from '../format.ts';
import { parseFrontMatter } from '../../front-matter/parse-front-matter.ts';
import { parseMarkdownBlocks } from './blocks.ts';
import { isRecipeFrontMatter } from './front-matter-recipe.ts';
import { isRecipeHeading } from './read-markdown.ts';
import { findRecipeMdDividers } from './recipe-layout.ts';

/** What a file is shows early. */
const LOOKED_AT = 100_000;

export const detectMarkdown = (text: string): DetectionConfidence => {
  const head = text.slice(0, LOOKED_AT);
  if (/^[\s\ufeff]*(?:<(?:!doctype|html|\?xml)|[{[]\s*["{[])/i.test(head)) return 'no';
  const front = parseFrontMatter(head);
  if (front !== undefined && isRecipeFrontMatter(front.data)) return 'sure';
  const { blocks } = parseMarkdownBlocks(front?.body ?? head);
  if (findRecipeMdDividers(blocks) !== undefined) return 'sure';
  // What is underlined may be a heading of plain text as well; hashes are not.
  const isMarkdown = front !== undefined || /^ {0,3}#{1,6}\s\S/m.test(head);
  if (isMarkdown && blocks.some(isRecipeHeading)) return 'likely';
  return isMarkdown && blocks.some(({ kind }) => kind === 'item') ? 'maybe' : 'no';
};
