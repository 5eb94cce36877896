import type { Db, Tx } from '../../../platform/db/database.ts';
import { StaleDataError } from '../../../platform/db/stale-data.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import type { KitchenConvention } from '../../units/index.ts';
import { estimateScalingCost } from '../computation/estimate-scaling-cost.ts';
import type { SettleAmbiguousMeasuresOutcome } from '../computation/measure-tasks.ts';
import type { PreparedDocument } from '../computation/prepare-validated-document.ts';
import { prepareStoredDocument } from '../documents/prepare-recipe.ts';
import type { PreparationDependencies } from '../documents/prepare-recipe.ts';
import type { Entry } from '../entries/entry.ts';
import { lockEntryInState } from '../entries/lock-entry-in-state.ts';
import { findCurrentDocument } from '../entries/recipe.store.ts';
import { reviseRecipe } from '../entries/revise-recipe.ts';
import { lockLibraryAndPantryForDocument } from '../links/recipe-links.ts';

/** The settled document of an entry, or why there is none. */
export interface Settlement {
  /** The revision that it is based on; undefined if there is no entry. */
  readonly basedOn: number | undefined;
  readonly outcome: PreparedDocument | Problem | undefined;
}

const findRefusal = (
  { measures, settled }: SettleAmbiguousMeasuresOutcome,
  convention: KitchenConvention,
): Problem | undefined => {
  if (measures.length === 0) return new Problem('no-ambiguous-measures');
  if (settled > 0) return undefined;
  return validationFailed({
    location: 'body.convention',
    code: 'no-candidate',
    message: `does not settle ${measures.map(({ authoredForm }) => `"${authoredForm}"`).join(', ')}`,
    value: convention,
  });
};

/** Computes the settled document before the transaction starts, because it may be long. */
export const prepareSettlement = async (
  db: Db,
  scope: LibraryScope,
  id: EntryId,
  convention: KitchenConvention,
  preparation: PreparationDependencies,
): Promise<Settlement> => {
  const stored = await findCurrentDocument(db, scope.libraryId, id);
  if (stored === undefined) return { basedOn: undefined, outcome: undefined };
  const { document, recipe_id: portableId, revision: basedOn } = stored;
  const task = { kind: 'settle-measures', document, convention } as const;
  const settled = await preparation.computation.run(task, estimateScalingCost(document), scope.libraryId);
  const refusal = findRefusal(settled, convention);
  if (refusal !== undefined) return { basedOn, outcome: refusal };
  const target = { portableId, previousDocument: document };
  return { basedOn, outcome: await prepareStoredDocument(preparation, scope, settled.document, target) };
};

/**
 * Records which convention the ambiguous measures of a recipe are meant in, as a new revision. Lines that were never
 * parsed get their name and other parts too. Throws `no-ambiguous-measures` if there are none.
 */
export const applySettlement = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  { basedOn, outcome }: Settlement,
  precondition: Precondition,
): Promise<Entry> => {
  const recipe = outcome instanceof Problem ? undefined : outcome;
  if (recipe !== undefined) await lockLibraryAndPantryForDocument(tx, scope, recipe, id);
  const entry = await lockEntryInState(tx, scope, id, 'active');
  // Also an entry that did not exist when this was prepared.
  if (basedOn !== entry.revision || outcome === undefined) throw new StaleDataError();
  precondition.check(entry.revision);
  if (outcome instanceof Problem) throw outcome;
  return reviseRecipe(tx, scope, entry, { recipe: outcome, basedOn, cause: 'api', place: 'path.id' });
};
