import type { MadeByRecipe } from './recipe.schemas.ts';
import type { EntryHead } from './recipe.store.ts';

/** The JSON of an entry. Inserts the document as it is stored, without parsing it. */
export const entryText = (head: EntryHead, document: string, madeBy: readonly MadeByRecipe[]): string => {
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
