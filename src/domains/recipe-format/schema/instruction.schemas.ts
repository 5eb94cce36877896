import { Type } from 'typebox';

import { OptionalComponent, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Quantity, Temperature } from '../../units/index.ts';
import { AssetId } from './asset.schemas.ts';
import { Label, List, LocalId, MAX_LABEL_LENGTH, MAX_PROSE_LENGTH, Prose } from './field-types.ts';
import { stepReadingProperties } from './scaled-view.schemas.ts';

const IngredientUse = component(
  'IngredientUse',
  Type.Object(
    {
      ingredient_id: LocalId('Id of an ingredient of this recipe.'),
      quantity: OptionalComponent(Quantity),
      // In a scaled view, next to the scaled quantity. Scaling again starts from its wording.
      authored_quantity: OptionalComponent(Quantity),
    },
    { description: 'An ingredient used in a step. Without a quantity, all or an unspecified part of it.' },
  ),
);

const nonEmpty = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });

export const Step = component(
  'Step',
  Type.Object(
    {
      id: Type.Optional(LocalId('Assigned if absent.')),
      title: Type.Optional(Label('A short title.')),
      text: Type.Optional(Prose('The instructions.')),
      ingredient_uses: List(IngredientUse, 'Ingredients used.'),
      temperatures: List(Temperature, 'Temperatures mentioned.'),
      timing_ids: List(LocalId('Id of one of `times.assertions`.'), 'Times mentioned.'),
      asset_ids: List(AssetId('Id of one of `assets`.'), 'Images of the step.'),
      ...stepReadingProperties,
    },
    {
      description: 'One step, with a title, a text or both.',
      anyOf: [
        Type.Object({ title: nonEmpty(MAX_LABEL_LENGTH, 'A short title.') }),
        Type.Object({ text: nonEmpty(MAX_PROSE_LENGTH, 'The instructions.') }),
      ],
    },
  ),
);

export const InstructionSection = component(
  'InstructionSection',
  Type.Object(
    {
      id: Type.Optional(LocalId('Assigned if absent.')),
      title: Type.Optional(Label('Title of the section: `For the sauce`. Absent if the steps have no sections.')),
      steps: List(Step, 'In order.'),
    },
    { description: 'A section of the instructions.' },
  ),
);

export type IngredientUse = Of<typeof IngredientUse>;
export type Step = Of<typeof Step>;
export type InstructionSection = Of<typeof InstructionSection>;
