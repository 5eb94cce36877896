import { Type } from 'typebox';

import { Part, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Quantity } from '../../units/index.ts';
import { AuthoredLine, LocalId } from './vocabulary.ts';

export const Equipment = component(
  'Equipment',
  Type.Object(
    {
      id: Type.Optional(LocalId('Given where it is absent.')),
      description: Type.Optional(AuthoredLine('`a cake tin, 20 cm across`')),
      quantity: Part(Quantity),
      optional: Type.Optional(Type.Boolean({ description: 'True where it can be done without.' })),
    },
    { description: 'Something that the kitchen has to have.' },
  ),
);

export type Equipment = Of<typeof Equipment>;
