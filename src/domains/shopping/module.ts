import { defineModule } from '../../platform/module/module.ts';
import { categoryOperation } from './items/category.routes.ts';
import { shoppingEvents } from './events.ts';
import { itemOperations } from './items/item.routes.ts';
import { shoppingLimits } from './limits.ts';
import { listOperations } from './lists/list.routes.ts';
import { shoppingMigration } from './migrations/0006_shopping.ts';
import { shoppingProblems } from './problems.ts';
import { reviewOperations } from './review/review.routes.ts';
import { MAX_ORIGINS } from './requirements/derivation-limits.ts';

export const shoppingModule = defineModule({
  name: 'shopping',
  migrations: [shoppingMigration],
  libraryTables: [
    { table: 'shopping_operation', key: ['library_id', 'list_id', 'user_id', 'operation_id'] },
    { table: 'shopping_rest', key: ['library_id', 'list_id', 'kind', 'id'] },
    { table: 'shopping_list', key: ['library_id', 'id'], weight: 10 },
    { table: 'shopping_list_gone', key: ['library_id', 'id'] },
    { table: 'shopping_category', key: ['library_id', 'food'] },
  ],
  constraints: {
    shopping_list_key: { columns: 'shopping_list.library_id, shopping_list.id', problem: 'list-id-taken' },
  },
  problems: shoppingProblems,
  events: shoppingEvents,
  limits: shoppingLimits,
  fixedLimits: {
    review_portions: {
      value: MAX_ORIGINS,
      description: 'Maximum number of portions in a shopping review, and of meals.',
    },
  },
  operations: ({ config: { limits } }) => [
    ...listOperations,
    ...itemOperations(limits),
    ...reviewOperations(limits),
    categoryOperation,
  ],
});
