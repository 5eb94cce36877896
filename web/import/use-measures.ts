import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { hasCode } from '../api/problem.ts';
import { useToast } from '../design/toasts.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { answerTo } from './measure-answer.ts';
import type { Tried, TriedAnswer } from './measure-answer.ts';
import { measureWords } from './measures.words.ts';
import { applyEffects, effectsQuery, previewKey } from './review.api.ts';
import type { PreviewBody } from './review.api.ts';

const CONFLICT = 'preview-revision-conflict';

export const isRevisionConflict = (error: unknown): boolean => hasCode(error, CONFLICT);

const NOBODY: ReadonlySet<string> = new Set();

/**
 * The picked answer about measures, and applying it. Shared by the whole review: a user who picks an answer and then
 * imports means it, even without pressing Apply.
 */
export const useMeasures = (preview: PreviewBody) => {
  const client = useQueryClient();
  const tell = useToast();
  const words = useWords(measureWords);
  const formats = useFormats();
  const [tried, setTried] = useState<Tried>();
  const [hasConflict, setConflict] = useState(false);
  const answer = useMemo(() => tried && answerTo(tried, preview), [tried, preview]);

  const onConflict = useCallback(() => {
    setConflict(true);
    void client.invalidateQueries({ queryKey: previewKey(preview.id) });
  }, [client, preview.id]);
  const applying = useMutation({
    mutationFn: async (given: TriedAnswer) => {
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
      setTried(undefined);
      setConflict(false);
      if (places > 0) tell({ text: words.applied(places, formats.number(places)) });
    },
    onError: (error) => {
      if (isRevisionConflict(error)) onConflict();
    },
  });

  const change = (next: Tried | undefined): void => {
    applying.reset();
    setTried(next);
  };
  return {
    tried: answer && tried,
    answer,
    hasConflict,
    onConflict,
    isApplying: applying.isPending,
    /** Why the answer could not be applied. */
    error: applying.error,
    pick: (of: string, value: string) => change({ of, value, excluded: NOBODY }),
    exclude: (excluded: ReadonlySet<string>) => tried && change({ ...tried, excluded }),
    cancel: () => change(undefined),
    /** Applies the picked answer, if any, and resolves with the current preview. */
    apply: async (): Promise<PreviewBody> =>
      answer === undefined ? preview : (await applying.mutateAsync(answer)).revised,
  };
};

export type Measures = ReturnType<typeof useMeasures>;
