import { Type } from 'typebox';

import { Part, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import { Amount } from './quantity.schemas.ts';

const TemperaturePurpose = component(
  'TemperaturePurpose',
  Type.Object(
    {
      kind: Type.Optional(Type.Enum(['oven', 'ingredient', 'internal', 'oil', 'ambient', 'other'], { type: 'string' })),
      text: Type.Optional(
        Type.String({ maxLength: 10_000, description: 'In words: `fan oven`, `at the thickest part`.' }),
      ),
    },
    { description: 'What has this temperature.' },
  ),
);

export const Temperature = component(
  'Temperature',
  Type.Object(
    {
      value: Part(Amount),
      scale: Type.Optional(Type.Enum(['celsius', 'fahrenheit', 'gas-mark'], { type: 'string' })),
      purpose: Part(TemperaturePurpose),
    },
    { description: 'How hot.' },
  ),
);

export type Temperature = Of<typeof Temperature>;
