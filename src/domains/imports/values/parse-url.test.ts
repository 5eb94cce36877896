import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { parseUrl } from './parse-url.ts';

suite('URL parsing', () => {
  test('accepts a URL with or without its scheme', () => {
    assert.equal(parseUrl(' https://example.org/soup?a=1 '), 'https://example.org/soup?a=1');
    assert.equal(parseUrl('www.example.org/soup'), 'https://www.example.org/soup');
    assert.equal(parseUrl('example.org'), 'https://example.org');
  });

  test('returns undefined for other text', () => {
    for (const text of [
      '',
      'Grandma',
      'p. 12',
      'see example.org',
      'ftp://example.org',
      'https:///x',
      'a'.repeat(5000),
    ]) {
      assert.equal(parseUrl(text), undefined, text);
    }
  });
});
