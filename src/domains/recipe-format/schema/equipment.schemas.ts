import { Type } from 'typebox';

import { OptionalComponent, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Quantity } from '../../units/index.ts';
import { LineText, LocalId } from './field-types.ts';

export const Equipment = component(
  'Equipment',
  Type.Object(
    {
      id: Type.Optional(LocalId('Assigned if absent.')),
      description: Type.Optional(LineText('What is needed: `a cake pan, 20 cm across`.')),
      quantity: OptionalComponent(Quantity),
      optional: Type.Optional(Type.Boolean({ description: 'Whether the recipe works without it.' })),
    },
    { description: 'A piece of equipment.' },
  ),
);

export type Equipment = Of<typeof Equipment>;
