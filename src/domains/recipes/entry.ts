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
 * Whether something that the entry shows may have changed since its revision was made: how it is filed, when it was
 * cooked. Where it is somebody's favorite, one tag would stand for different answers to different people; and what other
 * recipes say of themselves changes without a trace here.
 */
const isNewerThanItsRevision = ({ head, madeBy }: Entry): boolean =>
  head.organization_revision !== head.filed_revision ||
  head.opinions > 0 ||
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
