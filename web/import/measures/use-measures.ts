import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { hasCode } from '../../api/problem.ts';
import { useToast } from '../../design/toasts.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { buildAnswer } from './measure-answer.ts';
import type { PickedAnswer, ResolvedAnswer } from './measure-answer.ts';
import { measureWords } from './measures.words.ts';
import { applyEffects, effectsQuery, previewKey } from '../review/review.api.ts';
import type { PreviewBody } from '../review/review.api.ts';

const CONFLICT = 'preview-revision-conflict';

export const isRevisionConflict = (error: unknown): boolean => hasCode(error, CONFLICT);

const NO_ITEMS: ReadonlySet<string> = new Set();

/**
 * The picked answer about measures, and applying it. Shared by the whole review: a user who picks an answer and then
 * imports means it, even without pressing Apply.
 */
export const useMeasures = (preview: PreviewBody) => {
  const client = useQueryClient();
  const showToast = useToast();
  const words = useWords(measureWords);
  const formats = useFormats();
  const [picked, setPicked] = useState<PickedAnswer>();
  const [hasConflict, setConflict] = useState(false);
  const answer = useMemo(() => picked && buildAnswer(picked, preview), [picked, preview]);

  const onConflict = useCallback(() => {
    setConflict(true);
    void client.invalidateQueries({ queryKey: previewKey(preview.id) });
  }, [client, preview.id]);
  const applying = useMutation({
    mutationFn: async (given: ResolvedAnswer) => {
      const query = effectsQuery(preview.id, preview.preview_revision, given);
      try {
        const effects = await client.fetchQuery(query);
        // Everything is excluded, so there is nothing to apply.
        if (effects.occurrences === 0) return { revised: preview, places: 0 };
        return { revised: await applyEffects(preview.id, effects), places: effects.occurrences };
      } catch (error) {
        // The plan itself may be what failed, so compute it again on the next try.
        void client.invalidateQueries({ queryKey: query.queryKey });
        throw error;
      }
    },
    onSuccess: ({ revised, places }) => {
      client.setQueryData(previewKey(preview.id), revised);
      setPicked(undefined);
      setConflict(false);
      if (places > 0) showToast({ text: words.applied(places, formats.number(places)) });
    },
    onError: (error) => {
      if (isRevisionConflict(error)) onConflict();
    },
  });

  const change = (next: PickedAnswer | undefined): void => {
    applying.reset();
    setPicked(next);
  };
  return {
    picked: answer && picked,
    answer,
    hasConflict,
    onConflict,
    isApplying: applying.isPending,
    /** Why the answer could not be applied. */
    error: applying.error,
    pick: (decisionId: string, value: string) => change({ decisionId, value, excluded: NO_ITEMS }),
    exclude: (excluded: ReadonlySet<string>) => picked && change({ ...picked, excluded }),
    cancel: () => change(undefined),
    /** Applies the picked answer, if any, and resolves with the current preview. */
    apply: async (): Promise<PreviewBody> =>
      answer === undefined ? preview : (await applying.mutateAsync(answer)).revised,
  };
};

export type Measures = ReturnType<typeof useMeasures>;
