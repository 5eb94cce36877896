// Arbitrary values for the parts of a document: text, quantities, times and unknown properties.
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { Amount, Quantity } from '../../units/index.ts';

/** JSON that a request can carry. */
const unknownValue = fc
  .jsonValue({ maxDepth: 3 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

/** Unknown properties. */
export const unknownProperties = fc.dictionary(
  fc.stringMatching(/^x_[a-z]{1,6}$/),
  unknownValue.filter((value) => value !== null),
  { maxKeys: 2, noNullPrototype: true },
);

/** Sometimes adds unknown properties. */
export const withUnknown = <T extends object>(arbitrary: Arbitrary<T>): Arbitrary<T> =>
  fc
    .tuple(arbitrary, fc.option(unknownProperties, { nil: {}, freq: 4 }))
    .map(([known, unknown]) => ({ ...unknown, ...known }));

const word = fc.constantFrom(
  'flour',
  'crème',
  'Öl',
  '大豆',
  'fresh',
  'of',
  '2',
  '½',
  'a-b',
  '(sifted)',
  '&',
  '<b>',
  '🍋',
);

/** Normalized text: words separated by single spaces. */
export const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

/** Text that may contain anything. */
export const wildLine = fc.oneof(
  line,
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((text) => text.trim() !== '' && !text.includes('\0')),
);

export const prose = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));

const exactNumber = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 12n }).map(String),
  fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 999 })).map(([above, below]) => `${above}/${below}`),
);

export const amount: Arbitrary<Amount> = fc.oneof(
  exactNumber.map((value) => ({ value })),
  fc
    .tuple(fc.nat(500), fc.nat(500))
    .map(([min, more]) => ({ min: String(min), max: String(min + more), approximate: true })),
);

const unit = fc.constantFrom('metric.gram', 'us.cup', 'count.clove', 'metric.litre', 'count.serving');

const option = fc.record({ kind: fc.constant('simple' as const), amount, unit }, { requiredKeys: ['kind', 'amount'] });

/** Unlike an option, it may have a text. */
export const simple = fc
  .tuple(option, fc.option(line, { nil: undefined, freq: 3 }))
  .map(([known, text]) => ({ ...known, ...(text !== undefined && { text }) }));

export const quantity: Arbitrary<Quantity> = fc.oneof(
  { weight: 4, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sum' as const),
      terms: fc.array(simple, { minLength: 2, maxLength: 3 }),
      options: fc.array(option, { maxLength: 2 }),
    }),
  },
);

export const duration = fc
  .tuple(fc.nat(48), fc.integer({ min: 1, max: 59 }))
  .map(([hours, minutes]) => (hours === 0 ? `PT${minutes}M` : `PT${hours}H${minutes}M`));

export const webUrl = fc.nat(99_999).map((number) => `https://example.org/${number}`);

export const labels = fc.uniqueArray(line, { minLength: 1, maxLength: 3 });

/** schema.org properties that the format does not know. */
export const schemaOrgProperties = fc.dictionary(
  fc.stringMatching(/^[a-z]{10}$/),
  unknownValue.filter((value) => value !== null),
  { maxKeys: 2, noNullPrototype: true },
);

/** Sometimes adds preserved schema.org properties. */
export const withSchemaOrg = <T extends object>(arbitrary: Arbitrary<T>): Arbitrary<T> =>
  fc
    .tuple(arbitrary, fc.option(schemaOrgProperties, { nil: {}, freq: 4 }))
    .map(([known, schema_org]) => (Object.keys(schema_org).length > 0 ? { ...known, schema_org } : known));
