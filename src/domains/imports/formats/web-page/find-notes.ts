import { linesOf } from '../../html/text-of.ts';
import type { Page } from './page.ts';
import { partHeading } from './visible/part-heading.ts';

/** How the programs that make recipe cards name their notes: `wprm-recipe-notes`, `tasty-recipes-notes`, `ERSNotes`. */
const NOTES =
  /(?:^|\s)(?:[\w-]*recipes?-(?:card-)?notes|mv-create-notes|ersnotes|zlrecipe-notes-list|mpprecipe-notes-list)(?:\s|$)/i;

const LONGEST = 200;

/** What the card of a recipe says beside its steps; undefined where it says nothing. */
export const findNotes = ({ elements }: Page): string | undefined => {
  const found = elements.find(
    ({ attribs: { class: names, id } }) =>
      (names !== undefined && names.length < LONGEST && NOTES.test(names)) || (id !== undefined && NOTES.test(id)),
  );
  const lines =
    found === undefined ? [] : linesOf(found).filter((line) => partHeading(line, true) !== 'end' || line.length > 30);
  return lines.length === 0 ? undefined : lines.join('\n');
};
