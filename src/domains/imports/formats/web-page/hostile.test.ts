// Pages that are made to hurt are read like others, in a time that grows with the page alone.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly } from '../../../../../test/support/growth.ts';
import { readPage } from './read-page.ts';

/** As many whole pieces as make so many characters. */
const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));
const data = (text: string): string => `<script type="application/ld+json">${text}</script>`;
const MB = 1_000_000;

/** What it is, its size, and the page of that size. */
const pages: readonly (readonly [what: string, size: number, write: (size: number) => string])[] = [
  ['100,000 elements in each other', 100_000, (size) => '<div>'.repeat(size)],
  ['lists in lists', 50_000, (size) => '<ul><li>2 eggs'.repeat(size)],
  ['tags that are never closed', 5 * MB, (size) => fill('<p><b><i><li>text ', size)],
  ['5 MB of the sign of a tag', 5 * MB, (size) => '<'.repeat(size)],
  ['an attribute of 20 MB', 20 * MB, (size) => `<a b="${'x'.repeat(size)}">`],
  ['entities', 5 * MB, (size) => fill('&amp;&lt;&quot;', size)],
  ['headings of ingredients', 5 * MB, (size) => fill('<h2>Ingredients</h2><ul><li>2 eggs</li></ul>', size)],
  ['headings of steps', 5 * MB, (size) => fill('<h2>Method</h2><p>Mix all of it until it is smooth.', size)],
  ['elements of one class', 5 * MB, (size) => fill('<div class="ingredient">2 eggs</div>', size)],
  [
    'elements of different classes',
    60_000,
    (size) => Array.from({ length: size }, (_, at) => `<p class="step-${at}">x`).join(''),
  ],
  [
    'recipes in recipes',
    4 * MB,
    (size) => fill('<div itemscope itemtype="https://schema.org/Recipe"><b itemprop=ingredients>2 eggs</b>', size),
  ],
  [
    'a recipe of very many ingredients',
    4 * MB,
    (size) => `<p itemscope itemtype="https://schema.org/Recipe">${fill('<b itemprop=ingredients>2 eggs</b>', size)}`,
  ],
  ['rows of boxes in boxes', 3 * MB, (size) => fill('<div class=a><div class=a>', size)],
  ['tables in tables', 3 * MB, (size) => fill('<table><tr><td>', size)],
  ['a line of 10 MB', 10 * MB, (size) => `<h2>Ingredients</h2>${fill('word ', size)}`],
  [
    'data of very many recipes',
    50_000,
    (size) => data(`[${'{"@type":"Recipe","name":"x","recipeIngredient":["a"]},'.repeat(size)}{}]`),
  ],
  [
    'data that is very deep',
    100_000,
    (size) => data(`{"@type":"Recipe","name":"x","recipeInstructions":${'['.repeat(size)}${']'.repeat(size)}}`),
  ],
  ['data that is deep and broken', MB, (size) => data(`{"@type":"Recipe","name":"x","image":${'['.repeat(size)}`)],
  [
    'data of one long list',
    500_000,
    (size) => data(`{"@type":"Recipe","name":"x","recipeIngredient":[${'"2 eggs",'.repeat(size)}"x"]}`),
  ],
  ['data for scripts', 100_000, (size) => `<script>${'"ingredients":[{"name":"a"},'.repeat(size)}</script>`],
  ['a long title', MB, (size) => `<title>${'a | '.repeat(size)}</title><h1>${'b '.repeat(size)}</h1>`],
  ['many titles', 5 * MB, (size) => fill('<h1>x</h1><meta property="og:title" content="y">', size)],
  [
    'ten megabytes of an ordinary page',
    10 * MB,
    (size) =>
      fill(
        '<div class="post"><h3>Title</h3><p>Some <a href="/x">food</a>.</p><ul><li>2 cups flour</li></ul></div>',
        size,
      ),
  ],
];

suite('pages that are made to hurt', () => {
  for (const [what, size, write] of pages) {
    test(what, async () => {
      await assertGrowsLinearly(what, size, write, (body) => {
        const html = `<!doctype html><html><body>${body}`;
        assert.ok(readPage(html, 'https://example.org/').length > 0);
      });
    });
  }
});
