import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../../../test/support/growth.ts';
import { parseJsonAt, parseLenientJson } from './lenient-json.ts';

suite('valid JSON', () => {
  test('is parsed unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        assert.deepEqual(parseLenientJson(text), { values: [JSON.parse(text)], isRepaired: false });
      }),
    );
  });

  test('is parsed to the same value by the lenient parser, except for forbidden keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify({ value });
        if (text.includes('__proto__') || text.includes('e+') || text.includes('-0')) return;
        // The semicolon makes it invalid JSON.
        assert.deepEqual(parseLenientJson(`${text};`).values, [JSON.parse(text)]);
      }),
    );
  });
});

suite('broken JSON', () => {
  const repaired: readonly (readonly [what: string, text: string, ...values: readonly unknown[]])[] = [
    ['line breaks and tabs in strings', '{"a":"b\nc\td"}', { a: 'b\nc\td' }],
    ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['double commas', '{"a":1,,"b":[1,,2]}', { a: 1, b: [1, 2] }],
    ['missing commas', '{"a":"b"\n"c":["d"\n"e"]}', { a: 'b', c: ['d', 'e'] }],
    [
      'unescaped quotes in strings',
      '{"a":"a 9" pan, "hot", and "dry"","b":"c"}',
      { a: 'a 9" pan, "hot", and "dry"', b: 'c' },
    ],
    ['unescaped quotes in arrays', '{"a":["1 6" tin","2 eggs"]}', { a: ['1 6" tin', '2 eggs'] }],
    ['an unescaped quote at the end of a string', '{"a":"the "best""}', { a: 'the "best"' }],
    ['comments', '/* a */{"a":1,// b\n"c":2}', { a: 1, c: 2 }],
    ['HTML comments', '<!-- {"a":1} -->', { a: 1 }],
    ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['an assignment', 'var recipe = {"a":1};', { a: 1 }],
    ['quotes as HTML entities', '{&quot;a&quot;:&quot;b &amp; c&quot;}', { a: 'b & c' }],
    ['several objects', '{"a":1}{"b":2}\n,{"c":3}', { a: 1 }, { b: 2 }, { c: 3 }],
    ['single quotes and bare keys', "{a:'b\"c', d: undefined}", { a: 'b"c', d: null }],
    ['unknown escapes', String.raw`{"a":"it\'s \x 50\u0025 \u12"}`, { a: "it's x 50% u12" }],
    ['a missing end', '{"a":{"b":["c"', { a: { b: ['c'] } }],
    ['mismatched brackets', '{"a":[{"b":1},{"c":2}}', { a: [{ b: 1 }, { c: 2 }] }],
    ['a byte order mark', '\ufeff{"a":1} ', { a: 1 }],
  ];
  for (const [what, text, ...values] of repaired) {
    test(`tolerates ${what}`, () => assert.deepEqual(parseLenientJson(text), { values, isRepaired: true }));
  }

  test('drops keys that would change the prototype', () => {
    const [value] = parseLenientJson('{"__proto__":{"a":1},"b":2,}').values;
    assert.deepEqual([Object.keys(value as object), (value as { a?: number }).a], [['b'], undefined]);
  });

  test('parses a value in the middle of a text', () => {
    assert.deepEqual(parseJsonAt('x = f({"a": [1, "b"]}, y)', 12), { value: [1, 'b'], end: 20 });
  });

  test('returns no values for other text', () => {
    assert.deepEqual(parseLenientJson('no data here'), { values: [], isRepaired: true });
  });
});

suite('lenient JSON parser', () => {
  test('never throws, whatever the input', () => {
    const signs = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      ',',
      ':',
      '\\',
      '/*',
      '//',
      '\n',
      ' ',
      'a',
      '1',
      'true',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 200 }), (parts) =>
        Array.isArray(parseLenientJson(parts.join('')).values),
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseLenientJson(text).values)));
  });

  const long: readonly (readonly [what: string, start: string, piece: string, count: number])[] = [
    ['quotes', '{"a":"', '"', 3_000_000],
    ['quotes and spaces', '{"a":"', '" ', 1_000_000],
    ['brackets', '', '[', 2_000_000],
    ['nested objects', '', '{"a":', 400_000],
    ['escapes', '{"a":"', '\\', 2_000_000],
    ['possible keys', '{"a":"', `", ${'k '.repeat(30)}`, 20_000],
    ['comments', '{"a":"b"', '/*', 1_000_000],
  ];
  for (const [what, start, piece, count] of long) {
    test(`handles very many ${what} in linear time`, () =>
      assertGrowsLinearly(what, count, (times) => start + piece.repeat(times), parseLenientJson));
  }
});
