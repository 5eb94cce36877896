import { getNodeLines } from '../../../markup/html/node-text.ts';
import type { Page } from '../page.ts';
import { detectPartHeading } from './part-heading.ts';

/**
 * Class names and ids of the notes in popular recipe card plugins: `wprm-recipe-notes`, `tasty-recipes-notes`,
 * `ERSNotes`.
 */
const NOTES_NAME =
  /(?:^|\s)(?:[\w-]*recipes?-(?:card-)?notes|mv-create-notes|ersnotes|zlrecipe-notes-list|mpprecipe-notes-list)(?:\s|$)/i;

const MAX_NAME_LENGTH = 200;

/** The cheap test for `notes` comes first because it rules out nearly all names. */
const isNotesName = (names: string): boolean =>
  names.length < MAX_NAME_LENGTH && /notes/i.test(names) && NOTES_NAME.test(names);

/** The notes on the recipe card, or undefined if there are none. */
export const findNotes = ({ elements }: Page): string | undefined => {
  const found = elements.find(
    ({ attribs: { class: names, id } }) =>
      (names !== undefined && isNotesName(names)) || (id !== undefined && isNotesName(id)),
  );
  const lines =
    found === undefined
      ? []
      : getNodeLines(found).filter((line) => detectPartHeading(line, true) !== 'end' || line.length > 30);
  return lines.length === 0 ? undefined : lines.join('\n');
};
