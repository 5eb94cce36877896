import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { toNameKey } from '../../../platform/text/name-key.ts';
import type { Tag, TagId, TagInput } from './tag.schemas.ts';
import { lockTag, updateTag } from './tag.store.ts';

/** Replaces a tag's name and color if it is still at the caller's revision. */
export const replaceTag = async (
  tx: Tx,
  scope: LibraryScope,
  id: TagId,
  input: TagInput,
  precondition: Precondition,
): Promise<Tag> => {
  const tag = await lockTag(tx, scope.libraryId, id);
  if (tag === undefined) throw new Problem('tag-not-found');
  precondition.check(tag.revision);
  const replaced = {
    ...tag,
    name: input.name.trim(),
    color: input.color ?? '',
    revision: tag.revision + 1,
    updated_at: getCurrentInstant(scope.clock),
  };
  updateTag(tx, { ...replaced, name_key: toNameKey(replaced.name) });
  emitEvent(tx, scope, { type: 'tag.updated', resource: { type: 'tag', id, revision: replaced.revision } });
  return replaced;
};
