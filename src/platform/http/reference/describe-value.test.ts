import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Schema } from './openapi-types.ts';
import { describeValue } from './describe-value.ts';

/** The description on one line: code in backticks, links in angle brackets. */
const line = (schema: Schema): string =>
  describeValue(schema)
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'code' in part ? `\`${part.code}\`` : `<${part.schema}>`;
    })
    .join('');

const tag: Schema = { $ref: '#/components/schemas/Tag' };
const none: Schema = { type: 'null' };

const expected: readonly (readonly [string, Schema])[] = [
  ['text, 1 to 100 characters', { type: 'string', minLength: 1, maxLength: 100 }],
  ['text, at most 50 characters, or null', { anyOf: [{ type: 'string', maxLength: 50 }, none] }],
  ['text, at least 1 character', { type: 'string', minLength: 1 }],
  ['text, at most 1,000,000 characters', { type: 'string', minLength: 0, maxLength: 1_000_000 }],
  ['text, exactly 43 characters', { type: 'string', minLength: 43, maxLength: 43 }],
  ['text, matching `^[a-z]+$`', { type: 'string', pattern: '^[a-z]+$' }],
  ['UUID', { type: 'string', format: 'uuid' }],
  ['date and time, or null', { type: ['string', 'null'], format: 'date-time' }],
  ['URI, default `about:blank`', { type: 'string', format: 'uri', default: 'about:blank' }],
  ['whole number, 1 to 100, default 50', { type: 'integer', minimum: 1, maximum: 100, default: 50 }],
  ['whole number, 0 to 1,000', { type: 'integer', minimum: 0, maximum: 1000 }],
  ['whole number, at least 0', { type: 'integer', minimum: 0 }],
  ['number, more than −273.15, at most 5', { type: 'number', exclusiveMinimum: -273.15, maximum: 5 }],
  ['whole number, a multiple of 5', { type: 'integer', multipleOf: 5 }],
  ['true or false, default `false`', { type: 'boolean', default: false }],
  ['one of `course`, `cuisine`', { type: 'string', enum: ['course', 'cuisine'] }],
  ['one of `card`, `reader`, or null', { anyOf: [{ const: 'card' }, { const: 'reader' }, none] }],
  ['one of `""`, `a`', { enum: ['', 'a'] }],
  ['always `sum`', { const: 'sum' }],
  ['null', none],
  ['any value', {}],
  ['<Tag>', tag],
  ['<Tag>, or null', { anyOf: [tag, none] }],
  ['<Tag> or text (at most 5 characters) or null', { anyOf: [tag, { type: 'string', maxLength: 5 }, none] }],
  ['list of <Tag>, 1 to 50 items', { type: 'array', items: tag, minItems: 1, maxItems: 50 }],
  [
    'list of whole numbers (at least 1), no two alike',
    { type: 'array', items: { type: 'integer', minimum: 1 }, uniqueItems: true },
  ],
  ['list of lists of dates', { type: 'array', items: { type: 'array', items: { type: 'string', format: 'date' } } }],
  ['list: number, then text', { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }],
  ['list of any of `a`, `b`', { type: 'array', items: { enum: ['a', 'b'] } }],
  ['object', { type: 'object', properties: {} }],
  [
    'object',
    {
      anyOf: [
        { type: 'object', properties: {} },
        { type: 'object', properties: {} },
      ],
    },
  ],
  ['map of keys to whole numbers', { type: 'object', additionalProperties: { type: 'integer' } }],
  [
    'map of keys to any values, at most 20 keys',
    { type: 'object', patternProperties: { '^.*$': {} }, maxProperties: 20 },
  ],
];

suite('schema description', () => {
  for (const [words, schema] of expected) {
    test(`${words}: ${JSON.stringify(schema)}`, () => assert.equal(line(schema), words));
  }
});
