import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Review, ReviewInput, Selection, ShoppingListBody } from '../../../src/domains/shopping/index.ts';
import { randomId, send } from '../../api/client.ts';
import { removeMissing } from './remove-missing.ts';
import { listPath } from '../../offline/send-change.ts';

const hasInput = ({ portions, meal_ids: meals }: ReviewInput): boolean =>
  (portions?.length ?? 0) + (meals?.length ?? 0) > 0;

/** A review without what is gone. */
export interface ReviewResult {
  /** Ids of recipes and meals that are no longer in the library. */
  readonly missingIds: ReadonlySet<string>;
  /** Undefined if nothing else is left to review. */
  readonly review: (Review & { readonly operation: string }) | undefined;
}

const fetchReview = async (listId: string, input: ReviewInput, signal: AbortSignal): Promise<ReviewResult> => {
  if (!hasInput(input)) return { missingIds: new Set(), review: undefined };
  try {
    const { body } = await send<Review>('POST', `${listPath(listId)}/review`, { body: input, signal });
    // One id per review, so that applying it repeatedly counts once.
    return { missingIds: new Set(), review: { ...body, operation: randomId() } };
  } catch (error) {
    const left = removeMissing(input, error);
    if (left === undefined) throw error;
    const { missingIds, review } = await fetchReview(listId, left.input, signal);
    return { missingIds: new Set([...left.missingIds, ...missingIds]), review };
  }
};

/**
 * Reviews what recipes and meals need against a list. It has its own query key so that it is not refetched while the
 * user decides: if something changed, applying it reports that.
 */
export const reviewQuery = (listId: string, input: ReviewInput) =>
  queryOptions({
    queryKey: ['shopping-review', listId, input],
    queryFn: ({ signal }) => fetchReview(listId, input, signal),
    enabled: listId !== '' && hasInput(input),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

export interface ApplyInput {
  readonly listId: string;
  readonly operation: string;
  readonly token: string;
  readonly selections: readonly Selection[];
}

export const applyReview = async ({ listId, operation, token, selections }: ApplyInput): Promise<ShoppingListBody> => {
  const body = { operation_id: operation, token, selections };
  return (await send<ShoppingListBody>('POST', `${listPath(listId)}/apply`, { body })).body;
};
