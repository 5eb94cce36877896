import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { readAuthorText } from './author-text.ts';
import { joinProse } from './join-prose.ts';
import { servingsText } from './servings-text.ts';
import { addressIn, readSourceText } from './source-text.ts';

suite('facts as people write them', () => {
  test('a source is a name, an address, or both', () => {
    assert.deepEqual(readSourceText('Mum’s  Book <https://example.org/x>'), {
      name: 'Mum’s Book',
      url: 'https://example.org/x',
    });
    assert.deepEqual(readSourceText('https://example.org/x.'), { url: 'https://example.org/x' });
    assert.deepEqual(readSourceText('Oma'), { name: 'Oma' });
    assert.equal(readSourceText('  '), undefined);
    assert.deepEqual(readSourceText('x'.repeat(600)), { name: 'x'.repeat(500), attribution: 'x'.repeat(600) });
    assert.equal(addressIn('see (http://example.org/a), there'), 'http://example.org/a');
    assert.equal(addressIn('javascript:alert(1)'), undefined);
  });

  test('an author may have an address', () => {
    assert.equal(readAuthorText(' Ada  Merle '), 'Ada Merle');
    assert.deepEqual(readAuthorText('Ada <https://example.org>'), {
      '@type': 'Person',
      name: 'Ada',
      url: 'https://example.org',
    });
  });

  test('a number alone counts servings', () => {
    for (const number of ['4', '4-6', '1.5', '1/2', '1 1/2', '1½', '1 1/2 - 2']) {
      assert.equal(servingsText(number), `${number} servings`);
    }
    assert.deepEqual(['1', ' 2 ', '12 muffins', '1/2 loaf', ''].map(servingsText), [
      '1 serving',
      '2 servings',
      '12 muffins',
      '1/2 loaf',
      '',
    ]);
  });

  test('notes stand one below the other', () => {
    assert.equal(joinProse(['a', ' ', 'b\nc ']), 'a\n\nb\nc');
    assert.equal(joinProse(['']), undefined);
  });
});
