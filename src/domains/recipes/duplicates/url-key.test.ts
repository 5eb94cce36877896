import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { toUrlKey } from './url-key.ts';

suite('URL key', () => {
  test('is undefined for anything but a web URL, and for the URL of a whole site', () => {
    for (const address of ['', 'x', 'ftp://soup.example/a', 'mailto:a@soup.example', 'http://', 'HTTPS://[::1']) {
      assert.equal(toUrlKey(address), undefined, address);
    }
    for (const address of [
      'https://soup.example',
      'http://www.soup.example/#a',
      'https://soup.example//?utm_source=x',
    ]) {
      assert.equal(toUrlKey(address), undefined, address);
    }
  });

  for (const [one, ...others] of [
    [
      'https://soup.example/leek',
      'http://soup.example/leek',
      'https://www.soup.example/leek/',
      'https://WWW.Soup.Example/leek//',
      'https://soup.example./leek',
      'https://soup.example:443/leek',
      'http://soup.example:80/leek',
      'https://soup.example/leek#step-2',
      'https://soup.example/leek?',
      'https://soup.example/leek?utm_source=a&utm_medium=b',
      'https://soup.example/leek?fbclid=a&UTM_CAMPAIGN=b&mc_cid=c&_gl=d#x',
      'https://soup.example/a/../leek',
    ],
    ['https://soup.example/?p=12', 'http://www.soup.example?p=12&gclid=x', 'https://soup.example/?utm_id=1&p=12'],
    ['https://soup.example/a?x=1&y=2', 'https://soup.example/a?y=2&x=1', 'https://soup.example/a/?x=1&y=2'],
    ['https://soup.example/cr%c3%a8me', 'https://soup.example/crème', 'https://soup.example/cre\u0300me'],
    ['https://köche.example/a', 'https://xn--kche-5qa.example/a'],
    ['https://soup.example/%zz', 'http://soup.example/%zz/'],
  ] as const) {
    test(`is the same for every form of ${one}`, () => {
      const key = toUrlKey(one);
      assert.ok(key !== undefined);
      for (const other of others) assert.equal(toUrlKey(other), key, other);
    });
  }

  test('differs between pages', () => {
    const pages = [
      'https://soup.example/leek',
      'https://soup.example/Leek',
      'https://soup.example/leek/2',
      'https://soup.example/leek?page=2',
      'https://soup.example:8443/leek',
      'https://de.soup.example/leek',
      'https://soup.example/leek%2Fa',
      'https://soup.example/leek/a',
      'https://stew.example/leek',
    ];
    assert.equal(new Set(pages.map(toUrlKey)).size, pages.length);
  });

  test('ignores the fragment and the choice of http or https in any URL', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const key = toUrlKey(address);
        const bare = new URL(address);
        bare.hash = '';
        assert.equal(toUrlKey(bare.href), key);
        assert.equal(toUrlKey(address.replace(/^https?/, 'http')), toUrlKey(address.replace(/^https?/, 'https')));
      }),
    );
  });
});
