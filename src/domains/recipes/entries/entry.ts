import { JsonText } from '../../../platform/http/api-response.ts';
import type { ApiResponse } from '../../../platform/http/api-response.ts';
import { toEtag } from '../../../platform/http/etag.ts';
import type { JsonTextResponse } from '../../../platform/http/response-cache.ts';
import type { MadeByRecipe } from './recipe.schemas.ts';
import type { EntryHead } from './recipe.store.ts';

/** The JSON of an entry. Inserts the document as it is stored, without parsing it. */
const formatEntryJson = (head: EntryHead, document: string, madeBy: readonly MadeByRecipe[]): string => {
  const { id, recipe_id, library_id, revision, state, organization, favorite, times_cooked } = head;
  const { last_cooked, created_at, updated_at, deleted_at, created_by, updated_by } = head;
  const optional = [
    last_cooked === '' ? '' : `"last_cooked":"${last_cooked}",`,
    deleted_at === null ? '' : `"deleted_at":"${deleted_at}",`,
  ].join('');
  return (
    `{"id":"${id}","recipe_id":"${recipe_id}","library_id":"${library_id}","revision":${revision},` +
    `"state":"${state}","recipe":${document},"organization":${organization},"favorite":${favorite === 1},` +
    `"times_cooked":${times_cooked},${optional}"made_by":${JSON.stringify(madeBy)},` +
    `"created_at":"${created_at}","updated_at":"${updated_at}",` +
    `"created_by":"${created_by}","updated_by":"${updated_by}"}`
  );
};

/** A complete entry: its head, its document as JSON, and the recipes that it refers to. */
export interface Entry {
  readonly head: EntryHead;
  readonly document: string;
  readonly madeBy: readonly MadeByRecipe[];
}

const bodyOf = ({ head, document, madeBy }: Entry): JsonText => new JsonText(formatEntryJson(head, document, madeBy));

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
export const entryResponse = (entry: Entry): JsonTextResponse => ({
  status: 200,
  body: bodyOf(entry),
  etag: toEtag(entry.head.revision),
  isEtagStale: isNewerThanItsRevision(entry),
});

export const createdEntryResponse = (entry: Entry): ApiResponse => {
  const { id, revision } = entry.head;
  const body = bodyOf(entry);
  return { status: 201, body, receipt: { id }, etag: toEtag(revision), location: `/recipes/${id}` };
};
