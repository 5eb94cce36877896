import { Type } from 'typebox';

import { Maybe, OptionalComponent, component } from '../../platform/schema/schema-builders.ts';
import type { Of } from '../../platform/schema/schema-builders.ts';
import { Amount, Quantity, Temperature, UnitIdText } from '../units/index.ts';

export const MAX_LINES = 500;
const MAX_LINE_LENGTH = 10_000;

export const LinesInput = component(
  'LinesInput',
  Type.Object({
    lines: Type.Array(Type.String({ maxLength: MAX_LINE_LENGTH }), {
      minItems: 1,
      maxItems: MAX_LINES,
      description: 'Lines of an ingredient list, as written.',
    }),
    language: Maybe(
      Type.String({
        maxLength: 35,
        pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$',
        description:
          'BCP 47 tag of their language. If absent or unknown, it is guessed once for all lines, and for each line only if that is inconclusive.',
      }),
    ),
  }),
);

const ReadQuantitySchema = component(
  'ReadQuantity',
  Type.Object({
    amount: Amount,
    unit: Type.Optional(UnitIdText),
    unit_text: Type.Optional(Type.String({ description: 'The unit as written.' })),
    text: Type.String({ description: 'Amount and unit as written.' }),
  }),
);

const SpanSchema = component(
  'Span',
  Type.Object({
    part: Type.Union(
      (['quantity', 'unit', 'size', 'name', 'preparation', 'note', 'purpose', 'temperature'] as const).map((part) =>
        Type.Literal(part),
      ),
      { description: 'What this part of the text is.' },
    ),
    start: Type.Integer({ minimum: 0, description: 'Start, in UTF-16 code units.' }),
    end: Type.Integer({ minimum: 0, description: 'End, exclusive.' }),
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
    text: Type.String({ description: 'The line as sent.' }),
    name: Type.String({ description: 'Name of the food. Empty if the line does not name one.' }),
    quantities: Type.Array(ReadQuantitySchema, {
      description: 'All stated amounts, in the order of the text.',
    }),
    quantity: OptionalComponent(Quantity),
    package_size: OptionalComponent(Quantity),
    temperature: OptionalComponent(Temperature),
    size: Type.Optional(Type.String({ description: 'The size, for example `large`.' })),
    preparation: Type.Optional(Type.String({ description: 'The preparation, for example `chopped`.' })),
    note: Type.Optional(Type.String()),
    purpose: Type.Optional(Type.String({ description: 'What it is for, for example `for the sauce`.' })),
    optional: Type.Boolean(),
    alternatives: Type.Array(AlternativeSchema, { description: 'Other foods that the line names as alternatives.' }),
    semantic_id: Type.Optional(Type.String({ description: 'Identifies the food: `onion` for `2 large onions`.' })),
    spans: Type.Array(SpanSchema, {
      description: 'The position of each part in the text, in order and without overlap.',
    }),
  }),
);

export const LineReadings = component('IngredientReadings', Type.Object({ items: Type.Array(LineReadingSchema) }));

export type LinesInput = Of<typeof LinesInput>;
