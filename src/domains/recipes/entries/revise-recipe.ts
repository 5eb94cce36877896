import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { StaleDataError } from '../../../platform/db/stale-data.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { toTitleSortKey } from '../../../platform/text/title-key.ts';
import { attachReferencedAssets } from '../../assets/index.ts';
import type { Entry } from './entry.ts';
import { relinkRecipe } from '../links/recipe-links.ts';
import { resolveSubRecipeReferences } from '../links/sub-recipes.ts';
import { recordAndAnnounceRevision } from '../revisions/record-and-announce-revision.ts';
import type { RevisionCause } from '../revisions/record-and-announce-revision.ts';
import type { PreparedReplacement } from '../documents/prepare-revision.ts';
import { updateRecipe } from './recipe.store.ts';
import type { EntryHead } from './recipe.store.ts';
import type { RequestLocation } from '../links/refuse-cycle.ts';
import { insertRevisionDocument } from '../revisions/revision.store.ts';
import { replaceIndexData, addToVocabulary } from '../search/index/index-recipe.ts';

interface Revision extends PreparedReplacement {
  readonly cause: RevisionCause;
  /** Where the request contains or identifies the document. */
  readonly place: RequestLocation;
}

/**
 * Writes a new document as the next revision of an entry. Call `lockLibraryAndPantryForDocument` first, then lock the
 * entry. Throws `StaleDataError` if the document was prepared against another revision than the current one.
 */
export const reviseRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  entry: EntryHead,
  { recipe, basedOn, cause, place }: Revision,
): Promise<Entry> => {
  if (basedOn !== entry.revision) throw new StaleDataError();
  const now = getCurrentInstant(scope.clock);
  const head: EntryHead = {
    ...entry,
    revision: entry.revision + 1,
    filed_revision: entry.organization_revision,
    updated_at: now,
    updated_by: scope.userId,
  };
  const { title, document, summary, changes, tokens } = recipe;

  updateRecipe(tx, { ...head, title, title_key: toTitleSortKey(title), summary });
  insertRevisionDocument(tx, { entry_id: head.id, revision: head.revision, document });
  recordAndAnnounceRevision(tx, scope, head, {
    title,
    cause,
    changes,
    documentRevision: head.revision,
    what: 'updated',
  });
  attachReferencedAssets(tx, scope, { kind: 'recipe', id: head.id }, recipe.assetIds);
  await replaceIndexData(tx, scope.libraryId, { ...head, documentRevision: head.revision }, tokens);
  await relinkRecipe(tx, scope, head.id, recipe, place);
  const madeBy = await resolveSubRecipeReferences(tx, scope.libraryId, recipe.references);
  addToVocabulary(tx, scope, tokens.vocabulary);
  return { head, document, madeBy };
};
