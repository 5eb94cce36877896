import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../../recipe-format/index.ts';
import { extractIdentityTokens } from './identity.ts';

type Source = NonNullable<RecipeDocument['source']>;

const sourcesOf = (source: Source, title = 'Leek soup'): readonly string[] =>
  extractIdentityTokens({ title, source }).sources;

const urlsOf = (source: Source): readonly string[] => extractIdentityTokens({ title: 'x', source }).urls;

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

suite('identity tokens', () => {
  test('ignores a missing, blank or unscoped id', () => {
    assert.deepEqual(extractIdentityTokens({ title: 'Leek soup' }), { urls: [], sources: [] });
    assert.deepEqual(sourcesOf({ identifier: '12' }), []);
    assert.deepEqual(sourcesOf({ identifier: ' ', publisher: 'Soup & Co' }), []);
  });

  test('scopes a short id to its publisher, source name or site', () => {
    const [first] = sourcesOf({ identifier: '12', publisher: 'Soup & Co' });
    assert.match(first ?? '', /^:src[0-9a-f]{16}$/);
    assert.deepEqual(sourcesOf({ identifier: '12', publisher: 'SOUP & CO', name: 'Other' }), [first]);
    assert.deepEqual(sourcesOf({ identifier: '12', name: 'Soup & Co' }), [first]);
    assert.notDeepEqual(sourcesOf({ identifier: '13', publisher: 'Soup & Co' }), [first]);
    assert.notDeepEqual(sourcesOf({ identifier: '12', publisher: 'Stew & Co' }), [first]);
    const [site] = sourcesOf({ identifier: '12', url: 'https://www.soup.example/a' });
    assert.deepEqual(sourcesOf({ identifier: '12', canonical_url: 'http://soup.example/b' }), [site]);
  });

  test('matches a globally unique id regardless of the source', () => {
    for (const identifier of [ID, `paprika:${ID.toUpperCase()}`, 'urn:soup:12', 'https://soup.example/12']) {
      const [bare] = sourcesOf({ identifier });
      assert.ok(bare !== undefined, identifier);
      assert.deepEqual(sourcesOf({ identifier: identifier.toLowerCase(), name: 'Anyone' }), [bare]);
    }
  });

  test('combines an ISBN with the page and the title, since it identifies a whole book', () => {
    for (const identifier of ['ISBN 3-16-148410-X', '978-3-16-148410-0', '9783161484100', 'urn:isbn:9783161484100']) {
      assert.deepEqual(sourcesOf({ identifier, publisher: 'Soup Press' }), [], identifier);
      const [soup] = sourcesOf({ identifier, page: '112' });
      assert.ok(soup !== undefined);
      assert.notDeepEqual(sourcesOf({ identifier, page: '113' }), [soup]);
      assert.notDeepEqual(sourcesOf({ identifier, page: '112' }, 'Leek stew'), [soup]);
      assert.deepEqual(sourcesOf({ identifier, page: ' 112', publisher: 'Other' }, 'LEEK SOUP'), [soup]);
    }
    const [plain] = sourcesOf({ identifier: '978-3-16-148410-0', page: '1' });
    assert.deepEqual(sourcesOf({ identifier: 'isbn: 9783161484100', page: '1' }), [plain]);
  });

  test('includes both URLs, each once', () => {
    const both = urlsOf({ url: 'https://soup.example/a?utm_source=x', canonical_url: 'https://soup.example/b' });
    assert.equal(both.length, 2);
    for (const token of both) assert.match(token, /^:url[0-9a-f]{16}$/);
    assert.deepEqual(urlsOf({ url: 'https://soup.example/a' }), [both[1]]);
    assert.deepEqual(urlsOf({ url: 'http://www.soup.example/b/', canonical_url: 'https://soup.example/b' }), [both[0]]);
    assert.deepEqual(urlsOf({ url: 'https://soup.example' }), []);
  });
});
