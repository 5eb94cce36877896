import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { PreparationTarget, PreparedDocument } from '../computation/prepare-validated-document.ts';
import { findCurrentDocument } from '../entries/recipe.store.ts';

/** A document prepared as the next revision of an entry. */
export interface PreparedReplacement {
  readonly recipe: PreparedDocument;
  /** The revision that it was compared with; undefined if there is no entry. */
  readonly basedOn: number | undefined;
}

/**
 * Prepares the next document of an entry by comparing it with the current one. The transaction checks that the present
 * document is still the same. It also reports a missing entry, so that violations in the document are reported first.
 */
export const prepareRevision = async (
  db: Db,
  { libraryId }: LibraryScope,
  id: EntryId,
  prepare: (target: PreparationTarget) => Promise<PreparedDocument>,
): Promise<PreparedReplacement> => {
  const present = await findCurrentDocument(db, libraryId, id);
  const recipe = await prepare({ portableId: present?.recipe_id, previousDocument: present?.document });
  return { recipe, basedOn: present?.revision };
};
