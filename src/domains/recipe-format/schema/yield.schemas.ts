import { Type } from 'typebox';

import { OptionalComponent, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Quantity } from '../../units/index.ts';
import { LineText } from './field-types.ts';
import { scaledProperties } from './scaled-view.schemas.ts';

export const Yield = component(
  'Yield',
  Type.Object(
    {
      text: Type.Optional(LineText('As authored: `4 servings`, `about 30 cookies`.')),
      quantity: OptionalComponent(Quantity),
      ...scaledProperties,
    },
    { description: 'What the recipe makes. Several yields describe the same result: 4 servings, 1.2 liters.' },
  ),
);

export type Yield = Of<typeof Yield>;
