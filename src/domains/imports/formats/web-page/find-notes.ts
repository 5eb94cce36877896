import { linesOf } from '../../html/text-of.ts';
import { partHeading } from './visible/part-heading.ts';
import type { Page } from './page.ts';

/** How the programs that make recipe cards name their notes: `wprm-recipe-notes`, `tasty-recipes-notes`, `ERSNotes`. */
const NOTES =
  /(?:^|\s)(?:[\w-]*recipes?-(?:card-)?notes|mv-create-notes|ersnotes|zlrecipe-notes-list|mpprecipe-notes-list)(?:\s|$)/i;

/** What the card of a recipe says beside its steps; undefined where it says nothing. */
export const findNotes = ({ elements }: Page): string | undefined => {
  const found = elements.find(({ attribs }) => NOTES.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`));
  const lines =
    found === undefined ? [] : linesOf(found).filter((line) => partHeading(line, true) !== 'end' || line.length > 30);
  return lines.length === 0 ? undefined : lines.join('\n');
};
