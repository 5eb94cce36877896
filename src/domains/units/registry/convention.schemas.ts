import { Type } from 'typebox';

import type { Of } from '../../../platform/schema/schema-builders.ts';
import { kitchenConventions } from './convention.ts';

export const AssumedConvention = Type.Enum([...kitchenConventions], {
  type: 'string',
  description: 'The convention that a cup, spoon, pint or ounce is meant in if a recipe does not say.',
});

export const ShownConvention = Type.Enum(['as-written', ...kitchenConventions], {
  type: 'string',
  description: 'The convention that amounts are shown in; `as-written` converts nothing.',
});

export type AssumedConvention = Of<typeof AssumedConvention>;
export type ShownConvention = Of<typeof ShownConvention>;
