import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { titleKey } from '../../platform/text/title-key.ts';
import { adoptAssets } from '../assets/index.ts';
import { changesBetween, completeRecipe } from '../recipe-format/index.ts';
import type { RecipeDocument } from '../recipe-format/index.ts';
import type { Id } from '../../platform/ids/ids.ts';
import { assetIdsOf } from './asset-ids-of.ts';
import type { Entry } from './entry.ts';
import { linkRecipeAgain } from './link-recipe.ts';
import { madeByOf } from './made-by.ts';
import { makeRevision } from './make-revision.ts';
import type { Cause } from './make-revision.ts';
import { parseDocument } from './parse-document.ts';
import { updateRecipe } from './recipe.store.ts';
import type { EntryHead } from './recipe.store.ts';
import type { DocumentPlace } from './refuse-cycle.ts';
import { findRevision, insertDocument } from './revision.store.ts';
import { documentTokens } from './search/document-tokens.ts';
import { indexRecipeAgain, learnWords } from './search/index-recipe.ts';
import { summaryOf } from './summary-of.ts';

interface Revision {
  readonly recipe: RecipeDocument;
  readonly cause: Cause;
  /** Where the request has the document, or where it says which. */
  readonly place: DocumentPlace;
}

/** Gives an entry that was locked after `holdForDocument` another document, as its next revision. */
export const reviseRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  entry: EntryHead,
  { recipe: authored, cause, place }: Revision,
): Promise<Entry> => {
  const recipe = completeRecipe({ ...authored, id: entry.recipe_id }, () => scope.newId<Id<'part'>>());
  const before = await findRevision(tx, entry.id, entry.revision);
  const now = instantOf(scope.clock);
  const head: EntryHead = {
    ...entry,
    revision: entry.revision + 1,
    filed_revision: entry.organization_revision,
    updated_at: now,
    updated_by: scope.userId,
  };
  const document = JSON.stringify(recipe);

  updateRecipe(tx, { ...head, title: recipe.title, title_key: titleKey(recipe.title), summary: summaryOf(recipe) });
  insertDocument(tx, { entry_id: head.id, revision: head.revision, document });
  makeRevision(tx, scope, head, {
    title: recipe.title,
    cause,
    changes: before === undefined ? [] : changesBetween(parseDocument(before.document), recipe),
    documentRevision: head.revision,
    what: 'updated',
  });
  adoptAssets(tx, scope, { kind: 'recipe', id: head.id }, assetIdsOf(recipe));
  const tokens = documentTokens(recipe);
  await indexRecipeAgain(tx, scope.libraryId, { ...head, documentRevision: head.revision }, tokens);
  await linkRecipeAgain(tx, scope, head.id, recipe, place);
  const madeBy = await madeByOf(tx, scope.libraryId, recipe);
  await learnWords(tx, scope, tokens.vocabulary);
  return { head, document, madeBy };
};
