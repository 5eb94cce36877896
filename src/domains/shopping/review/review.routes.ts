import type { Limits } from '../../../platform/config/limits.ts';
import { ok } from '../../../platform/http/answer.ts';
import { withLongList } from '../../../platform/http/long-json.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { area } from '../area.ts';
import { changedAnswer } from '../change-answer.ts';
import { ApplyInput, ListPath, SelectionsInput } from '../change.schemas.ts';
import { refuseOverflow } from '../list/refuse-overflow.ts';
import { ShoppingList } from '../list.schemas.ts';
import type { ListId } from '../list.schemas.ts';
import { operate } from '../operate.ts';
import { operationOf } from '../operation-of.ts';
import { applyReview } from './apply-review.ts';
import { reviewList } from './review-list.ts';
import { readToken } from './review-token.ts';
import { Review, ReviewInput } from './review.schemas.ts';
import { selectOnList } from './select-on-list.ts';

const changed = {
  200: { description: 'The list, with the revision at which the change applied.', schema: ShoppingList },
};

export const reviewOperations = (limits: Limits): readonly Operation[] => [
  read({
    id: 'reviewShoppingList',
    method: 'POST',
    path: '/shopping/lists/{list_id}/review',
    area,
    summary: 'Review grocery requirements',
    description:
      'Compares what portions and meals need with what the list has for them; without either, for everything on the list with the same `again`. Changes nothing: `apply` puts it on the list.',
    access: 'viewer',
    params: ListPath,
    body: ReviewInput,
    answers: { 200: { description: 'What is required.', schema: Review } },
    problems: ['shopping-list-not-found'],
    perform: async (db, { scope, params, body }) => {
      const { requirements, ...rest } = await reviewList(db, scope, asId<ListId>(params.list_id), body);
      return ok(withLongList('requirements', requirements, rest));
    },
  }),
  change({
    id: 'applyReview',
    method: 'POST',
    path: '/shopping/lists/{list_id}/apply',
    area,
    summary: 'Apply a review to the list',
    description:
      'Sources of the same food are combined into one item. Items that were bought or removed stay so, unless the recipe now needs something else.',
    access: 'editor',
    params: ListPath,
    body: ApplyInput,
    idempotencyKey: 'operation-id',
    answers: changed,
    problems: ['shopping-list-not-found', 'review-outdated', 'shopping-list-full'],
    prepare: async (_database, { body }) => readToken(body.token),
    perform: async (tx, call, reviewed) => {
      const at = { list: asId<ListId>(call.params.list_id), operation: operationOf(call) };
      return changedAnswer(await applyReview(tx, call.scope, limits, at, call.body, reviewed));
    },
  }),
  change({
    id: 'selectRequirements',
    method: 'PUT',
    path: '/shopping/lists/{list_id}/selections',
    area,
    summary: 'Select requirements',
    description:
      'Selects which requirements of the list are bought, and by which of their choices. Other requirements stay unchanged.',
    access: 'editor',
    params: ListPath,
    body: SelectionsInput,
    idempotencyKey: 'operation-id',
    answers: changed,
    problems: ['shopping-list-not-found', 'field-conflict', 'shopping-list-full'],
    perform: (tx, call) =>
      operate(tx, 'selectRequirements', call, async (changing) => {
        await selectOnList(tx, call.scope, changing, call.body.selections, call.body.base_revision);
        refuseOverflow(changing.draft, limits);
      }),
  }),
];
