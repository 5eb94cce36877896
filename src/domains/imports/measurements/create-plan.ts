import { instantAfter } from '../../../platform/clock/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { listItemsWithMeasures } from '../previews/item.store.ts';
import { toItemMeasures } from '../previews/present-item.ts';
import type { PreviewId } from '../previews/preview.schemas.ts';
import type { StoredPreview } from '../previews/preview.store.ts';
import { listSources } from '../previews/source.store.ts';
import { lockPreviewOrThrow, getPreview } from '../previews/get-preview.ts';
import { computePlanEffects, applyEffects } from './plan-effects.ts';
import type { GroupEffect } from './plan-effects.ts';
import type { ItemMeasures } from './occurrence.schemas.ts';
import type { PlanBody, MeasurePlanInput } from './measurement.schemas.ts';
import { insertPlan } from './plan.store.ts';
import type { PlanId } from './plan.store.ts';

/** A plan is meant to be applied right away. */
const LIFETIME_MS = 24 * 3_600_000;

export const assertPreviewRevision = ({ revision }: StoredPreview, expected: number): void => {
  if (revision !== expected) {
    throw new Problem('preview-revision-conflict', { params: { current_preview_revision: revision } });
  }
};

/** The items of a preview with ambiguous measures. */
export const loadItemMeasures = async (db: Db, preview: PreviewId): Promise<readonly ItemMeasures[]> => {
  const sources = new Map((await listSources(db, preview)).map((source) => [source.position, source]));
  return (await listItemsWithMeasures(db, preview)).map((item) => toItemMeasures(item, sources.get(item.source)));
};

const effectsBody = (effects: readonly GroupEffect[]): PlanBody['effects'] =>
  effects.map(({ group, answer, occurrences }) => ({
    resolution_group_id: group.id,
    ...(answer.kind === 'unit' && { unit_id: answer.unitId }),
    items: new Set(occurrences.map(({ item }) => item.id)).size,
    occurrences: occurrences.length,
  }));

export interface CreatedPlan {
  readonly plan: PlanBody;
  readonly preview: StoredPreview;
  /** The items after the plan. */
  readonly itemsAfterPlan: ReadonlyMap<string, ItemMeasures>;
}

/**
 * Computes what an answer would change, and stores it as a plan to apply later. Does not change the staged recipes.
 * There may be ten thousand of them, so this runs before any lock is taken; every change of the items also gives the
 * preview a new revision.
 */
export const createPlan = async (
  database: Database,
  scope: LibraryScope,
  id: PreviewId,
  input: MeasurePlanInput,
): Promise<CreatedPlan> => {
  assertPreviewRevision(await getPreview(database.db, scope, id), input.expected_preview_revision);
  const items = await loadItemMeasures(database.db, id);
  const effects = computePlanEffects(items, input);
  const plan: PlanBody = {
    id: scope.newId<PlanId>(),
    expires_at: instantAfter(scope.clock, LIFETIME_MS),
    effects: effectsBody(effects),
  };
  const preview = await database.transaction(async (tx) => {
    const held = await lockPreviewOrThrow(tx, scope, id);
    assertPreviewRevision(held, input.expected_preview_revision);
    insertPlan(tx, {
      ...plan,
      preview_id: id,
      preview_revision: held.revision,
      input: JSON.stringify(input),
      effects: JSON.stringify(plan.effects),
      applied_at: null,
    });
    return held;
  });
  const asIf = new Map(applyEffects(items, effects).map((item) => [item.id, item]));
  return { plan, preview, itemsAfterPlan: asIf };
};
