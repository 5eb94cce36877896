import { Type } from 'typebox';

import { Maybe, Part, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import { Amount, Quantity, Temperature, UnitIdText } from '../units/index.ts';

const MOST_LINES = 500;
const LONGEST_LINE = 10_000;

export const LinesInput = component(
  'LinesInput',
  Type.Object({
    lines: Type.Array(Type.String({ maxLength: LONGEST_LINE }), {
      minItems: 1,
      maxItems: MOST_LINES,
      description: 'Lines of an ingredient list, as they were written.',
    }),
    language: Maybe(
      Type.String({
        maxLength: 35,
        pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
        description:
          'BCP 47 tag of their language. Without it, or where it is none that is known, each line is guessed.',
      }),
    ),
  }),
);

const ReadQuantitySchema = component(
  'ReadQuantity',
  Type.Object({
    amount: Amount,
    unit: Type.Optional(UnitIdText),
    unit_text: Type.Optional(Type.String({ description: 'The unit as it was written.' })),
    text: Type.String({ description: 'Amount and unit as they were written.' }),
  }),
);

const SpanSchema = component(
  'Span',
  Type.Object({
    part: Type.Union(
      (['quantity', 'unit', 'size', 'name', 'preparation', 'note', 'purpose', 'temperature'] as const).map((part) =>
        Type.Literal(part),
      ),
      { description: 'What this stretch of the text says.' },
    ),
    start: Type.Integer({ minimum: 0, description: 'Its first UTF-16 code unit.' }),
    end: Type.Integer({ minimum: 0, description: 'The one after its last.' }),
  }),
);

const AlternativeSchema = component(
  'IngredientAlternative',
  Type.Object({
    text: Type.String(),
    name: Type.String(),
    quantities: Type.Array(ReadQuantitySchema),
    semantic_id: Type.Optional(Type.String()),
  }),
);

const LineReadingSchema = component(
  'IngredientReading',
  Type.Object({
    text: Type.String({ description: 'The line, as it was sent.' }),
    name: Type.String({ description: 'The food. Empty where the line names none.' }),
    quantities: Type.Array(ReadQuantitySchema, {
      description: 'Every amount that is stated, in the order of the text. An amount that is not stated is empty.',
    }),
    quantity: Part(Quantity),
    package_size: Part(Quantity),
    temperature: Part(Temperature),
    size: Type.Optional(Type.String({ description: 'For example `large`.' })),
    preparation: Type.Optional(Type.String({ description: 'What is done to it first, for example `chopped`.' })),
    note: Type.Optional(Type.String()),
    purpose: Type.Optional(Type.String({ description: 'What it is for, for example `for the sauce`.' })),
    optional: Type.Boolean(),
    alternatives: Type.Array(AlternativeSchema, { description: 'What may be used instead.' }),
    semantic_id: Type.Optional(
      Type.String({ description: 'The same for all lines that need the same food: `onion` for `2 large onions`.' }),
    ),
    spans: Type.Array(SpanSchema, {
      description: 'Where each part stands in the text, in its order, never overlapping.',
    }),
  }),
);

export const LineReadings = component('IngredientReadings', Type.Object({ items: Type.Array(LineReadingSchema) }));

export type LinesInput = Of<typeof LinesInput>;
