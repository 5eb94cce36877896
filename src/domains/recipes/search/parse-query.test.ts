import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { parseQuery } from './parse-query.ts';

const textsOf = (q: string): readonly string[] | undefined => parseQuery(q)?.words.map(({ text }) => text);
const beginningsOf = (q: string): readonly string[] | undefined =>
  parseQuery(q)?.words.flatMap((word) => word.beginnings);

suite('a query', () => {
  test('is folded as recipes are', () => {
    assert.deepEqual(textsOf('CRÈME Brûlée'), ['creme', 'brulee']);
    assert.deepEqual(textsOf('Cre\u0300me'), ['creme']);
    assert.deepEqual(parseQuery('Müsli ')?.words[0]?.forms.slice(0, 2), ['musli', 'muesli']);
    assert.deepEqual(parseQuery('Mu\u0308sli ')?.words[0]?.forms.slice(0, 2), ['musli', 'muesli']);
    assert.ok(parseQuery('Soße')?.words[0]?.forms.includes('sosse'));
  });

  test('has its words in the singular of each language', () => {
    for (const [many, one] of Object.entries({
      onions: 'onion',
      Zwiebeln: 'zwiebel',
      oignons: 'oignon',
      cebollas: 'cebolla',
      cipolle: 'cipolla',
      uien: 'ui',
      lökar: 'lok',
      limões: 'limao',
    })) {
      assert.ok(parseQuery(`${many} `)?.words[0]?.forms.includes(one), many);
    }
  });

  test('lets the last word go on, unless a space follows or it is a single letter', () => {
    assert.deepEqual(beginningsOf('apple pi'), ['pi']);
    assert.deepEqual(beginningsOf('apple pi '), []);
    assert.deepEqual(beginningsOf('vitamin c'), []);
    assert.deepEqual(parseQuery('vitamin c')?.words[1]?.titleBeginnings, ['c']);
    assert.deepEqual(parseQuery('vitamin c ')?.words[1]?.titleBeginnings, []);
    assert.deepEqual(beginningsOf('大'), ['大']);
    assert.deepEqual(beginningsOf('Mü'), ['mu', 'mue']);
  });

  test('goes without small words where another remains, but for the last one', () => {
    assert.deepEqual(textsOf('chicken with the rice'), ['chicken', 'rice']);
    assert.deepEqual(textsOf('Hähnchen mit Reis und Soße'), ['hahnchen', 'reis', 'sosse']);
    assert.deepEqual(textsOf('chicken of'), ['chicken', 'of']);
    assert.deepEqual(textsOf('chicken with '), ['chicken']);
    assert.deepEqual(textsOf('with and '), ['and']);
    assert.deepEqual(textsOf('dal'), ['dal']);
    assert.equal(parseQuery('chicken with rice')?.phrase, 'chicken-with-rice');
  });

  test('without a letter or a digit asks for nothing', () => {
    for (const q of ['', '   ', '"', '***', '()', ':-)', '🍲', '\u0301', "''", '❤️'])
      assert.equal(parseQuery(q), undefined, q);
  });

  test('of any text has words that hold nothing but letters, marks and digits', () => {
    const odd = fc.constantFrom(
      '"',
      "'",
      '*',
      ' AND ',
      ' NEAR(',
      ')',
      ':',
      '\\',
      '|',
      '&',
      '!',
      '<->',
      '\u0301',
      '🍲',
      'ß',
      'é',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), odd), { maxLength: 60 }), (parts) => {
        for (const { text, forms, beginnings } of parseQuery(parts.join(''))?.words ?? []) {
          for (const word of [text, ...forms, ...beginnings]) assert.match(word, /^[\p{L}\p{M}\p{Nd}]+$/u);
          assert.equal(text, text.toLowerCase());
        }
      }),
    );
  });
});
