import { Type } from 'typebox';

import type { Db } from '../../platform/db/database.ts';
import { JsonBytes, ok } from '../../platform/http/api-response.ts';
import type { ApiResponse } from '../../platform/http/api-response.ts';
import { toEtag } from '../../platform/http/etag.ts';
import { changeInSteps } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { asId } from '../../platform/ids/ids.ts';
import { parseCommitInput } from './commit/parse-commit-input.ts';
import { commitPreview } from './commit/commit-preview.ts';
import { CommitAnswer, CommitInput } from './commit/commit.schemas.ts';
import type { CommitItem } from './commit/commit.schemas.ts';
import type { ImportServices } from './import-services.ts';
import { applyPlan } from './measurements/apply-plan.ts';
import { createPlan } from './measurements/create-plan.ts';
import { MeasurePlanApplication, Plan, MeasurePlanInput } from './measurements/measurement.schemas.ts';
import type { PlanId } from './measurements/plan.store.ts';
import { hasRemainingItems, listItemIds } from './previews/item.store.ts';
import { presentPreview } from './previews/present-preview.ts';
import { Preview } from './previews/preview.schemas.ts';
import type { PreviewId } from './previews/preview.schemas.ts';
import { findPreviewInScope, getPreview } from './previews/get-preview.ts';

const area = 'Imports';
const path = '/recipes/import-previews/{preview_id}';
const preview_id = Type.String({ description: 'Id of the preview.' });

const PlanAnswer = Type.Object({ plan: Plan, preview: Preview });

/** A JSON object whose last property is already serialized. */
const withPart = (parts: object, name: string, part: JsonBytes | undefined): JsonBytes => {
  const head = JSON.stringify(parts);
  if (part === undefined) return new JsonBytes(Buffer.from(head));
  const opened = Buffer.from(`${head.slice(0, -1)},${JSON.stringify(name)}:`);
  return new JsonBytes(Buffer.concat([opened, part.bytes, Buffer.from('}')]));
};

interface CommitResults {
  readonly items: readonly CommitItem[];
}

/** The results of a commit, and the preview if items remain. */
const presentCommit = async (
  db: Db,
  scope: LibraryScope,
  id: PreviewId,
  { items }: CommitResults,
): Promise<ApiResponse> => {
  const preview = (await hasRemainingItems(db, id)) ? await findPreviewInScope(db, scope, id) : undefined;
  const remaining = preview && (await presentPreview(db, scope, preview));
  return ok(withPart({ items }, 'remaining', remaining));
};

/** Operations to resolve measures and to commit recipes. Each runs its own transactions before it responds. */
export const reviewOperations = (imports: ImportServices): readonly Operation[] => [
  changeInSteps({
    id: 'createMeasurementPlan',
    method: 'POST',
    path: `${path}/measurement-resolution-plans`,
    area,
    summary: 'Create a measurement plan',
    description: 'Shows what an answer to ambiguous units would change. Changes nothing until the plan is applied.',
    access: 'editor',
    isHeavy: true,
    params: Type.Object({ preview_id }),
    body: MeasurePlanInput,
    responses: { 200: { description: 'The plan, and the preview as it would be.', schema: PlanAnswer } },
    problems: ['import-preview-not-found', 'preview-revision-conflict'],
    performSteps: async (database, { scope, params, body }) => {
      const { plan, preview, itemsAfterPlan } = await createPlan(
        database,
        scope,
        asId<PreviewId>(params.preview_id),
        body,
      );
      const shown = await presentPreview(database.db, scope, preview, { asIf: itemsAfterPlan });
      return ok(withPart({ plan }, 'preview', shown), toEtag(preview.revision));
    },
  }),
  changeInSteps({
    id: 'applyMeasurementPlan',
    method: 'POST',
    path: `${path}/measurement-resolution-plans/{plan_id}/apply`,
    area,
    summary: 'Apply a measurement plan',
    description:
      'Applies the plan completely, or not at all if the preview has changed since. With `remember_convention`, the library also assumes the convention of the plan from now on, unless one was chosen before.',
    access: 'editor',
    isHeavy: true,
    params: Type.Object({ preview_id, plan_id: Type.String({ description: 'Id of the plan.' }) }),
    body: MeasurePlanApplication,
    responses: { 200: { description: 'The plan and the changed preview.', schema: PlanAnswer } },
    problems: ['import-preview-not-found', 'measurement-plan-not-found', 'preview-revision-conflict'],
    performSteps: async (database, { scope, params, body }) => {
      const ids = { preview_id: asId<PreviewId>(params.preview_id), plan_id: asId<PlanId>(params.plan_id) };
      const { plan, preview } = await applyPlan(database, scope, ids, body);
      const shown = await presentPreview(database.db, scope, preview);
      return ok(withPart({ plan }, 'preview', shown), toEtag(preview.revision));
    },
  }),
  changeInSteps({
    id: 'commitImportPreview',
    method: 'POST',
    path: `${path}/commit`,
    area,
    summary: 'Commit an import preview',
    description:
      'Adds items to the library, each completely or not at all. An item that was already committed is `skipped`, with its entry. An item that cannot be added stays in the preview; `reason` and `warnings` say why. A retry with the same Idempotency-Key gets the first results again, and the preview as it is now.',
    access: 'editor',
    params: Type.Object({ preview_id }),
    body: CommitInput,
    responses: {
      200: { description: 'The result of each item, and the preview if items remain.', schema: CommitAnswer },
    },
    problems: ['import-preview-not-found', 'storage-full'],
    creation: {
      readCurrent: async (db, scope, { id, body }) =>
        presentCommit(db, scope, asId<PreviewId>(id), JSON.parse(body) as CommitResults),
    },
    performSteps: async (database, { scope, params, body }) => {
      const id = asId<PreviewId>(params.preview_id);
      const { jobId } = await getPreview(database.db, scope, id);
      const { choices, retained } = parseCommitInput(body, await listItemIds(database.db, id));
      const items = await commitPreview({ imports, database, scope, previewId: id, jobId, retained }, choices);
      return { ...(await presentCommit(database.db, scope, id, { items })), receipt: { id, body: { items } } };
    },
  }),
];
