import type { Limits } from '../../../platform/config/limits.ts';
import { ok } from '../../../platform/http/api-response.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { area } from '../area.ts';
import { toChangedListResponse, handleListChange, getOperationId } from '../lists/handle-list-change.ts';
import { ApplyInput, ListPath, SelectionsInput } from '../lists/change.schemas.ts';
import { refuseOverflow } from '../list-document/refuse-overflow.ts';
import { ShoppingList } from '../lists/list.schemas.ts';
import type { ListId } from '../lists/list.schemas.ts';
import { applyReview } from './apply-review.ts';
import { reviewList } from './review-list.ts';
import { decodeUnsignedReviewToken } from './review-token.ts';
import { Review, ReviewInput } from './review.schemas.ts';
import { changeSelections } from './change-selections.ts';

const changed = {
  200: { description: 'The list, with the revision at which the change was applied.', schema: ShoppingList },
};

export const reviewOperations = (limits: Limits): readonly Operation[] => [
  read({
    id: 'reviewShoppingList',
    method: 'POST',
    path: '/shopping/lists/{list_id}/review',
    area,
    summary: 'Review grocery requirements',
    description:
      'Compares what the portions and meals need with what is on the list for them. Without portions and meals, reviews all that are on the list with the same `again`. Changes nothing until you apply it.',
    access: 'viewer',
    isHeavy: true,
    params: ListPath,
    body: ReviewInput,
    responses: { 200: { description: 'The review.', schema: Review } },
    problems: ['shopping-list-not-found'],
    perform: async (db, { scope, params, body }) => ok(await reviewList(db, scope, asId<ListId>(params.list_id), body)),
  }),
  change({
    id: 'applyReview',
    method: 'POST',
    path: '/shopping/lists/{list_id}/apply',
    area,
    summary: 'Apply a review to the list',
    description:
      'Combines sources of the same food into one item. Items that were bought or removed stay that way, unless the recipe now needs something else.',
    access: 'editor',
    isHeavy: true,
    params: ListPath,
    body: ApplyInput,
    idempotencyKey: 'operation-id',
    responses: changed,
    problems: ['shopping-list-not-found', 'review-outdated', 'shopping-list-full'],
    prepare: async (_database, { body }) => decodeUnsignedReviewToken(body.token),
    perform: async (tx, call, reviewed) => {
      const at = { listId: asId<ListId>(call.params.list_id), operationId: getOperationId(call) };
      return toChangedListResponse(await applyReview(tx, call.scope, limits, at, call.body, reviewed));
    },
  }),
  change({
    id: 'selectRequirements',
    method: 'PUT',
    path: '/shopping/lists/{list_id}/selections',
    area,
    summary: 'Select requirements',
    description: 'Selects which requirements to buy, and which of their choices. Other requirements stay unchanged.',
    access: 'editor',
    params: ListPath,
    body: SelectionsInput,
    idempotencyKey: 'operation-id',
    responses: changed,
    problems: ['shopping-list-not-found', 'field-conflict', 'shopping-list-full'],
    perform: (tx, call) =>
      handleListChange(tx, 'selectRequirements', call, async (changing) => {
        await changeSelections(tx, call.scope, changing, call.body.selections, call.body.base_revision);
        refuseOverflow(changing.draft, limits);
      }),
  }),
];
