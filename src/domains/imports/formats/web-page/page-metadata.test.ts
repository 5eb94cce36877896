import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, itemsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';
import { extractMetadata } from './page-metadata.ts';
import { parsePage } from './page.ts';

const extract = (head: string, body = '', url?: string): ReturnType<typeof extractMetadata> =>
  extractMetadata(parsePage(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, url));

const findLanguage = (tag: string): string | undefined =>
  extractMetadata(parsePage(`<html ${tag}><body></body></html>`)).language;

suite('page title', () => {
  const pages: readonly (readonly [title: string | undefined, head: string, body: string])[] = [
    ['Leek Soup', '<title>Leek Soup - My Blog</title>', '<h1>Leek <em>Soup</em></h1>'],
    ['Leek Soup', '<title>Leek Soup | My Blog</title>', '<h1>My Blog</h1><h1>Leek Soup</h1>'],
    [
      'Leek Soup',
      '<title>Leek Soup | My Blog</title><meta property="og:site_name" content="My Blog">',
      '<h1>My Blog</h1>',
    ],
    ['Leek Soup', '<title>My Blog » Leek Soup</title><meta property="og:site_name" content="My Blog">', ''],
    ['Leek Soup', '<title>x</title><meta property="og:title" content="Leek Soup — My Blog">', ''],
    ['Half-and-half soup', '<title>Half-and-half soup</title>', ''],
    [undefined, '', ''],
  ];
  for (const [title, head, body] of pages) test(head + body, () => assert.equal(extract(head, body).title, title));
});

suite('page metadata', () => {
  test('includes the source, canonical, base and image URLs', () => {
    const head =
      '<link rel="canonical" href="/soup"><base href="/static/"><meta property="og:image" content="soup.jpg">';
    const { source, baseUrl, image } = extract(head, '', 'https://example.org/soup?from=mail#top');
    assert.deepEqual(
      [source, baseUrl, image],
      [
        { url: 'https://example.org/soup?from=mail#top', canonical_url: 'https://example.org/soup' },
        'https://example.org/static/',
        'https://example.org/static/soup.jpg',
      ],
    );
  });

  test('uses the canonical URL of a page that was not fetched', () => {
    assert.deepEqual(extract('<meta property="og:url" content="https://example.org/soup">').source, {
      url: 'https://example.org/soup',
      canonical_url: 'https://example.org/soup',
    });
    assert.equal(extract('<link rel="canonical" href="javascript:alert(1)">').source, undefined);
  });

  test('includes the language', () => {
    assert.deepEqual(['lang="pt_BR"', 'lang="{{lang}}"', ''].map(findLanguage), ['pt-BR', undefined, undefined]);
    assert.equal(extract('<meta property="og:locale" content="de_DE">').language, 'de-DE');
  });

  test('uses the first image after the heading if none is declared', () => {
    const body = '<img src="logo.png"><h1>Soup</h1><img src="/icon.svg"><img src="data:x" data-lazy-src="/soup.jpg">';
    assert.equal(extract('', body, 'https://example.org/').image, 'https://example.org/soup.jpg');
  });

  test("uses the author's name rather than a URL", () => {
    const head = '<meta property="article:author" content="https://example.org/ada">';
    assert.equal(extract(head, '<a rel="author" href="/ada">Ada</a>').author, 'Ada');
    assert.equal(extract('<meta name="author" content="Ada L.">').author, 'Ada L.');
  });
});

suite('page metadata in the recipe document', () => {
  const html = `<!doctype html><html lang="en"><head><title>Leek Soup</title><meta name="description" content="A plain soup.">
    <meta property="og:site_name" content="Example Kitchen"><link rel="canonical" href="https://example.org/soup">
    <meta property="og:image" content="https://example.org/soup.jpg"></head><body><h1>Leek Soup</h1>
    <h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li></ul><h2>Method</h2><ol><li>Fry the leeks and add the stock.</li></ol></body></html>`;

  test('includes source, image and description', async () => {
    const [recipe] = await documentsOf(format, fileOf(html));
    assert.deepEqual(
      [recipe?.source, recipe?.description, recipe?.assets?.map(({ url }) => url), recipe?.language],
      [
        { url: 'https://example.org/soup', canonical_url: 'https://example.org/soup', publisher: 'Example Kitchen' },
        'A plain soup.',
        ['https://example.org/soup.jpg'],
        'en',
      ],
    );
  });

  test('includes only the title if the page has no recipe', async () => {
    const [item, ...more] = await itemsOf(
      format,
      fileOf('<html><head><title>About us</title></head><body><p>Hello.</p></body></html>'),
    );
    assert.deepEqual([item?.title, item?.remarks, more.length], ['About us', [{ code: 'nothing-found' }], 0]);
  });
});
