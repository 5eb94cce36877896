import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Review, ReviewInput, Selection, ShoppingListBody } from '../../src/domains/shopping/index.ts';
import { newKey, send } from '../api/client.ts';
import { listPath } from '../offline/send-change.ts';

/**
 * What recipes and meals take, against a list. It stands under a noun of its own, since it is not read again while
 * somebody decides: when something has changed, applying it tells.
 */
export const reviewQuery = (listId: string, input: ReviewInput) =>
  queryOptions({
    queryKey: ['shopping-review', listId, input],
    queryFn: async ({ signal }) => {
      const { body } = await send<Review>('POST', `${listPath(listId)}/review`, { body: input, signal });
      // One for each review, and the same for each time that it is applied.
      return { ...body, operation: newKey() };
    },
    enabled: listId !== '' && ((input.portions?.length ?? 0) > 0 || (input.meal_ids?.length ?? 0) > 0),
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
