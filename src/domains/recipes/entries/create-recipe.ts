import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { toTitleSortKey } from '../../../platform/text/title-key.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { attachReferencedAssets } from '../../assets/index.ts';
import { updateRecipeCount } from '../../libraries/index.ts';
import { createOrganization } from '../../organization/index.ts';
import type { PreparedDocument } from '../computation/prepare-validated-document.ts';
import type { Entry } from './entry.ts';
import { lockLibraryAndPantryForDocument, storeLinksOfNewRecipe } from '../links/recipe-links.ts';
import { resolveSubRecipeReferences } from '../links/sub-recipes.ts';
import { recordAndAnnounceRevision } from '../revisions/record-and-announce-revision.ts';
import type { RevisionCause } from '../revisions/record-and-announce-revision.ts';
import { insertRecipe } from './recipe.store.ts';
import type { EntryHead } from './recipe.store.ts';
import { refuseCycle } from '../links/refuse-cycle.ts';
import { insertRevisionDocument } from '../revisions/revision.store.ts';
import { indexNewRecipe, lockPantryAndAddToVocabulary } from '../search/index/index-recipe.ts';

const NO_ORGANIZATION = '{"revision":1,"tags":[],"facets":[],"books":[]}';

/** A new entry whose words are not in the vocabulary yet. */
interface EntryWithoutWords {
  readonly entry: Entry;
  readonly words: readonly string[];
}

/**
 * Creates a new entry at revision 1, except for the words that its document adds to the vocabulary. Nothing may be
 * flushed before the pantry lock is queued.
 */
export const createRecipeWithoutVocabulary = async (
  tx: Tx,
  scope: LibraryScope,
  recipe: PreparedDocument,
  cause: RevisionCause,
): Promise<EntryWithoutWords> => {
  await lockLibraryAndPantryForDocument(tx, scope, recipe, undefined);
  await refuseCycle(tx, scope, recipe, 'body.recipe');

  const now = getCurrentInstant(scope.clock);
  const head: EntryHead = {
    id: scope.newId<EntryId>(),
    library_id: scope.libraryId,
    recipe_id: recipe.id,
    revision: 1,
    state: 'active',
    times_cooked: 0,
    last_cooked: '',
    log_revision: 0,
    filed_revision: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    created_by: scope.userId,
    updated_by: scope.userId,
    organization: NO_ORGANIZATION,
    organization_revision: 1,
    favorite: null,
    opinions: 0,
    references: recipe.references.length,
  };
  const { title, document, summary, changes } = recipe;
  insertRecipe(tx, { ...head, title, title_key: toTitleSortKey(title), summary });
  insertRevisionDocument(tx, { entry_id: head.id, revision: 1, document });
  recordAndAnnounceRevision(tx, scope, head, {
    title,
    cause,
    changes,
    documentRevision: 1,
    what: 'created',
  });
  createOrganization(tx, scope, head.id);
  attachReferencedAssets(tx, scope, { kind: 'recipe', id: head.id }, recipe.assetIds);
  updateRecipeCount(tx, scope, 'more');
  const words = await indexNewRecipe(tx, scope, { ...head, documentRevision: 1 }, recipe.tokens);
  await storeLinksOfNewRecipe(tx, scope, head.id, recipe);
  const madeBy = await resolveSubRecipeReferences(tx, scope.libraryId, recipe.references);
  return { entry: { head, document, madeBy }, words };
};

/** Creates a new entry at revision 1 from a prepared document, whatever ids the document came with. */
export const createRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  recipe: PreparedDocument,
  cause: RevisionCause = 'api',
): Promise<Entry> => {
  const { entry, words } = await createRecipeWithoutVocabulary(tx, scope, recipe, cause);
  lockPantryAndAddToVocabulary(tx, scope, words);
  return entry;
};
