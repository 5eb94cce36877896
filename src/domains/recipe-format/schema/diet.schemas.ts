import { Type } from 'typebox';

import { component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { LocalId, Label, Prose, Word } from './vocabulary.ts';

export const DietaryClaim = component(
  'DietaryClaim',
  Type.Object(
    {
      diet: Type.Optional(Word('Whose diet.', 'diabetic', 'vegan', 'vegetarian', 'gluten-free', 'halal', 'kosher')),
      suitability: Type.Optional(Word('What is claimed.', 'suitable', 'unsuitable', 'adaptable')),
      condition: Type.Optional(Prose('When it holds: `with vegetable stock`.')),
      subject: Type.Optional(Label('Of what it speaks, where that is not the whole recipe.')),
      text: Type.Optional(Prose('The complete statement.')),
      variant_ref: Type.Optional(LocalId('The variant for which it holds; without one, the recipe itself.')),
    },
    { description: 'What the recipe claims about a diet.' },
  ),
);

export type DietaryClaim = Of<typeof DietaryClaim>;
