import { Type } from 'typebox';

import { Part, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Amount, Quantity } from '../../units/index.ts';
import { AuthoredLine, List, Word } from './vocabulary.ts';

const NutritionBasis = component(
  'NutritionBasis',
  Type.Object(
    {
      kind: Word('What the numbers are for.', 'recipe', 'serving', 'quantity', 'unspecified'),
      quantity: Part(Quantity),
      text: Type.Optional(AuthoredLine('As it was written: `1 slice (80 g)`.')),
    },
    {
      description: 'Of how much the numbers speak. `quantity` is there for a quantity and not where nothing is said.',
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
      nutrient: Word('What is counted.', 'energy', 'fat', 'saturated-fat', 'carbohydrate', 'protein', 'sodium'),
      amount: Part(Amount),
      unit: Type.Optional(Type.String({ maxLength: 64, description: 'As labels write it.', examples: ['kcal', 'g'] })),
      text: Type.Optional(AuthoredLine('As it was written.')),
    },
    { description: 'How much of one nutrient.' },
  ),
);

export const Nutrition = component(
  'Nutrition',
  Type.Object(
    {
      basis: Part(NutritionBasis),
      nutrients: List(Nutrient, 'As the source states them.'),
    },
    { description: 'Nutrition as the recipe states it. It is authored, never calculated.' },
  ),
);

export type Nutrient = Of<typeof Nutrient>;
export type Nutrition = Of<typeof Nutrition>;
