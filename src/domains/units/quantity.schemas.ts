import { Type } from 'typebox';

import { Maybe, Part, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import { LONGEST_NUMBER, LONGEST_UNIT_ID, MOST_TERMS, UNIT_ID } from './bounds.ts';

/** A whole number without leading zeros, or a fraction of two such. Nothing is divided by zero. */
const exactNumber = (description: string) =>
  Type.String({
    maxLength: LONGEST_NUMBER,
    pattern: '^(0|[1-9][0-9]*)(/[1-9][0-9]*)?$',
    description,
  });

export const Amount = component(
  'Amount',
  Type.Object(
    {
      value: Type.Optional(exactNumber('The one amount, for example `3` or `1/2`.')),
      min: Type.Optional(exactNumber('The least, where a range is meant. Alone: at least.')),
      max: Type.Optional(exactNumber('The most, where a range is meant. Alone: at most.')),
      approximate: Type.Optional(Type.Boolean({ description: 'True for "about".' })),
    },
    { additionalProperties: false, description: 'How much, exactly: rational numbers as text.' },
  ),
);

export const UnitIdText = Type.String({
  maxLength: LONGEST_UNIT_ID,
  pattern: UNIT_ID,
  description: 'Id of a unit in the registry, for example `us.cup`.',
});

export const SimpleQuantity = component(
  'SimpleQuantity',
  Type.Object(
    {
      kind: Type.Literal('simple'),
      amount: Part(Amount),
      unit: Type.Optional(UnitIdText),
      text: Type.Optional(Type.String({ maxLength: 1000, description: 'As it was written.' })),
    },
    { description: 'One amount of one unit; without a unit, so many.' },
  ),
);

const kind = Type.Union([Type.Literal('simple'), Type.Literal('sum')]);

export const QuantityOption = component(
  'QuantityOption',
  Type.Object(
    {
      kind,
      amount: Part(Amount),
      unit: Type.Optional(UnitIdText),
      terms: Maybe(Type.Array(SimpleQuantity, { maxItems: MOST_TERMS })),
    },
    { additionalProperties: false, description: 'Another way to say the whole quantity.' },
  ),
);

export const Quantity = component(
  'Quantity',
  Type.Object(
    {
      kind,
      amount: Part(Amount),
      unit: Type.Optional(UnitIdText),
      text: Type.Optional(Type.String({ maxLength: 1000, description: 'As it was written.' })),
      terms: Maybe(
        Type.Array(SimpleQuantity, { maxItems: MOST_TERMS, description: 'The parts of a sum: 2 cups plus 1 tbsp.' }),
      ),
      options: Maybe(
        Type.Array(QuantityOption, { maxItems: MOST_TERMS, description: 'The same in other units: 225 g / 8 oz.' }),
      ),
    },
    { description: 'How much: a simple quantity or a sum of such, and other ways to say it.' },
  ),
);

export type Amount = Of<typeof Amount>;
export type SimpleQuantity = Of<typeof SimpleQuantity>;
export type QuantityOption = Of<typeof QuantityOption>;
export type Quantity = Of<typeof Quantity>;
