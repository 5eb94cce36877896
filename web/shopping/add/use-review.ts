import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import type { ReviewInput, Selection } from '../../../src/domains/shopping/index.ts';
import { hasCode } from '../../api/problem.ts';
import { storeList } from '../../offline/list-cache.ts';
import { applyReview, reviewQuery } from './review.api.ts';
import type { ReviewResult } from './review.api.ts';

const NO_REVIEW: ReviewResult = { missingIds: new Set(), review: undefined };

/**
 * A review and the user's decisions. Decisions are kept by requirement id, which is stable: they survive another scale,
 * another list and a repeated review. Without a list there is no review.
 */
export const useReview = (listId: string, input: ReviewInput, onApplied: () => void) => {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Selection>>(new Map());
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(listId, input));
  // The placeholder shown while loading must not appear when there is no list.
  const { review, missingIds } = listId === '' || data === undefined ? NO_REVIEW : data;
  const decide = useCallback(
    (decision: Selection) => setDecisions((known) => new Map(known).set(decision.id, decision)),
    [],
  );
  const decided = useMemo(
    () =>
      new Map(
        (review?.requirements ?? []).map(({ id, choice_id, choices, selected }) => {
          const known = decisions.get(id);
          const isPossible = choices.some((choice) => choice.id === known?.choice_id);
          return [id, known !== undefined && isPossible ? known : { id, choice_id, selected }];
        }),
      ),
    [review, decisions],
  );
  const applying = useMutation({
    mutationFn: async () => {
      if (review === undefined) return;
      const { operation, token } = review;
      storeList(await applyReview({ listId, operation, token, selections: [...decided.values()] }));
    },
    onSuccess: onApplied,
    onError: (refused) => {
      if (hasCode(refused, 'review-outdated')) void refetch();
    },
  });
  const isOutdated = hasCode(applying.error, 'review-outdated');
  return {
    review,
    missingIds,
    /** Nothing is left to review. */
    isNothingLeft: review === undefined && missingIds.size > 0,
    decided,
    decide,
    isFetching,
    isOutdated,
    isApplying: applying.isPending,
    apply: () => applying.mutate(),
    error: error ?? (isOutdated ? null : applying.error),
    /** Retries whichever failed, the review or applying it; applying is the same operation again. */
    retry: () => (error === null ? applying.mutate() : void refetch()),
  };
};
