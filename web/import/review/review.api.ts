import { queryOptions } from '@tanstack/react-query';

import type {
  CommitAnswer,
  CommitInput,
  MeasureExample,
  MeasureInterpretation,
  PlanBody,
  MeasurePlanInput,
  PreviewBody,
} from '../../../src/domains/imports/index.ts';
import { get, getBlob, send } from '../../api/client.ts';

export type {
  MeasureChoice,
  CommitInput,
  CommitItem,
  DecisionBody,
  ImportDiagnostic,
  MeasureExample,
  MeasureInterpretation,
  ImportPreviewItem,
  ImportMatch,
  PreviewBody,
  ProfileBody,
} from '../../../src/domains/imports/index.ts';

const previewPath = (previewId: string): string => `/recipes/import-previews/${previewId}`;

export const previewKey = (id: string) => ['import-preview', id] as const;

/** No structural sharing: comparing ten thousand recipes takes a second. */
export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: previewKey(id),
    queryFn: ({ signal }) => get<PreviewBody>(previewPath(id), { signal }),
    structuralSharing: false,
  });

export const discardPreview = async (id: string): Promise<void> => void (await send('DELETE', previewPath(id)));

export const replaceText = async (previewId: string, itemId: string, text: string): Promise<PreviewBody> =>
  (await send<PreviewBody>('PUT', `${previewPath(previewId)}/items/${itemId}/text`, { body: { text } })).body;

export const getPhoto = (previewId: string, itemId: string, signal: AbortSignal): Promise<Blob> =>
  getBlob(`${previewPath(previewId)}/items/${itemId}/photo`, { signal });

export const commitItems = async (previewId: string, body: CommitInput): Promise<CommitAnswer> =>
  (await send<CommitAnswer>('POST', `${previewPath(previewId)}/commit`, { body })).body;

interface PlanAnswer {
  readonly plan: PlanBody;
  readonly preview: PreviewBody;
}

/** An answer to what measures mean, before it is applied. */
export interface MeasureAnswer {
  readonly interpretation: MeasureInterpretation;
  /** Empty means all that are asked about. */
  readonly groupIds: readonly string[];
  readonly excludedItemIds: readonly string[];
  /** Whether the library remembers the convention of the answer. */
  readonly isRemembered?: boolean;
}

/** What applying an answer would change. */
export interface AnswerEffects {
  readonly planId: string;
  readonly revision: number;
  readonly occurrences: number;
  readonly examples: readonly MeasureExample[];
  /** Decisions it leaves open. */
  readonly unanswered: readonly string[];
}

const toEffects = ({ plan, preview }: PlanAnswer): AnswerEffects => {
  const answered = new Set(plan.effects.map(({ resolution_group_id }) => resolution_group_id));
  const decisions = preview.resolution_decisions.filter(({ group_ids }) => group_ids.some((id) => answered.has(id)));
  return {
    planId: plan.id,
    revision: preview.preview_revision,
    occurrences: plan.effects.reduce((sum, { occurrences }) => sum + occurrences, 0),
    examples: decisions.flatMap(({ examples }) => examples.filter(({ after }) => after !== undefined)),
    unanswered: preview.unanswered,
  };
};

/**
 * Computes the effects of an answer. A POST that changes nothing, so it is a query, keyed by preview revision. Only
 * what is shown is kept from the response.
 */
export const effectsQuery = (previewId: string, revision: number, answer: MeasureAnswer) =>
  queryOptions({
    queryKey: ['measurement-plan', previewId, revision, answer],
    queryFn: async ({ signal }) => {
      const body: MeasurePlanInput = {
        expected_preview_revision: revision,
        interpretation: answer.interpretation,
        ...(answer.groupIds.length > 0 && { resolution_group_ids: [...answer.groupIds] }),
        excluded_item_ids: [...answer.excludedItemIds],
      };
      const path = `${previewPath(previewId)}/measurement-resolution-plans`;
      return toEffects((await send<PlanAnswer>('POST', path, { body, signal })).body);
    },
  });

export const applyEffects = async (
  previewId: string,
  { planId, revision }: AnswerEffects,
  { isRemembered = false }: MeasureAnswer,
): Promise<PreviewBody> => {
  const path = `${previewPath(previewId)}/measurement-resolution-plans/${planId}/apply`;
  const body = { expected_preview_revision: revision, ...(isRemembered && { remember_convention: true }) };
  return (await send<PlanAnswer>('POST', path, { body })).body.preview;
};
