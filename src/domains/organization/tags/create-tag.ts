import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { toNameKey } from '../../../platform/text/name-key.ts';
import type { Tag, TagId, TagInput } from './tag.schemas.ts';
import { insertTag } from './tag.store.ts';

/** Creates a tag. A unique constraint rejects a name that is already used (`tag-name-taken`). */
export const createTag = async (tx: Tx, scope: LibraryScope, input: TagInput): Promise<Tag> => {
  const now = getCurrentInstant(scope.clock);
  const tag = {
    id: scope.newId<TagId>(),
    name: input.name.trim(),
    color: input.color ?? '',
    revision: 1,
    created_at: now,
    updated_at: now,
  };
  insertTag(tx, { ...tag, library_id: scope.libraryId, name_key: toNameKey(tag.name) });
  emitEvent(tx, scope, { type: 'tag.created', resource: { type: 'tag', id: tag.id, revision: 1 } });
  return tag;
};
