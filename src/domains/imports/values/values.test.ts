import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { parseAuthor } from './parse-author.ts';
import { joinNotes } from '../text/join-notes.ts';
import { formatServings } from './format-servings.ts';
import { findUrl, parseSource } from './parse-source.ts';

suite('free-form recipe facts', () => {
  test('parses a source as a name, a URL or both', () => {
    assert.deepEqual(parseSource('Mum’s  Book <https://example.org/x>'), {
      name: 'Mum’s Book',
      url: 'https://example.org/x',
    });
    assert.deepEqual(parseSource('https://example.org/x.'), { url: 'https://example.org/x' });
    assert.deepEqual(parseSource('Oma'), { name: 'Oma' });
    assert.equal(parseSource('  '), undefined);
    assert.deepEqual(parseSource('x'.repeat(600)), { name: 'x'.repeat(500), attribution: 'x'.repeat(600) });
    assert.equal(findUrl('see (http://example.org/a), there'), 'http://example.org/a');
    assert.equal(findUrl('javascript:alert(1)'), undefined);
  });

  test('parses an author with or without a URL', () => {
    assert.equal(parseAuthor(' Ada  Merle '), 'Ada Merle');
    assert.deepEqual(parseAuthor('Ada <https://example.org>'), {
      '@type': 'Person',
      name: 'Ada',
      url: 'https://example.org',
    });
  });

  test('reads a bare number as servings', () => {
    for (const number of ['4', '4-6', '1.5', '1/2', '1 1/2', '1½', '1 1/2 - 2']) {
      assert.equal(formatServings(number), `${number} servings`);
    }
    assert.deepEqual(['1', ' 2 ', '12 muffins', '1/2 loaf', ''].map(formatServings), [
      '1 serving',
      '2 servings',
      '12 muffins',
      '1/2 loaf',
      '',
    ]);
  });

  test('joins notes with a blank line between them', () => {
    assert.equal(joinNotes(['a', ' ', 'b\nc ']), 'a\n\nb\nc');
    assert.equal(joinNotes(['']), undefined);
  });
});
