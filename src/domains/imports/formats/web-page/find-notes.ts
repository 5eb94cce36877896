import { linesOf } from '../shared/html/text-of.ts';
import type { Page } from './page.ts';
import { partHeading } from './visible/part-heading.ts';

/**
 * How the programs that make recipe cards name their notes: `wprm-recipe-notes`, `tasty-recipes-notes`, `ERSNotes`.
 */
const NOTES =
  /(?:^|\s)(?:[\w-]*recipes?-(?:card-)?notes|mv-create-notes|ersnotes|zlrecipe-notes-list|mpprecipe-notes-list)(?:\s|$)/i;

const LONGEST = 200;

/** Few names have the word in them, and to see that is quick. */
const isOfNotes = (names: string): boolean => names.length < LONGEST && /notes/i.test(names) && NOTES.test(names);

/** What the card of a recipe says beside its steps; undefined where it says nothing. */
export const findNotes = ({ elements }: Page): string | undefined => {
  const found = elements.find(
    ({ attribs: { class: names, id } }) =>
      (names !== undefined && isOfNotes(names)) || (id !== undefined && isOfNotes(id)),
  );
  const lines =
    found === undefined ? [] : linesOf(found).filter((line) => partHeading(line, true) !== 'end' || line.length > 30);
  return lines.length === 0 ? undefined : lines.join('\n');
};
