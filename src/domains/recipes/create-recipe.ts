import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { titleKey } from '../../platform/text/title-key.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { adoptAssets } from '../assets/index.ts';
import { countRecipe } from '../libraries/index.ts';
import { openOrganization } from '../organization/index.ts';
import type { PreparedDocument } from './computation/prepare-document.ts';
import type { Entry } from './entry.ts';
import { holdForDocument, linkNewRecipe } from './link-recipe.ts';
import { resolveReferences } from './made-by.ts';
import { makeRevision } from './make-revision.ts';
import type { Cause } from './make-revision.ts';
import { insertRecipe } from './recipe.store.ts';
import type { EntryHead } from './recipe.store.ts';
import { refuseCycle } from './refuse-cycle.ts';
import { insertDocument } from './revision.store.ts';
import { indexNewRecipe, learnWords } from './search/index-recipe.ts';

const NO_ORGANIZATION = '{"revision":1,"tags":[],"facets":[],"books":[]}';

/** Creates a new entry at revision 1 from a prepared document, whatever ids the document came with. */
export const createRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  recipe: PreparedDocument,
  cause: Cause = 'api',
): Promise<Entry> => {
  await holdForDocument(tx, scope, recipe, undefined);
  await refuseCycle(tx, scope, recipe, 'body.recipe');

  const now = instantOf(scope.clock);
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
  insertRecipe(tx, { ...head, title, title_key: titleKey(title), summary });
  insertDocument(tx, { entry_id: head.id, revision: 1, document });
  makeRevision(tx, scope, head, {
    title,
    cause,
    changes,
    documentRevision: 1,
    what: 'created',
  });
  openOrganization(tx, scope, head.id);
  adoptAssets(tx, scope, { kind: 'recipe', id: head.id }, recipe.assetIds);
  countRecipe(tx, scope, 'more');
  const words = await indexNewRecipe(tx, scope, { ...head, documentRevision: 1 }, recipe.tokens);
  await linkNewRecipe(tx, scope, head.id, recipe);
  const madeBy = await resolveReferences(tx, scope.libraryId, recipe.references);
  await learnWords(tx, scope, words);
  return { head, document, madeBy };
};
