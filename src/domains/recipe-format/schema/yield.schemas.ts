import { Type } from 'typebox';

import { Part, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Quantity } from '../../units/index.ts';
import { scaledProperties } from './scaled.schemas.ts';
import { AuthoredLine } from './vocabulary.ts';

export const Yield = component(
  'Yield',
  Type.Object(
    {
      text: Type.Optional(AuthoredLine('As it was written: `4 servings`, `about 30 biscuits`.')),
      quantity: Part(Quantity),
      ...scaledProperties,
    },
    { description: 'What the recipe makes. Several say the same in other words: 4 servings, 1.2 litres.' },
  ),
);

export type Yield = Of<typeof Yield>;
