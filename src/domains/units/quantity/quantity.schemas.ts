import { Type } from 'typebox';

import { Maybe, OptionalComponent, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { MAX_NUMBER_LENGTH, MAX_TERMS, MAX_UNIT_ID_LENGTH, UNIT_ID_PATTERN } from '../limits.ts';

/** An integer without leading zeros, or a fraction of two such integers with a nonzero denominator. */
const exactNumber = (description: string) =>
  Type.String({
    maxLength: MAX_NUMBER_LENGTH,
    pattern: '^(0|[1-9][0-9]*)(/[1-9][0-9]*)?$',
    description,
  });

export const Amount = component(
  'Amount',
  Type.Object(
    {
      value: Type.Optional(exactNumber('The amount, for example `3` or `1/2`.')),
      min: Type.Optional(exactNumber('Lower bound of a range. Without `max`: at least.')),
      max: Type.Optional(exactNumber('Upper bound of a range. Without `min`: at most.')),
      approximate: Type.Optional(Type.Boolean({ description: 'True for "about".' })),
    },
    { additionalProperties: false, description: 'An exact amount: rational numbers as text.' },
  ),
);

export const UnitIdText = Type.String({
  maxLength: MAX_UNIT_ID_LENGTH,
  pattern: UNIT_ID_PATTERN,
  description: 'Id of a unit in the registry, for example `us.cup`.',
});

export const SimpleQuantity = component(
  'SimpleQuantity',
  Type.Object(
    {
      kind: Type.Literal('simple'),
      amount: OptionalComponent(Amount),
      unit: Type.Optional(UnitIdText),
      text: Type.Optional(Type.String({ maxLength: 1000, description: 'The original wording.' })),
    },
    { description: 'An amount in one unit, or a count if it has no unit.' },
  ),
);

const kind = Type.Union([Type.Literal('simple'), Type.Literal('sum')]);

export const QuantityOption = component(
  'QuantityOption',
  Type.Object(
    {
      kind,
      amount: OptionalComponent(Amount),
      unit: Type.Optional(UnitIdText),
      terms: Maybe(Type.Array(SimpleQuantity, { maxItems: MAX_TERMS })),
    },
    { additionalProperties: false, description: 'Another way to express the whole quantity.' },
  ),
);

export const Quantity = component(
  'Quantity',
  Type.Object(
    {
      kind,
      amount: OptionalComponent(Amount),
      unit: Type.Optional(UnitIdText),
      text: Type.Optional(Type.String({ maxLength: 1000, description: 'The original wording.' })),
      terms: Maybe(
        Type.Array(SimpleQuantity, { maxItems: MAX_TERMS, description: 'The parts of a sum: 2 cups plus 1 tbsp.' }),
      ),
      options: Maybe(
        Type.Array(QuantityOption, { maxItems: MAX_TERMS, description: 'The same in other units: 225 g / 8 oz.' }),
      ),
    },
    { description: 'A simple quantity or a sum, with other ways to express it.' },
  ),
);

const TemperaturePurpose = component(
  'TemperaturePurpose',
  Type.Object(
    {
      kind: Type.Optional(Type.Enum(['oven', 'ingredient', 'internal', 'oil', 'ambient', 'other'], { type: 'string' })),
      text: Type.Optional(
        Type.String({ maxLength: 10_000, description: 'In words, for example `fan oven` or `at the thickest part`.' }),
      ),
    },
    { description: 'What the temperature applies to.' },
  ),
);

export const Temperature = component(
  'Temperature',
  Type.Object(
    {
      value: OptionalComponent(Amount),
      scale: Type.Optional(Type.Enum(['celsius', 'fahrenheit', 'gas-mark'], { type: 'string' })),
      purpose: OptionalComponent(TemperaturePurpose),
      start: Type.Optional(
        Type.Integer({ minimum: 0, description: 'In a scaled view: where it starts in the text that is shown.' }),
      ),
      end: Type.Optional(Type.Integer({ minimum: 0, description: 'In a scaled view: where it ends, exclusive.' })),
      text: Type.Optional(
        Type.String({ maxLength: 10_000, description: 'In a scaled view: the temperature as it should be shown.' }),
      ),
    },
    { description: 'A temperature and what it applies to.' },
  ),
);

export type Amount = Of<typeof Amount>;
export type SimpleQuantity = Of<typeof SimpleQuantity>;
export type QuantityOption = Of<typeof QuantityOption>;
export type Quantity = Of<typeof Quantity>;
export type Temperature = Of<typeof Temperature>;
