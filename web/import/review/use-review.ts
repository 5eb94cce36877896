import { useCallback, useEffect, useMemo, useState } from 'react';

import { storeDecisions, readDecisions } from './stored-decisions.ts';
import type { ReviewDecisions } from './stored-decisions.ts';
import type { ImportPreviewItem } from './review.api.ts';
import { findRepeatedItems } from './review-choices.ts';
import type { Choice, Choices } from './review-choices.ts';

/**
 * Keep the original of a document by default, because the extraction is a guess. An export holds the same data again.
 */
const isRetainedByDefault = ({ source }: ImportPreviewItem): boolean =>
  source.can_retain && source.extracted_text !== undefined;

const NO_ITEMS: readonly ImportPreviewItem[] = [];

/** The user's choices, stored on the device with every change. One instance serves one preview. */
const useDecisions = (previewId: string) => {
  const [before] = useState(() => readDecisions(previewId));
  const [chosen, setChosen] = useState<ReviewDecisions>(before);
  useEffect(() => {
    if (chosen !== before) storeDecisions(previewId, chosen);
  }, [previewId, chosen, before]);
  return [chosen, setChosen] as const;
};

/**
 * The user's choices so far: by item, so that they survive a refetch of the preview, and on the device, so that they
 * survive a reload and leaving the page.
 */
export const useReview = (previewId: string, items: readonly ImportPreviewItem[] = NO_ITEMS) => {
  const [{ choices, retaining }, setChosen] = useDecisions(previewId);
  const repeatedIds = useMemo(() => findRepeatedItems(items), [items]);
  const chooseAll = useCallback(
    (more: Choices) => setChosen((before) => ({ ...before, choices: new Map([...before.choices, ...more]) })),
    [setChosen],
  );
  const choose = useCallback(
    (id: string, choice: Choice | undefined) => chooseAll(new Map([[id, choice]])),
    [chooseAll],
  );
  const retainThese = useCallback(
    (ids: readonly string[], isRetained: boolean) =>
      setChosen((before) => ({
        ...before,
        retaining: new Map([...before.retaining, ...ids.map((id) => [id, isRetained] as const)]),
      })),
    [setChosen],
  );
  const retain = useCallback((id: string, isRetained: boolean) => retainThese([id], isRetained), [retainThese]);
  const retainAll = (all: readonly ImportPreviewItem[], isRetained: boolean): void =>
    retainThese(
      all.map(({ id }) => id),
      isRetained,
    );
  const isRetained = (item: ImportPreviewItem): boolean => retaining.get(item.id) ?? isRetainedByDefault(item);
  return { choices, repeatedIds, choose, chooseAll, retain, retainAll, isRetained };
};

export type Review = ReturnType<typeof useReview>;
