import { Type } from 'typebox';

import type { Of } from '../../../platform/schema/schema-builders.ts';
import { kitchenConventions } from './convention.ts';

export const AssumedConvention = Type.Enum([...kitchenConventions], {
  type: 'string',
  description: 'The convention that a cup, spoon, pint or ounce is meant in if a recipe does not say.',
});

/** What amounts can be shown in. */
export const shownConventions = ['as-written', ...kitchenConventions] as const;

export const ShownConvention = Type.Enum([...shownConventions], {
  type: 'string',
  description: 'The convention that amounts are shown in; `as-written` converts nothing.',
});

export type AssumedConvention = Of<typeof AssumedConvention>;
export type ShownConvention = Of<typeof ShownConvention>;
