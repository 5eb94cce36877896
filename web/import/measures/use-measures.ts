import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { accountQuery } from '../../api/account.ts';
import { hasCode } from '../../api/problem.ts';
import { useToast } from '../../design/toasts.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { ALL_MEASURES, buildAnswer } from './measure-answer.ts';
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
  // Only proposed: it is shown like a picked answer, but nothing applies it unless the user does.
  const [isDeclined, setDeclined] = useState(false);
  const suggested = preview.convention_question?.suggested;
  const proposed = useMemo(
    (): PickedAnswer | undefined =>
      suggested === undefined || isDeclined
        ? undefined
        : { decisionId: ALL_MEASURES, value: suggested, excluded: NO_ITEMS },
    [suggested, isDeclined],
  );
  const shown = answer === undefined ? proposed : picked;
  const shownAnswer = useMemo(
    () => answer ?? (proposed && buildAnswer(proposed, preview)),
    [answer, proposed, preview],
  );

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
        return { revised: await applyEffects(preview.id, effects, given), places: effects.occurrences };
      } catch (error) {
        // The plan itself may be what failed, so compute it again on the next try.
        void client.invalidateQueries({ queryKey: query.queryKey });
        throw error;
      }
    },
    onSuccess: ({ revised, places }, { isRemembered }) => {
      client.setQueryData(previewKey(preview.id), revised);
      setPicked(undefined);
      setConflict(false);
      // The library has changed, too.
      if (isRemembered) void client.invalidateQueries({ queryKey: accountQuery.queryKey });
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
  const apply = async (given: ResolvedAnswer | undefined): Promise<PreviewBody> =>
    given === undefined ? preview : (await applying.mutateAsync(given)).revised;
  return {
    /** The answer to show: the picked one, or else the suggestion. */
    shown: shownAnswer && shown,
    shownAnswer,
    /** The answer that the user picked. */
    answer,
    hasConflict,
    onConflict,
    isApplying: applying.isPending,
    /** Why the answer could not be applied. */
    error: applying.error,
    pick: (decisionId: string, value: string) => change({ decisionId, value, excluded: NO_ITEMS }),
    exclude: (excluded: ReadonlySet<string>) => shown && change({ ...shown, excluded }),
    cancel: () => {
      setDeclined(true);
      change(undefined);
    },
    /** Applies the picked answer, if any, and resolves with the current preview. */
    apply: () => apply(answer),
    /** Applies the shown answer, which the user confirms with it. */
    applyShown: () => apply(shownAnswer),
  };
};

export type Measures = ReturnType<typeof useMeasures>;
