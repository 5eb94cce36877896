// Malicious pages are read like any others, in linear time.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly } from '../../../../../test/support/growth.ts';
import { extractRecipes } from './extract-recipes.ts';

/** Repeats the piece until the text has at least the given length. */
const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));
const data = (text: string): string => `<script type="application/ld+json">${text}</script>`;
const MB = 1_000_000;

/** Description, size, and a function that creates a page of that size. */
const pages: readonly (readonly [what: string, size: number, write: (size: number) => string])[] = [
  ['100,000 nested elements', 100_000, (size) => '<div>'.repeat(size)],
  ['nested lists', 50_000, (size) => '<ul><li>2 eggs'.repeat(size)],
  ['unclosed tags', 5 * MB, (size) => fill('<p><b><i><li>text ', size)],
  ['5 MB of <', 5 * MB, (size) => '<'.repeat(size)],
  ['an attribute of 20 MB', 20 * MB, (size) => `<a b="${'x'.repeat(size)}">`],
  ['entities', 5 * MB, (size) => fill('&amp;&lt;&quot;', size)],
  ['ingredient headings', 5 * MB, (size) => fill('<h2>Ingredients</h2><ul><li>2 eggs</li></ul>', size)],
  ['step headings', 5 * MB, (size) => fill('<h2>Method</h2><p>Mix all of it until it is smooth.', size)],
  ['elements with one class', 5 * MB, (size) => fill('<div class="ingredient">2 eggs</div>', size)],
  [
    'elements with different classes',
    60_000,
    (size) => Array.from({ length: size }, (_, at) => `<p class="step-${at}">x`).join(''),
  ],
  [
    'nested recipes',
    4 * MB,
    (size) => fill('<div itemscope itemtype="https://schema.org/Recipe"><b itemprop=ingredients>2 eggs</b>', size),
  ],
  [
    'a recipe with very many ingredients',
    4 * MB,
    (size) => `<p itemscope itemtype="https://schema.org/Recipe">${fill('<b itemprop=ingredients>2 eggs</b>', size)}`,
  ],
  ['nested rows of boxes', 3 * MB, (size) => fill('<div class=a><div class=a>', size)],
  ['nested tables', 3 * MB, (size) => fill('<table><tr><td>', size)],
  ['a line of 10 MB', 10 * MB, (size) => `<h2>Ingredients</h2>${fill('word ', size)}`],
  [
    'structured data with very many recipes',
    50_000,
    (size) => data(`[${'{"@type":"Recipe","name":"x","recipeIngredient":["a"]},'.repeat(size)}{}]`),
  ],
  [
    'deeply nested structured data',
    100_000,
    (size) => data(`{"@type":"Recipe","name":"x","recipeInstructions":${'['.repeat(size)}${']'.repeat(size)}}`),
  ],
  [
    'deeply nested and broken structured data',
    MB,
    (size) => data(`{"@type":"Recipe","name":"x","image":${'['.repeat(size)}`),
  ],
  [
    'structured data with one long list',
    500_000,
    (size) => data(`{"@type":"Recipe","name":"x","recipeIngredient":[${'"2 eggs",'.repeat(size)}"x"]}`),
  ],
  ['script data', 100_000, (size) => `<script>${'"ingredients":[{"name":"a"},'.repeat(size)}</script>`],
  ['a long title', MB, (size) => `<title>${'a | '.repeat(size)}</title><h1>${'b '.repeat(size)}</h1>`],
  ['many titles', 5 * MB, (size) => fill('<h1>x</h1><meta property="og:title" content="y">', size)],
  [
    '10 MB of an ordinary page',
    10 * MB,
    (size) =>
      fill(
        '<div class="post"><h3>Title</h3><p>Some <a href="/x">food</a>.</p><ul><li>2 cups flour</li></ul></div>',
        size,
      ),
  ],
];

suite('malicious pages', () => {
  for (const [what, size, write] of pages) {
    test(`reads ${what} in linear time`, async () => {
      await assertGrowsLinearly(what, size, write, (body) => {
        const html = `<!doctype html><html><body>${body}`;
        assert.ok(extractRecipes(html, 'https://example.org/').length > 0);
      });
    });
  }
});
