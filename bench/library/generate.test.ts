import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { validateRecipe } from '../../src/domains/recipe-format/index.ts';
import { recipeNumber } from './generate.ts';

const some = Array.from({ length: 500 }, (_, number) => recipeNumber(number));

suite('generated recipes', () => {
  test('the same number is the same recipe', () => {
    for (const number of [0, 7, 499]) assert.deepEqual(recipeNumber(number), some[number]);
  });

  test('each is a document that the service keeps', () => {
    for (const recipe of some) assert.deepEqual(validateRecipe(recipe).violations, undefined, recipe.title);
  });

  test('titles have two to seven words, and nearly every recipe has one of its own', () => {
    for (const { title } of some) assert.match(title, /^\S+( \S+){1,6}$/);
    assert.ok(new Set(some.map(({ title }) => title)).size > 450);
  });

  test('no place of a sentence is left empty', () => {
    for (const recipe of some) assert.doesNotMatch(JSON.stringify(recipe), /\{[a-z ]+\}|undefined/);
  });

  test('they are as long as recipes are, and written in three languages', () => {
    const sizes = some.map((recipe) => JSON.stringify(recipe).length).sort((a, b) => a - b);
    assert.ok((sizes[25] ?? 0) > 3500 && (sizes[250] ?? 0) > 5000 && (sizes[475] ?? 0) < 8500, sizes.join(' '));
    assert.deepEqual(new Set(some.map(({ language }) => language)), new Set(['en', 'de', 'fr']));
  });

  test('some words are in most of them, and most in a few', () => {
    const counts = new Map<string, number>();
    for (const recipe of some) {
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
