import { instantAfter } from '../../../platform/clock/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { measuredItems } from '../previews/item.store.ts';
import { asMeasured } from '../previews/present-item.ts';
import type { PreviewId } from '../previews/preview.schemas.ts';
import type { StoredPreview } from '../previews/preview.store.ts';
import { sourcesOf } from '../previews/source.store.ts';
import { holdPreview, takePreview } from '../previews/take-preview.ts';
import { interpret, withEffects } from './interpret.ts';
import type { GroupEffect } from './interpret.ts';
import type { MeasuredItem } from './measured-item.ts';
import type { PlanBody, PlanInput } from './measurement.schemas.ts';
import { insertPlan } from './plan.store.ts';
import type { PlanId } from './plan.store.ts';

/** A plan is meant to be applied right away. */
const LIFETIME_MS = 24 * 3_600_000;

export const requireRevision = ({ revision }: StoredPreview, expected: number): void => {
  if (revision !== expected) {
    throw new Problem('preview-revision-conflict', { params: { current_preview_revision: revision } });
  }
};

/** The items of a preview with ambiguous measures. */
export const itemsToMeasure = async (db: Db, preview: PreviewId): Promise<readonly MeasuredItem[]> => {
  const sources = new Map((await sourcesOf(db, preview)).map((source) => [source.position, source]));
  return (await measuredItems(db, preview)).map((item) => asMeasured(item, sources.get(item.source)));
};

const effectsBody = (effects: readonly GroupEffect[]): PlanBody['effects'] =>
  effects.map(({ group, answer, places }) => ({
    resolution_group_id: group.id,
    ...(answer.kind === 'unit' && { unit_id: answer.unitId }),
    items: new Set(places.map(({ item }) => item.id)).size,
    occurrences: places.length,
  }));

export interface CreatedPlan {
  readonly plan: PlanBody;
  readonly preview: StoredPreview;
  /** The items after the plan. */
  readonly asIf: ReadonlyMap<string, MeasuredItem>;
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
  input: PlanInput,
): Promise<CreatedPlan> => {
  requireRevision(await takePreview(database.db, scope, id), input.expected_preview_revision);
  const items = await itemsToMeasure(database.db, id);
  const effects = interpret(items, input);
  const plan: PlanBody = {
    id: scope.newId<PlanId>(),
    expires_at: instantAfter(scope.clock, LIFETIME_MS),
    effects: effectsBody(effects),
  };
  const preview = await database.transaction(async (tx) => {
    const held = await holdPreview(tx, scope, id);
    requireRevision(held, input.expected_preview_revision);
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
  const asIf = new Map(withEffects(items, effects).map((item) => [item.id, item]));
  return { plan, preview, asIf };
};
