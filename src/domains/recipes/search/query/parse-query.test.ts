import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { parseQuery } from './parse-query.ts';

const textsOf = (q: string): readonly string[] | undefined => parseQuery(q)?.words.map(({ text }) => text);
const prefixesOf = (q: string): readonly string[] | undefined => parseQuery(q)?.words.flatMap((word) => word.prefixes);

suite('query parsing', () => {
  test('folds words the same way as recipes', () => {
    assert.deepEqual(textsOf('CRÈME Brûlée'), ['creme', 'brulee']);
    assert.deepEqual(textsOf('Cre\u0300me'), ['creme']);
    assert.deepEqual(parseQuery('Müsli ')?.words[0]?.forms.slice(0, 2), ['musli', 'muesli']);
    assert.deepEqual(parseQuery('Mu\u0308sli ')?.words[0]?.forms.slice(0, 2), ['musli', 'muesli']);
    assert.ok(parseQuery('Soße')?.words[0]?.forms.includes('sosse'));
  });

  test('includes the singular of each word in eight languages', () => {
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

  test('treats the last word as a prefix, unless a space follows or it is a single letter', () => {
    assert.deepEqual(prefixesOf('apple pi'), ['pi']);
    assert.deepEqual(prefixesOf('apple pi '), []);
    assert.deepEqual(prefixesOf('vitamin c'), []);
    assert.deepEqual(parseQuery('vitamin c')?.words[1]?.titlePrefixes, ['c']);
    assert.deepEqual(parseQuery('vitamin c ')?.words[1]?.titlePrefixes, []);
    assert.deepEqual(prefixesOf('大'), ['大']);
    assert.deepEqual(prefixesOf('Mü'), ['mu', 'mue']);
  });

  test('drops stop words unless nothing else remains or the word is still being typed', () => {
    assert.deepEqual(textsOf('chicken with the rice'), ['chicken', 'rice']);
    assert.deepEqual(textsOf('Hähnchen mit Reis und Soße'), ['hahnchen', 'reis', 'sosse']);
    assert.deepEqual(textsOf('chicken of'), ['chicken', 'of']);
    assert.deepEqual(textsOf('chicken with '), ['chicken']);
    assert.deepEqual(textsOf('with and '), ['and']);
    assert.deepEqual(textsOf('dal'), ['dal']);
    assert.equal(parseQuery('chicken with rice')?.phrase, 'chicken-with-rice');
  });

  test('returns undefined for text without letters or digits', () => {
    for (const q of ['', '   ', '"', '***', '()', ':-)', '🍲', '\u0301', "''", '❤️'])
      assert.equal(parseQuery(q), undefined, q);
  });

  test('returns only words of letters, marks and digits for any text', () => {
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
        for (const { text, forms, prefixes } of parseQuery(parts.join(''))?.words ?? []) {
          for (const word of [text, ...forms, ...prefixes]) assert.match(word, /^[\p{L}\p{M}\p{Nd}]+$/u);
          assert.equal(text, text.toLowerCase());
        }
      }),
    );
  });
});
