import type { Limits } from '../../platform/config/limits.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { categoryOperation } from './category.routes.ts';
import { itemOperations } from './item.routes.ts';
import { listOperations } from './list.routes.ts';
import { reviewOperations } from './review/review.routes.ts';

export type { ShoppingCategories } from './category.routes.ts';
export type { Addition, ItemSettings } from './change.schemas.ts';
export type { Selection, ShoppingItem, ShoppingListBody, ShoppingListSummary } from './list.schemas.ts';
export type { Review, ReviewInput } from './review/review.schemas.ts';

/** All shopping operations, in the order of the API reference. */
export const shoppingOperations = (limits: Limits): readonly Operation[] => [
  ...listOperations,
  ...itemOperations(limits),
  ...reviewOperations(limits),
  categoryOperation,
];
