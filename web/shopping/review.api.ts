import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Review, ReviewInput, Selection, ShoppingListBody } from '../../src/domains/shopping/index.ts';
import { newKey, send } from '../api/client.ts';
import { withoutGone } from './without-gone.ts';
import { listPath } from '../offline/send-change.ts';

const isAnything = ({ portions, meal_ids: meals }: ReviewInput): boolean =>
  (portions?.length ?? 0) + (meals?.length ?? 0) > 0;

/** A review without what is gone. */
export interface Reviewed {
  /** Ids of recipes and meals that are no longer in the library. */
  readonly gone: ReadonlySet<string>;
  /** Undefined if nothing else is left to review. */
  readonly review: (Review & { readonly operation: string }) | undefined;
}

const reviewed = async (listId: string, input: ReviewInput, signal: AbortSignal): Promise<Reviewed> => {
  if (!isAnything(input)) return { gone: new Set(), review: undefined };
  try {
    const { body } = await send<Review>('POST', `${listPath(listId)}/review`, { body: input, signal });
    // One id per review, so that applying it repeatedly counts once.
    return { gone: new Set(), review: { ...body, operation: newKey() } };
  } catch (error) {
    const left = withoutGone(input, error);
    if (left === undefined) throw error;
    const { gone, review } = await reviewed(listId, left.input, signal);
    return { gone: new Set([...left.gone, ...gone]), review };
  }
};

/**
 * Reviews what recipes and meals need against a list. It has its own query key so that it is not refetched while the
 * user decides: if something changed, applying it reports that.
 */
export const reviewQuery = (listId: string, input: ReviewInput) =>
  queryOptions({
    queryKey: ['shopping-review', listId, input],
    queryFn: ({ signal }) => reviewed(listId, input, signal),
    enabled: listId !== '' && isAnything(input),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

export interface Application {
  readonly listId: string;
  readonly operation: string;
  readonly token: string;
  readonly selections: readonly Selection[];
}

export const applyReview = async ({ listId, operation, token, selections }: Application): Promise<ShoppingListBody> => {
  const body = { operation_id: operation, token, selections };
  return (await send<ShoppingListBody>('POST', `${listPath(listId)}/apply`, { body })).body;
};
