import type { Confidence } from '../format.ts';
import { readFrontMatter } from '../shared/front-matter/read-front-matter.ts';
import { readBlocks } from './blocks.ts';
import { isRecipeMatter } from './front-recipe.ts';
import { isKnownHeading } from './read-markdown.ts';
import { recipeMdRules } from './recipe-layout.ts';

/** What a file is shows early. */
const LOOKED_AT = 100_000;

export const detectMarkdown = (text: string): Confidence => {
  const head = text.slice(0, LOOKED_AT);
  if (/^[\s\ufeff]*(?:<(?:!doctype|html|\?xml)|[{[]\s*["{[])/i.test(head)) return 'no';
  const front = readFrontMatter(head);
  if (front !== undefined && isRecipeMatter(front.data)) return 'sure';
  const { blocks } = readBlocks(front?.body ?? head);
  if (recipeMdRules(blocks) !== undefined) return 'sure';
  // What is underlined may be a heading of plain text as well; hashes are not.
  const isMarkdown = front !== undefined || /^ {0,3}#{1,6}\s\S/m.test(head);
  if (isMarkdown && blocks.some(isKnownHeading)) return 'likely';
  return isMarkdown && blocks.some(({ kind }) => kind === 'item') ? 'maybe' : 'no';
};
