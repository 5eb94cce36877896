import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { createDocumentIndexData } from './document-index-data.ts';
import { MAX_DUPLICATE_TOKENS_LENGTH } from './tokens.ts';

const tokensOf = (recipe: RecipeDocument): readonly string[] => createDocumentIndexData(recipe).tokens.split(' ');

const assertHas = (recipe: RecipeDocument, tokens: string): void => {
  const found = tokensOf(recipe);
  for (const token of tokens.split(' ')) assert.ok(found.includes(token), `${token} is not in ${found.join(' ')}`);
};

const of = (name: string): RecipeDocument => ({ title: 'x', ingredient_sections: [{ ingredients: [{ name }] }] });

const words = (count: number, letter: string): string =>
  Array.from({ length: count }, (_, index) => `${letter}${index}x`).join(' ');

/** The number of tokens of each kind used to find duplicates. */
const dupesIn = (recipe: RecipeDocument): readonly number[] =>
  [':url', ':src', ':sim'].map((sign) => tokensOf(recipe).filter((token) => token.startsWith(sign)).length);

suite('document tokens', () => {
  test('include each title word twice, and the whole title', () => {
    assertHas(
      { title: 'Grandma’s Apple Pies', language: 'en' },
      ': =grandmas-apple-pies grandmas apple pies pie ~pies ~pie',
    );
  });

  test('include words from the description, ingredients, authors, keywords, categories and cuisines', () => {
    assertHas(
      {
        title: 'x',
        description: 'A Soup',
        authors: [{ name: 'Ada Merle' }],
        keywords: ['quick'],
        categories: ['Starters'],
        cuisines: ['Thai'],
        ingredient_sections: [{ ingredients: [{ name: 'leeks', text: '2 leeks' }, { text: '3 large carrots' }] }],
      },
      'soup ada merle quick starters starter thai leeks leek carrots carrot large',
    );
  });

  test('include both spellings of words with umlauts, and their singulars', () => {
    assertHas({ title: 'Müsli mit Nüssen', language: 'de' }, 'musli muesli nussen nuss nuessen ~muesli');
    assertHas({ title: 'Smørrebrød på Æble', language: 'da' }, 'smorrebrod smoerrebroed pa paa aeble able');
    assertHas({ title: 'Soße', language: 'de' }, 'sosse');
    assertHas({ title: 'Mu\u0308sli' }, 'musli muesli');
  });

  test('include the grammar language, guessed if it is not declared', () => {
    assertHas({ title: 'x', language: 'de-CH' }, ':gde');
    assertHas({ title: 'x', language: 'ja' }, ':gen');
    const ingredients = [{ text: '2 EL Öl' }, { text: '3 Kartoffeln' }];
    assertHas({ title: 'Klöße', ingredient_sections: [{ ingredients }] }, ':gde kloss kartoffel :ikartoffel');
  });

  test('include the language tag and its prefixes', () => {
    assertHas({ title: 'x', language: 'zh-Hant-TW' }, ':lzh-hant-tw :lzh-hant :lzh');
    assertHas({ title: 'x', language: 'de-CH' }, ':lde-ch :lde');
    assert.equal(tokensOf({ title: 'x' }).filter((token) => token.startsWith(':l')).length, 0);
  });

  test('include the total time', () => assertHas({ title: 'x', times: { total: 'PT1H30M' } }, ':m0090'));

  test('include every sequence of words in each food', () => {
    assertHas(of('Extra virgin olive oil'), ':iextra-virgin-olive-oil :ivirgin-olive-oil :iolive-oil :ioil :iolive');
    assertHas(of('large red Onions'), ':ired-onion :ionion');
  });

  test('include the food in an unparsed line and its alternatives', () => {
    const line = { text: '2 large onions or leeks, chopped' };
    assertHas({ title: 'x', language: 'en', ingredient_sections: [{ ingredients: [line] }] }, ':ionion :ileek');
  });

  test('include both the food set by a client and the one in the name', () => {
    const ingredient = { name: 'Zwiebeln', normalization: { semantic_id: 'Red "Onion"' } };
    assertHas(
      { title: 'x', language: 'de', ingredient_sections: [{ ingredients: [ingredient] }] },
      ':ired-onion :izwiebel',
    );
  });

  test('include source and similarity tokens for finding duplicates', () => {
    const source = { url: 'https://soup.example/leek', identifier: 'paprika:1' };
    const ingredients = ['leek', 'potato', 'cream'].map((name) => ({ name }));
    const soup = { title: 'Leek soup', source, ingredient_sections: [{ ingredients }] };
    assert.deepEqual(dupesIn(soup), [1, 1, 11]);
    assert.deepEqual(dupesIn({ title: 'Leek soup', source }), [1, 1, 0]);
    // They come first, so that a scan of the library finds them.
    const max = { ...soup, source: { ...source, canonical_url: 'https://soup.example/leek-and-potato' } };
    const { tokens } = createDocumentIndexData(max);
    assert.deepEqual(dupesIn(max), [2, 1, 11]);
    assert.ok(
      tokens.lastIndexOf(':sim') < tokens.indexOf(' : ') && tokens.indexOf(' : ') < MAX_DUPLICATE_TOKENS_LENGTH,
    );
    // Similarity cannot be computed, because the parsed recipe is too long to store.
    const note = 'x'.repeat(100_000);
    const salt = { name: 'salt', note };
    assert.deepEqual(dupesIn({ ...soup, ingredient_sections: [{ ingredients: [...ingredients, salt] }] }), [1, 1, 0]);
  });

  test('come with a sorted vocabulary of all words except numbers', () => {
    assert.deepEqual(
      createDocumentIndexData({ title: 'Pies 2024', description: 'b12 Äpfel', language: 'en' }).vocabulary,
      ['aepfel', 'apfel', 'b12', 'pie', 'pies'],
    );
  });

  test('are limited to 4,000, which include the title and the ingredients', () => {
    const recipe = {
      title: words(60, 't'),
      ingredient_sections: [{ ingredients: Array.from({ length: 900 }, (_, index) => ({ name: `i${index}x` })) }],
      description: words(9000, 'd'),
    };
    const tokens = tokensOf(recipe);
    assert.equal(tokens.length, 4000);
    assert.ok(tokens.includes('~t59x') && tokens.includes(':ii899x') && tokens.includes('d0x'));
  });

  test('are valid and at most 60 characters long for any document', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({
        unit: fc.constantFrom('-', '"', "'", '*', ':', '~', '=', '\\', ' ', 'a', 'é', '豆', '𠮷', '\u0301'),
        maxLength: 90,
      }),
      fc.constant('𠮷'.repeat(90)),
    );
    fc.assert(
      fc.property(fc.record({ title: text, name: text, line: text, author: text, semantic: text }), (parts) => {
        const { title, name, line, author, semantic } = parts;
        const { tokens, vocabulary } = createDocumentIndexData({
          title,
          language: 'sv-SE',
          authors: [{ name: author }],
          ingredient_sections: [{ ingredients: [{ name, normalization: { semantic_id: semantic } }, { text: line }] }],
        });
        for (const token of tokens.split(' ')) {
          assert.match(token, /^[-~:=\p{L}\p{M}\p{Nd}]{1,60}$/u);
          assert.ok(token.isWellFormed() && token.length <= 60);
        }
        for (const word of vocabulary) assert.match(word, /^[\p{L}\p{M}\p{Nd}]+$/u);
      }),
    );
  });
});
