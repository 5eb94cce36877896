import { defineLimits } from '../../platform/config/limits.ts';

export const bulkLimits = defineLimits({
  bulk_synchronous_items: {
    defaultValue: 100,
    description:
      'Maximum number of items in a bulk request that is processed immediately; larger requests become jobs.',
  },
});

declare module '../../platform/config/limits.ts' {
  interface Limits extends Record<keyof typeof bulkLimits, number> {}
}
