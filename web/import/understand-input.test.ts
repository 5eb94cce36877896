import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { kindOf, understand } from './understand-input.ts';

suite('what somebody pasted', () => {
  test('an address is told by its looks, with a scheme or without', () => {
    for (const typed of [
      'https://example.org/soup',
      ' http://127.0.0.1:8080/cake \n',
      'example.org',
      'www.chefkoch.de/rezepte/1?x=2',
      'küche.example/suppe',
    ]) {
      assert.equal(kindOf(typed), 'url', typed);
    }
  });

  test('anything else is text', () => {
    for (const typed of ['Leek soup', '2 cups flour\nhttps://example.org', 'Soup.', 'See https://example.org', '1.5']) {
      assert.equal(kindOf(typed), 'text', typed);
    }
    assert.equal(kindOf('  \n'), undefined);
  });

  test('an address is sent trimmed and with a scheme, a text just as it is', () => {
    assert.deepEqual(understand(' example.org/a ', 'url'), { kind: 'url', url: 'https://example.org/a' });
    assert.deepEqual(understand('http://a.example', 'url'), { kind: 'url', url: 'http://a.example' });
    assert.deepEqual(understand(' Soup\n', 'text'), { kind: 'text', text: ' Soup\n' });
    assert.deepEqual(understand('nowhere', 'url'), { kind: 'url', url: 'nowhere' });
  });
});
