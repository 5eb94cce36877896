import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { removeLabelFromRecipes } from '../recipe-organization/labeled-recipes.store.ts';
import type { TagId } from './tag.schemas.ts';
import { lockTag, removeTag } from './tag.store.ts';

/**
 * Deletes a tag if it is still at the caller's revision. The event carries the next revision, and the organization of
 * every recipe with the tag gets its next revision.
 */
export const deleteTag = async (tx: Tx, scope: LibraryScope, id: TagId, precondition: Precondition): Promise<void> => {
  const tag = await lockTag(tx, scope.libraryId, id);
  if (tag === undefined) throw new Problem('tag-not-found');
  precondition.check(tag.revision);
  await removeLabelFromRecipes(tx, 'tag', id);
  removeTag(tx, id);
  emitEvent(tx, scope, { type: 'tag.deleted', resource: { type: 'tag', id, revision: tag.revision + 1 } });
};
