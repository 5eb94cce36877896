import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Tag, TagId } from './tag.schemas.ts';
import { findTag } from './tag.store.ts';

/** Reads a tag. A tag of another library is not found. */
export const getTag = async (db: Db, { libraryId }: LibraryScope, id: TagId): Promise<Tag> => {
  const tag = await findTag(db, libraryId, id);
  if (tag === undefined) throw new Problem('tag-not-found');
  return tag;
};
