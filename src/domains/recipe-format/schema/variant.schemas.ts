import { Type } from 'typebox';

import { component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { IngredientSection } from './ingredient.schemas.ts';
import { InstructionSection } from './instruction.schemas.ts';
import { Label, List, LocalId, Prose } from './vocabulary.ts';
import { Yield } from './yield.schemas.ts';

export const Variant = component(
  'Variant',
  Type.Object(
    {
      id: LocalId('Claims and declarations refer to it in `variant_ref`.'),
      title: Type.Optional(Label('`With rye flour`')),
      description: Type.Optional(Prose('How it differs.')),
      ingredient_sections: List(IngredientSection, 'In place of those of the recipe.'),
      instruction_sections: List(InstructionSection, 'In place of those of the recipe.'),
      yields: List(Yield, 'In place of those of the recipe.'),
    },
    { description: 'Another way to make it, as the author gives it. What it does not state is as in the recipe.' },
  ),
);

export type Variant = Of<typeof Variant>;
