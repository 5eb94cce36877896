import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { webAddress } from './web-address.ts';

suite('the address that a text is', () => {
  test('may lack its beginning', () => {
    assert.equal(webAddress(' https://example.org/soup?a=1 '), 'https://example.org/soup?a=1');
    assert.equal(webAddress('www.example.org/soup'), 'https://www.example.org/soup');
    assert.equal(webAddress('example.org'), 'https://example.org');
  });

  test('is none where the text says something else', () => {
    for (const text of [
      '',
      'Grandma',
      'p. 12',
      'see example.org',
      'ftp://example.org',
      'https:///x',
      'a'.repeat(5000),
    ]) {
      assert.equal(webAddress(text), undefined, text);
    }
  });
});
