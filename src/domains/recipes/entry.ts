import { JsonText, ok } from '../../platform/http/answer.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { etagOf } from '../../platform/http/etag.ts';
import { entryText } from './entry-text.ts';
import type { MadeByRecipe } from './recipe.schemas.ts';
import type { EntryHead } from './recipe.store.ts';

/** A complete entry: its head, its document as JSON, and the recipes that it refers to. */
export interface Entry {
  readonly head: EntryHead;
  readonly document: string;
  readonly madeBy: readonly MadeByRecipe[];
}

const bodyOf = ({ head, document, madeBy }: Entry): JsonText => new JsonText(entryText(head, document, madeBy));

/**
 * Whether the entry may show something that changed after its revision was made, such as its organization or cooking
 * log. If it is a favorite of anyone, one ETag would cover different responses for different users; and the recipes
 * that it refers to can change without leaving a trace in this entry.
 */
const isNewerThanItsRevision = ({ head, madeBy }: Entry): boolean =>
  head.organization_revision !== head.filed_revision ||
  head.opinions > 0 ||
  head.log_revision === head.revision ||
  madeBy.length > 0;

/** The response for an entry, with the recipe's revision as its ETag. */
export const entryAnswer = (entry: Entry): Answer => ({
  ...ok(bodyOf(entry), etagOf(entry.head.revision)),
  isEtagStale: isNewerThanItsRevision(entry),
});

export const createdEntry = (entry: Entry): Answer => {
  const { id, revision } = entry.head;
  const body = bodyOf(entry);
  return { status: 201, body, receipt: { id, body }, etag: etagOf(revision), location: `/recipes/${id}` };
};
