import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import type { Preparation, PreparedDocument } from './computation/prepare-document.ts';
import { findPresentDocument } from './recipe.store.ts';

/** A document that was prepared to become the next revision of an entry. */
export interface PreparedRevision {
  readonly recipe: PreparedDocument;
  /** The revision that it was compared with; undefined where there is no entry. */
  readonly basedOn: number | undefined;
}

/**
 * Prepares the next document of an entry against the present one. The transaction looks whether that is still the same;
 * it also tells that there is no entry, so that what is wrong with the document is told first.
 */
export const prepareRevision = async (
  db: Db,
  { libraryId }: LibraryScope,
  id: EntryId,
  prepare: (preparation: Preparation) => Promise<PreparedDocument>,
): Promise<PreparedRevision> => {
  const present = await findPresentDocument(db, libraryId, id);
  const recipe = await prepare({ portableId: present?.recipe_id, before: present?.document });
  return { recipe, basedOn: present?.revision };
};
