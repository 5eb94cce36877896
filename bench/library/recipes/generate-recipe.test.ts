import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { validateRecipe } from '../../../src/domains/recipe-format/index.ts';
import { generateRecipe } from './generate-recipe.ts';

const sample = Array.from({ length: 500 }, (_, number) => generateRecipe(number));

suite('generated recipes', () => {
  test('are identical for the same number', () => {
    for (const number of [0, 7, 499]) assert.deepEqual(generateRecipe(number), sample[number]);
  });

  test('are valid recipe documents', () => {
    for (const recipe of sample) assert.deepEqual(validateRecipe(recipe).violations, undefined, recipe.title);
  });

  test('have titles of two to seven words, nearly all of them unique', () => {
    for (const { title } of sample) assert.match(title, /^\S+( \S+){1,6}$/);
    assert.ok(new Set(sample.map(({ title }) => title)).size > 450);
  });

  test('have no unfilled placeholders', () => {
    for (const recipe of sample) assert.doesNotMatch(JSON.stringify(recipe), /\{[a-z ]+\}|undefined/);
  });

  test('are as long as real recipes and written in three languages', () => {
    const sizes = sample.map((recipe) => JSON.stringify(recipe).length).sort((a, b) => a - b);
    assert.ok((sizes[25] ?? 0) > 3500 && (sizes[250] ?? 0) > 5000 && (sizes[475] ?? 0) < 8500, sizes.join(' '));
    assert.deepEqual(new Set(sample.map(({ language }) => language)), new Set(['en', 'de', 'fr']));
  });

  test('share a few common words, while most words are rare', () => {
    const counts = new Map<string, number>();
    for (const recipe of sample) {
      const words = new Set(
        JSON.stringify(recipe)
          .toLowerCase()
          .match(/\p{L}{3,}/gu),
      );
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    assert.ok((counts.get('onion') ?? 0) > 100);
    assert.ok([...counts.values()].filter((count) => count <= 2).length > counts.size / 2);
  });
});
