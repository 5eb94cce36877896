import { JsonText, ok } from '../../platform/http/answer.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { etagOf } from '../../platform/http/etag.ts';
import { entryText } from './entry-text.ts';
import type { MadeByRecipe } from './recipe.schemas.ts';
import type { EntryHead } from './recipe.store.ts';

/** An entry whole: how it stands, its document as JSON, and the recipes that it needs. */
export interface Entry {
  readonly head: EntryHead;
  readonly document: string;
  readonly madeBy: readonly MadeByRecipe[];
}

const bodyOf = ({ head, document, madeBy }: Entry): JsonText => new JsonText(entryText(head, document, madeBy));

/**
 * Whether something that the entry shows has changed since its revision was made: how it is filed, whose favorite it
 * is, when it was cooked. What others say of themselves changes without a trace here, so there it may always have.
 */
const isNewerThanItsRevision = ({ head, madeBy }: Entry): boolean =>
  head.organization_revision !== head.filed_revision ||
  head.favorite_revision === head.revision ||
  head.log_revision === head.revision ||
  madeBy.length > 0;

/** The entry, with the revision of the recipe as its tag. */
export const entryAnswer = (entry: Entry): Answer => ({
  ...ok(bodyOf(entry), etagOf(entry.head.revision)),
  isNewerThanItsTag: isNewerThanItsRevision(entry),
});

export const createdEntry = (entry: Entry): Answer => {
  const { id, revision } = entry.head;
  const body = bodyOf(entry);
  return { status: 201, body, receipt: { id, body }, etag: etagOf(revision), location: `/recipes/${id}` };
};
