import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { StalePreparation } from '../../platform/db/stale-preparation.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { titleKey } from '../../platform/text/title-key.ts';
import { adoptAssets } from '../assets/index.ts';
import type { Entry } from './entry.ts';
import { linkRecipeAgain } from './link-recipe.ts';
import { resolveReferences } from './made-by.ts';
import { makeRevision } from './make-revision.ts';
import type { Cause } from './make-revision.ts';
import type { PreparedRevision } from './prepare-revision.ts';
import { updateRecipe } from './recipe.store.ts';
import type { EntryHead } from './recipe.store.ts';
import type { DocumentPlace } from './refuse-cycle.ts';
import { insertDocument } from './revision.store.ts';
import { indexRecipeAgain, learnWords } from './search/index-recipe.ts';

interface Revision extends PreparedRevision {
  readonly cause: Cause;
  /** Where the request contains or identifies the document. */
  readonly place: DocumentPlace;
}

/**
 * Writes a new document as the next revision of an entry. Call `holdForDocument` first, then lock the entry. Throws
 * `StalePreparation` if the document was prepared against another revision than the present one.
 */
export const reviseRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  entry: EntryHead,
  { recipe, basedOn, cause, place }: Revision,
): Promise<Entry> => {
  if (basedOn !== entry.revision) throw new StalePreparation();
  const now = instantOf(scope.clock);
  const head: EntryHead = {
    ...entry,
    revision: entry.revision + 1,
    filed_revision: entry.organization_revision,
    updated_at: now,
    updated_by: scope.userId,
  };
  const { title, document, summary, changes, tokens } = recipe;

  updateRecipe(tx, { ...head, title, title_key: titleKey(title), summary });
  insertDocument(tx, { entry_id: head.id, revision: head.revision, document });
  makeRevision(tx, scope, head, { title, cause, changes, documentRevision: head.revision, what: 'updated' });
  adoptAssets(tx, scope, { kind: 'recipe', id: head.id }, recipe.assetIds);
  await indexRecipeAgain(tx, scope.libraryId, { ...head, documentRevision: head.revision }, tokens);
  await linkRecipeAgain(tx, scope, head.id, recipe, place);
  const madeBy = await resolveReferences(tx, scope.libraryId, recipe.references);
  await learnWords(tx, scope, tokens.vocabulary);
  return { head, document, madeBy };
};
