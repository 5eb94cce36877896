import { Type } from 'typebox';

import { OptionalComponent, component } from '../../../platform/schema/schema-builders.ts';
import { Quantity } from '../../units/index.ts';
import { LineText, List, LocalId, Prose } from './field-types.ts';

/**
 * Extra properties of a part in a scaled view, next to its authored text and scaled quantity. They are part of the
 * format so that a scaled view sent back by a client is validated like any other document.
 */
export const scaledProperties = {
  scaled_text: Type.Optional(LineText('In a scaled view: the line with the scaled quantity.')),
  authored_quantity: OptionalComponent(Quantity),
};

/** Extra properties of an ingredient in a scaled view: the line as it should be shown. */
export const readingProperties = {
  reading: OptionalComponent(
    component(
      'LineReading',
      Type.Object(
        {
          amount: Prose('The leading amount, with the space after it: `2 cups `. Empty if the line starts otherwise.'),
          food: Prose('The food, and any further amounts: `large eggs plus 2 egg yolks`.'),
          rest: Prose('Everything after it: `, chopped`.'),
        },
        {
          description:
            'In a scaled view: the line as it should be shown, in three parts. `amount + food + rest` is the whole line.',
        },
      ),
    ),
  ),
  scaling: Type.Optional(
    Type.Enum(['scaled', 'unchanged', 'not-scaled'], {
      type: 'string',
      description:
        'In a scaled view. `scaled`: every amount was multiplied. `unchanged`: nothing depends on the scale. `not-scaled`: an amount could not be read, so the line is shown as written.',
    }),
  ),
  weight: OptionalComponent(
    component(
      'LineWeight',
      Type.Object(
        {
          grams: Type.Number({ minimum: 0, description: 'Grams; the middle of a range.' }),
          food_id: Type.String({ description: 'Id of the food in the food table.' }),
          source: Type.String({ description: 'Where the weight comes from.' }),
          approximate: Type.Boolean({ description: 'Whether it was computed from a measure or a count.' }),
        },
        { description: 'In a scaled view: what the ingredient weighs, if the food table has a weight for it.' },
      ),
    ),
  ),
  converted: Type.Optional(
    Type.Boolean({ description: 'In a scaled view: whether an amount is shown in another unit than the author’s.' }),
  ),
  ambiguous_unit: Type.Optional(
    LineText(
      'In a scaled view with a `convention`: a measure in the line that was not converted because its size is unknown: `cup`.',
    ),
  ),
};

const Position = (description: string) => Type.Integer({ minimum: 0, description });

/** The position of something in the text of a step as it is shown: `scaled_text`, or `text` if that is absent. */
const positionProperties = {
  start: Position('Where it starts in the shown text, in UTF-16 code units.'),
  end: Position('Where it ends, exclusive.'),
};

const ShownUse = component(
  'ShownUse',
  Type.Object(
    {
      ingredient_id: LocalId('Id of an ingredient of this recipe.'),
      amount: Prose('How much of it, as it should be shown. Empty if the recipe does not say.'),
      shared: Type.Optional(
        Type.Boolean({
          description: 'True if several steps use it without saying how much each: the amount is that of all together.',
        }),
      ),
      not_scaled: Type.Optional(
        Type.Boolean({ description: 'True if the amount could not be scaled and is shown as written.' }),
      ),
    },
    { description: 'An ingredient that a step uses.' },
  ),
);

const ShownTime = component(
  'ShownTime',
  Type.Object(
    {
      ...positionProperties,
      seconds: Type.Integer({ minimum: 0, description: 'The time, or the shortest time of a range.' }),
      max_seconds: Type.Integer({ minimum: 0, description: 'The longest time of a range; otherwise the same.' }),
    },
    { description: 'A time in the text of a step.' },
  ),
);

/** Extra properties of a step in a scaled view. */
export const stepReadingProperties = {
  scaled_text: Type.Optional(Prose('In a scaled view: the text with converted temperatures, if there are any.')),
  uses: List(ShownUse, 'In a scaled view: the ingredients that the step uses.'),
  times: List(ShownTime, 'In a scaled view: the times in the text.'),
};

/** A view may have been scaled repeatedly. */
export const MAX_SCALED_BY_LENGTH = 1000;

export const ScaledBy = Type.String({
  maxLength: MAX_SCALED_BY_LENGTH,
  pattern: '^(0|[1-9][0-9]*)(/[1-9][0-9]*)?$',
  description: 'In a scaled view: the scale factor.',
  examples: ['3/2'],
});
