import { JsonText, currentWith } from '../../platform/http/answer.ts';
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
 * The entry with the revision of the recipe as its tag. Where anything else that it shows has changed since that
 * revision, or may have, a client that holds the tag is answered all the same.
 */
export const entryAnswer = (entry: Entry): Answer => {
  const { head, madeBy } = entry;
  const changes = [head.organization_changed_at, head.favorite_changed_at, head.log_changed_at];
  // The titles and states of other recipes change without a trace here.
  if (madeBy.length > 0) changes.push(head.updated_at);
  return currentWith(head, changes, bodyOf(entry));
};

export const createdEntry = (entry: Entry): Answer => {
  const { id, revision } = entry.head;
  const body = bodyOf(entry);
  return { status: 201, body, receipt: { id, body }, etag: etagOf(revision), location: `/recipes/${id}` };
};
