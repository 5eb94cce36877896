import { Type } from 'typebox';

import { OptionalComponent, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Amount, Quantity } from '../../units/index.ts';
import { LineText, List, OpenEnum } from './field-types.ts';

const NutritionBasis = component(
  'NutritionBasis',
  Type.Object(
    {
      kind: OpenEnum('What the values refer to.', 'recipe', 'serving', 'quantity', 'unspecified'),
      quantity: OptionalComponent(Quantity),
      text: Type.Optional(LineText('As authored: `1 slice (80 g)`.')),
    },
    {
      description:
        'What the values refer to. `quantity` is required for kind `quantity` and forbidden for `unspecified`.',
      allOf: [
        {
          if: { properties: { kind: { not: { const: 'quantity' } } } },
          else: { properties: { quantity: { type: 'object' } }, required: ['quantity'] },
        },
        {
          if: { properties: { kind: { not: { const: 'unspecified' } } } },
          else: { properties: { quantity: false } },
        },
      ],
    },
  ),
);

const Nutrient = component(
  'Nutrient',
  Type.Object(
    {
      nutrient: OpenEnum(
        'Name of the nutrient.',
        'energy',
        'fat',
        'saturated-fat',
        'carbohydrate',
        'protein',
        'sodium',
      ),
      amount: OptionalComponent(Amount),
      unit: Type.Optional(
        Type.String({ maxLength: 64, description: 'Unit as printed on labels.', examples: ['kcal', 'g'] }),
      ),
      text: Type.Optional(LineText('As authored.')),
    },
    { description: 'The amount of one nutrient.' },
  ),
);

export const Nutrition = component(
  'Nutrition',
  Type.Object(
    {
      basis: OptionalComponent(NutritionBasis),
      nutrients: List(Nutrient, 'The values as stated by the source.'),
    },
    { description: 'Nutrition as stated by the recipe. It is authored, never calculated.' },
  ),
);

export type Nutrient = Of<typeof Nutrient>;
export type Nutrition = Of<typeof Nutrition>;
