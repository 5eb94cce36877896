import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { instantOf } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { announcePreview } from '../previews/announce-preview.ts';
import { remainingItems, setAnswers } from '../previews/item.store.ts';
import { parseStaged } from '../previews/parse-staged.ts';
import type { PreviewId } from '../previews/preview.schemas.ts';
import type { StoredPreview } from '../previews/preview.store.ts';
import { holdPreview, revisePreview } from '../previews/take-preview.ts';
import { itemsToMeasure, requireRevision } from './create-plan.ts';
import { interpret, withEffects } from './interpret.ts';
import type { MeasuredItem } from './measured-item.ts';
import type { PlanBody, PlanInput } from './measurement.schemas.ts';
import { findPlan, markApplied } from './plan.store.ts';
import type { PlanId } from './plan.store.ts';
import { writeAnswers } from './write-answers.ts';

/** Writes the units into the documents of the changed items, a few at a time. */
const writeAll = async (tx: Tx, preview: PreviewId, changed: ReadonlyMap<string, MeasuredItem>): Promise<void> => {
  for await (const items of remainingItems(tx, preview)) {
    const answered = items.flatMap((item) => {
      const measured = changed.get(item.id);
      const document = measured === undefined ? undefined : parseStaged(item.document);
      if (measured === undefined || document === undefined) return [];
      const { occurrences } = measured;
      return [{ id: item.id, document: JSON.stringify(writeAnswers(document, occurrences)), occurrences }];
    });
    if (answered.length > 0) await setAnswers(tx, answered);
    await yieldToEventLoop();
  }
};

/** Applies a plan to its preview completely, or not at all if the preview has changed since. */
export const applyPlan = (
  database: Database,
  scope: LibraryScope,
  { preview_id, plan_id }: { readonly preview_id: PreviewId; readonly plan_id: PlanId },
  expected: number,
): Promise<{ readonly plan: PlanBody; readonly preview: StoredPreview }> =>
  database.transaction(async (tx) => {
    const preview = await holdPreview(tx, scope, preview_id);
    const now = instantOf(scope.clock);
    const plan = await findPlan(tx, preview_id, plan_id, now);
    if (plan === undefined) throw new Problem('measurement-plan-not-found');
    requireRevision(preview, expected);
    requireRevision(preview, plan.preview_revision);
    const items = await itemsToMeasure(tx, preview_id);
    // Restores the type of the plan, which was validated when it was created.
    const effects = interpret(items, JSON.parse(plan.input) as PlanInput);
    const after = withEffects(items, effects);
    const changed = new Map(after.filter((item, at) => item !== items[at]).map((item) => [item.id, item]));
    await writeAll(tx, preview_id, changed);
    markApplied(tx, plan_id, now);
    const revised = revisePreview(tx, preview);
    announcePreview(tx, scope, revised, 'updated');
    const shown = JSON.parse(plan.effects) as PlanBody['effects'];
    return { plan: { id: plan.id, expires_at: plan.expires_at, effects: shown }, preview: revised };
  });
