// Pages that are made to hurt are read like others, and in no time.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { readPage } from './read-page.ts';

const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));
const data = (text: string): string => `<script type="application/ld+json">${text}</script>`;
const MB = 1_000_000;

const pages: readonly (readonly [what: string, write: () => string])[] = [
  ['100,000 elements in each other', () => '<div>'.repeat(100_000)],
  ['lists in lists', () => '<ul><li>2 eggs'.repeat(50_000)],
  ['tags that are never closed', () => fill('<p><b><i><li>text ', 5 * MB)],
  ['5 MB of the sign of a tag', () => '<'.repeat(5 * MB)],
  ['an attribute of 20 MB', () => `<a b="${'x'.repeat(20 * MB)}">`],
  ['entities', () => fill('&amp;&lt;&quot;', 5 * MB)],
  ['headings of ingredients', () => fill('<h2>Ingredients</h2><ul><li>2 eggs</li></ul>', 5 * MB)],
  ['headings of steps', () => fill('<h2>Method</h2><p>Mix all of it until it is smooth.', 5 * MB)],
  ['elements of one class', () => fill('<div class="ingredient">2 eggs</div>', 5 * MB)],
  [
    'elements of different classes',
    () => Array.from({ length: 60_000 }, (_, at) => `<p class="step-${at}">x`).join(''),
  ],
  [
    'recipes in recipes',
    () => fill('<div itemscope itemtype="https://schema.org/Recipe"><b itemprop=ingredients>2 eggs</b>', 4 * MB),
  ],
  [
    'a recipe of very many ingredients',
    () => `<p itemscope itemtype="https://schema.org/Recipe">${fill('<b itemprop=ingredients>2 eggs</b>', 4 * MB)}`,
  ],
  ['rows of boxes in boxes', () => fill('<div class=a><div class=a>', 3 * MB)],
  ['tables in tables', () => fill('<table><tr><td>', 3 * MB)],
  ['a line of 10 MB', () => `<h2>Ingredients</h2>${fill('word ', 10 * MB)}`],
  [
    'data of very many recipes',
    () => data(`[${'{"@type":"Recipe","name":"x","recipeIngredient":["a"]},'.repeat(50_000)}{}]`),
  ],
  [
    'data that is very deep',
    () => data(`{"@type":"Recipe","name":"x","recipeInstructions":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  ],
  ['data that is deep and broken', () => data(`{"@type":"Recipe","name":"x","image":${'['.repeat(MB)}`)],
  [
    'data of one long list',
    () => data(`{"@type":"Recipe","name":"x","recipeIngredient":[${'"2 eggs",'.repeat(500_000)}"x"]}`),
  ],
  ['data for scripts', () => `<script>${'"ingredients":[{"name":"a"},'.repeat(100_000)}</script>`],
  ['a long title', () => `<title>${'a | '.repeat(MB)}</title><h1>${'b '.repeat(MB)}</h1>`],
  ['many titles', () => fill('<h1>x</h1><meta property="og:title" content="y">', 5 * MB)],
  [
    'ten megabytes of an ordinary page',
    () =>
      fill(
        '<div class="post"><h3>Title</h3><p>Some <a href="/x">food</a>.</p><ul><li>2 cups flour</li></ul></div>',
        10 * MB,
      ),
  ],
];

suite('pages that are made to hurt', () => {
  for (const [what, write] of pages) {
    test(`${what}: read within a second`, () => {
      const html = `<!doctype html><html><body>${write()}`;
      const before = process.cpuUsage();
      const found = readPage(html, 'https://example.org/');
      const { user, system } = process.cpuUsage(before);
      assert.ok(found.length > 0);
      // Processor time, so that other programs do not count. It is a third of this on a machine that does nothing else.
      assert.ok(user + system < 2_500_000, `${(user + system) / 1000} ms`);
    });
  }
});
