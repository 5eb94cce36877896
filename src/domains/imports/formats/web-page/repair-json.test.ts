import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../../test/support/growth.ts';
import { jsonAt, readBrokenJson } from './repair-json.ts';

suite('JSON that is right is read as it is', () => {
  test('its value is untouched', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        assert.deepEqual(readBrokenJson(text), { values: [JSON.parse(text)], isMended: false });
      }),
    );
  });

  test('and mended it would be the same, but for names that no object may have', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify({ value });
        if (text.includes('__proto__') || text.includes('e+') || text.includes('-0')) return;
        // With something behind it, it is no JSON any more.
        assert.deepEqual(readBrokenJson(`${text};`).values, [JSON.parse(text)]);
      }),
    );
  });
});

suite('broken JSON is read as it was meant', () => {
  const mended: readonly (readonly [what: string, text: string, ...values: readonly unknown[]])[] = [
    ['line breaks and tabs in texts', '{"a":"b\nc\td"}', { a: 'b\nc\td' }],
    ['commas at the end', '{"a":[1,2,],}', { a: [1, 2] }],
    ['commas twice', '{"a":1,,"b":[1,,2]}', { a: 1, b: [1, 2] }],
    ['missing commas', '{"a":"b"\n"c":["d"\n"e"]}', { a: 'b', c: ['d', 'e'] }],
    [
      'quotation marks in texts',
      '{"a":"a 9" pan, "hot", and "dry"","b":"c"}',
      { a: 'a 9" pan, "hot", and "dry"', b: 'c' },
    ],
    ['quotation marks in lists', '{"a":["1 6" tin","2 eggs"]}', { a: ['1 6" tin', '2 eggs'] }],
    ['a quotation mark at the end of a text', '{"a":"the "best""}', { a: 'the "best"' }],
    ['comments', '/* a */{"a":1,// b\n"c":2}', { a: 1, c: 2 }],
    ['comments of HTML', '<!-- {"a":1} -->', { a: 1 }],
    ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['an assignment', 'var recipe = {"a":1};', { a: 1 }],
    ['entities for quotation marks', '{&quot;a&quot;:&quot;b &amp; c&quot;}', { a: 'b & c' }],
    ['several objects', '{"a":1}{"b":2}\n,{"c":3}', { a: 1 }, { b: 2 }, { c: 3 }],
    ['single quotation marks and bare names', "{a:'b\"c', d: undefined}", { a: 'b"c', d: null }],
    ['unknown escapes', String.raw`{"a":"it\'s \x 50\u0025 \u12"}`, { a: "it's x 50% u12" }],
    ['an end that is missing', '{"a":{"b":["c"', { a: { b: ['c'] } }],
    ['brackets that do not match', '{"a":[{"b":1},{"c":2}}', { a: [{ b: 1 }, { c: 2 }] }],
    ['a byte order mark', '\ufeff{"a":1} ', { a: 1 }],
  ];
  for (const [what, text, ...values] of mended) {
    test(what, () => assert.deepEqual(readBrokenJson(text), { values, isMended: true }));
  }

  test('a name that would change what an object is, is left out', () => {
    const [value] = readBrokenJson('{"__proto__":{"a":1},"b":2,}').values;
    assert.deepEqual([Object.keys(value as object), (value as { a?: number }).a], [['b'], undefined]);
  });

  test('a value is read from the midst of a text', () => {
    assert.deepEqual(jsonAt('x = f({"a": [1, "b"]}, y)', 12), { value: [1, 'b'], end: 20 });
  });

  test('nothing comes of what is none', () => {
    assert.deepEqual(readBrokenJson('no data here'), { values: [], isMended: true });
  });
});

suite('whatever it is given, it ends and does not throw', () => {
  test('any text', () => {
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
      fc.property(fc.array(signs, { maxLength: 200 }), (parts) => Array.isArray(readBrokenJson(parts.join('')).values)),
    );
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(readBrokenJson(text).values)));
  });

  const long: readonly (readonly [what: string, start: string, piece: string, count: number])[] = [
    ['quotation marks', '{"a":"', '"', 3_000_000],
    ['quotation marks and spaces', '{"a":"', '" ', 1_000_000],
    ['brackets', '', '[', 2_000_000],
    ['objects in objects', '', '{"a":', 400_000],
    ['escapes', '{"a":"', '\\', 2_000_000],
    ['what may be names', '{"a":"', `", ${'k '.repeat(30)}`, 20_000],
    ['comments', '{"a":"b"', '/*', 1_000_000],
  ];
  for (const [what, start, piece, count] of long) {
    test(`very many ${what}: in a time that grows with the text alone`, () =>
      assertGrowsLinearly(what, count, (times) => start + piece.repeat(times), readBrokenJson));
  }
});
