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
  ['nested elements', 20_000, (size) => '<div>'.repeat(size)],
  ['nested lists', 10_000, (size) => '<ul><li>2 eggs'.repeat(size)],
  ['unclosed tags', MB, (size) => fill('<p><b><i><li>text ', size)],
  ['nothing but <', MB, (size) => '<'.repeat(size)],
  ['an attribute of 4 MB', 4 * MB, (size) => `<a b="${'x'.repeat(size)}">`],
  ['entities', MB, (size) => fill('&amp;&lt;&quot;', size)],
  ['ingredient headings', MB, (size) => fill('<h2>Ingredients</h2><ul><li>2 eggs</li></ul>', size)],
  ['step headings', MB, (size) => fill('<h2>Method</h2><p>Mix all of it until it is smooth.', size)],
  ['elements with one class', MB, (size) => fill('<div class="ingredient">2 eggs</div>', size)],
  [
    'elements with different classes',
    12_000,
    (size) => Array.from({ length: size }, (_, at) => `<p class="step-${at}">x`).join(''),
  ],
  [
    'nested recipes',
    800_000,
    (size) => fill('<div itemscope itemtype="https://schema.org/Recipe"><b itemprop=ingredients>2 eggs</b>', size),
  ],
  [
    'a recipe with very many ingredients',
    800_000,
    (size) => `<p itemscope itemtype="https://schema.org/Recipe">${fill('<b itemprop=ingredients>2 eggs</b>', size)}`,
  ],
  ['nested rows of boxes', 600_000, (size) => fill('<div class=a><div class=a>', size)],
  ['nested tables', 600_000, (size) => fill('<table><tr><td>', size)],
  ['a line of 2 MB', 2 * MB, (size) => `<h2>Ingredients</h2>${fill('word ', size)}`],
  [
    'structured data with very many recipes',
    10_000,
    (size) => data(`[${'{"@type":"Recipe","name":"x","recipeIngredient":["a"]},'.repeat(size)}{}]`),
  ],
  [
    'deeply nested structured data',
    20_000,
    (size) => data(`{"@type":"Recipe","name":"x","recipeInstructions":${'['.repeat(size)}${']'.repeat(size)}}`),
  ],
  [
    'deeply nested and broken structured data',
    200_000,
    (size) => data(`{"@type":"Recipe","name":"x","image":${'['.repeat(size)}`),
  ],
  [
    'structured data with one long list',
    100_000,
    (size) => data(`{"@type":"Recipe","name":"x","recipeIngredient":[${'"2 eggs",'.repeat(size)}"x"]}`),
  ],
  ['script data', 20_000, (size) => `<script>${'"ingredients":[{"name":"a"},'.repeat(size)}</script>`],
  ['a long title', 200_000, (size) => `<title>${'a | '.repeat(size)}</title><h1>${'b '.repeat(size)}</h1>`],
  ['many titles', MB, (size) => fill('<h1>x</h1><meta property="og:title" content="y">', size)],
  [
    '2 MB of an ordinary page',
    2 * MB,
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
