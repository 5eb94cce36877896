import { Type } from 'typebox';

import { Part, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Quantity, Temperature } from '../../units/index.ts';
import { AssetId } from './asset.schemas.ts';
import { LONGEST_LABEL, LONGEST_PROSE, Label, List, LocalId, Prose } from './vocabulary.ts';

const IngredientUse = component(
  'IngredientUse',
  Type.Object(
    {
      ingredient_id: LocalId('An ingredient of this recipe.'),
      quantity: Part(Quantity),
      // In a scaled view, next to the scaled quantity. Scaling again starts from its wording.
      authored_quantity: Part(Quantity),
    },
    { description: 'An ingredient that a step takes; without a quantity, all of it or some.' },
  ),
);

const filled = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });

export const Step = component(
  'Step',
  Type.Object(
    {
      id: Type.Optional(LocalId('Given where it is absent.')),
      title: Type.Optional(Label('A few words for it.')),
      text: Type.Optional(Prose('What to do.')),
      ingredient_uses: List(IngredientUse, 'What goes in.'),
      temperatures: List(Temperature, 'How hot.'),
      timing_ids: List(LocalId('Id of one of `times.assertions`.'), 'The times that the step speaks of.'),
      asset_ids: List(AssetId('Id of one of `assets`.'), 'Its pictures.'),
    },
    {
      description: 'One step. It has a title or a text.',
      anyOf: [
        Type.Object({ title: filled(LONGEST_LABEL, 'A few words for it.') }),
        Type.Object({ text: filled(LONGEST_PROSE, 'What to do.') }),
      ],
    },
  ),
);

export const InstructionSection = component(
  'InstructionSection',
  Type.Object(
    {
      id: Type.Optional(LocalId('Given where it is absent.')),
      title: Type.Optional(Label('`For the sauce`; absent where the steps are not divided.')),
      steps: List(Step, 'In their order.'),
    },
    { description: 'Steps that stand together.' },
  ),
);

export type IngredientUse = Of<typeof IngredientUse>;
export type Step = Of<typeof Step>;
export type InstructionSection = Of<typeof InstructionSection>;
