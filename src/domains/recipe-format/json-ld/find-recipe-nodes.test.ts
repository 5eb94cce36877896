import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { findRecipeNodes } from './find-recipe-nodes.ts';

const createRecipe = (name: string, more: object = {}): object => ({ '@type': 'Recipe', name, ...more });

const findNames = (json: unknown): readonly unknown[] => findRecipeNodes(json).recipes.map(({ name }) => name);

suite('finding recipes in JSON-LD', () => {
  test('finds them at the top level, in an array, in @graph or nested, even if @type is an array', () => {
    assert.deepEqual(findNames(createRecipe('a')), ['a']);
    assert.deepEqual(findNames([createRecipe('a'), [createRecipe('b')]]), ['a', 'b']);
    assert.deepEqual(findNames({ '@graph': [{ '@type': 'WebPage' }, createRecipe('a')] }), ['a']);
    assert.deepEqual(findNames({ '@type': 'WebPage', mainEntity: createRecipe('a') }), ['a']);
    assert.deepEqual(findNames(createRecipe('a', { '@type': ['NewsArticle', 'https://schema.org/Recipe'] })), ['a']);
    assert.deepEqual(findNames({ '@type': 'Article', name: 'Recipe' }), []);
  });

  test('ignores recipes inside a recipe and mere references', () => {
    assert.deepEqual(findNames(createRecipe('a', { isBasedOn: createRecipe('b') })), ['a']);
    assert.deepEqual(findNames({ mentions: { '@type': 'Recipe' } }), []);
  });

  test('looks up nodes by id', () => {
    const { nodeById } = findRecipeNodes([
      createRecipe('a', { author: { '@id': '#ada' } }),
      { '@id': '#ada', name: 'Ada' },
    ]);
    assert.deepEqual(nodeById('#ada'), { '@id': '#ada', name: 'Ada' });
    assert.equal(nodeById('#bo'), undefined);
  });

  test('prefers the most complete of several nodes with the same id', () => {
    const ada = { '@id': '#ada', '@type': 'Person', name: 'Ada', url: 'https://example.org/ada' };
    const references = [
      { '@id': '#ada', '@type': 'Person' },
      { '@id': '#ada', name: 'A.' },
    ];
    assert.deepEqual(findRecipeNodes([...references, ada, ...references]).nodeById('#ada'), ada);
    assert.deepEqual(findNames([{ '@type': 'Recipe', '@id': '#r' }, createRecipe('a', { '@id': '#r' })]), ['a']);
  });

  test('never throws, and handles any depth and size', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => void findRecipeNodes(json)));
    let deep: unknown = createRecipe('a');
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    assert.deepEqual(findNames(deep), ['a']);
    assert.deepEqual(findNames(Array.from({ length: 1_000_000 }, () => 1)), []);
  });
});
