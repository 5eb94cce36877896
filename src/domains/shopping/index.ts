import type { Limits } from '../../platform/config/limits.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { categoryOperation } from './category.routes.ts';
import { itemOperations } from './item.routes.ts';
import { listOperations } from './list.routes.ts';
import { reviewOperations } from './review/review.routes.ts';

/** Every operation of the room, in the order of the reference. */
export const shoppingOperations = (limits: Limits): readonly Operation[] => [
  ...listOperations,
  ...itemOperations(limits),
  ...reviewOperations(limits),
  categoryOperation,
];
