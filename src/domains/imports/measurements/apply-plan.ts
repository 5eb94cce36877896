import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import { lockCurrentLibrary, rememberAssumedConvention } from '../../libraries/index.ts';
import { kitchenConventions } from '../../units/index.ts';
import type { KitchenConvention } from '../../units/index.ts';
import { emitPreviewEvent } from '../previews/emit-preview-event.ts';
import { iterateRemainingItems, updateAnsweredItems } from '../previews/item.store.ts';
import { parseStoredDocument } from '../previews/parse-stored-document.ts';
import type { PreviewId } from '../previews/preview.schemas.ts';
import type { StoredPreview } from '../previews/preview.store.ts';
import { lockPreviewOrThrow, incrementPreviewRevision } from '../previews/get-preview.ts';
import { loadItemMeasures, assertPreviewRevision } from './create-plan.ts';
import { computePlanEffects, applyEffects } from './plan-effects.ts';
import type { ItemMeasures } from './occurrence.schemas.ts';
import type { PlanBody, MeasurePlanApplication, MeasurePlanInput } from './measurement.schemas.ts';
import { findPlan, markPlanApplied } from './plan.store.ts';
import type { PlanId } from './plan.store.ts';
import { applyAnswers } from './apply-answers.ts';

/** Writes the units into the documents of the changed items, a few at a time. */
const writeAll = async (tx: Tx, preview: PreviewId, changed: ReadonlyMap<string, ItemMeasures>): Promise<void> => {
  for await (const items of iterateRemainingItems(tx, preview)) {
    const answered = items.flatMap((item) => {
      const measured = changed.get(item.id);
      const document = measured === undefined ? undefined : parseStoredDocument(item.document);
      if (measured === undefined || document === undefined) return [];
      const { occurrences } = measured;
      return [{ id: item.id, document: JSON.stringify(applyAnswers(document, occurrences)), occurrences }];
    });
    if (answered.length > 0) await updateAnsweredItems(tx, answered);
    await yieldToEventLoop();
  }
};

/** The convention of a plan, if it is one that a library can assume. */
const requireRememberable = ({ interpretation: { kind, convention } }: MeasurePlanInput): KitchenConvention => {
  const chosen = kind === 'convention' ? kitchenConventions.find((one) => one === convention) : undefined;
  if (chosen !== undefined) return chosen;
  const message = `needs a plan for one of the conventions ${kitchenConventions.join(', ')}`;
  throw validationFailed({ location: 'body.remember_convention', code: 'no-convention', message, value: true });
};

/**
 * Applies a plan to its preview completely, or not at all if the preview has changed since. Remembers its convention in
 * the library if that is wanted.
 */
export const applyPlan = (
  database: Database,
  scope: LibraryScope,
  { preview_id, plan_id }: { readonly preview_id: PreviewId; readonly plan_id: PlanId },
  { expected_preview_revision: expected, remember_convention: isRemembered }: MeasurePlanApplication,
): Promise<{ readonly plan: PlanBody; readonly preview: StoredPreview }> =>
  database.transaction(async (tx) => {
    // Before the preview, in the order in which a library is deleted.
    if (isRemembered) await lockCurrentLibrary(tx, scope);
    const preview = await lockPreviewOrThrow(tx, scope, preview_id);
    const now = getCurrentInstant(scope.clock);
    const plan = await findPlan(tx, preview_id, plan_id, now);
    if (plan === undefined) throw new Problem('measurement-plan-not-found');
    assertPreviewRevision(preview, expected);
    assertPreviewRevision(preview, plan.preview_revision);
    const items = await loadItemMeasures(tx, preview_id);
    // Restores the type of the plan, which was validated when it was created.
    const input = JSON.parse(plan.input) as MeasurePlanInput;
    if (isRemembered) await rememberAssumedConvention(tx, scope, requireRememberable(input));
    const effects = computePlanEffects(items, input);
    const after = applyEffects(items, effects);
    const changed = new Map(after.filter((item, at) => item !== items[at]).map((item) => [item.id, item]));
    await writeAll(tx, preview_id, changed);
    markPlanApplied(tx, plan_id, now);
    const revised = incrementPreviewRevision(tx, preview);
    emitPreviewEvent(tx, scope, revised, 'updated');
    const shown = JSON.parse(plan.effects) as PlanBody['effects'];
    return { plan: { id: plan.id, expires_at: plan.expires_at, effects: shown }, preview: revised };
  });
