import { defineLimits } from '../../platform/config/limits.ts';

export const shoppingLimits = defineLimits({
  grocery_addition_items: { defaultValue: 500, description: 'Maximum number of groceries added by one request.' },
  shopping_list_items: {
    defaultValue: 2000,
    description: 'Maximum number of items on a shopping list, not counting deleted ones.',
  },
});

declare module '../../platform/config/limits.ts' {
  interface Limits extends Record<keyof typeof shoppingLimits, number> {}
}
