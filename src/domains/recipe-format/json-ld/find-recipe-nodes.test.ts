import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { findRecipeNodes } from './find-recipe-nodes.ts';

const recipe = (name: string, more: object = {}): object => ({ '@type': 'Recipe', name, ...more });

const namesIn = (json: unknown): readonly unknown[] => findRecipeNodes(json).recipes.map(({ name }) => name);

suite('finding recipes in JSON-LD', () => {
  test('at the top, in an array, in @graph, or nested; @type may be an array', () => {
    assert.deepEqual(namesIn(recipe('a')), ['a']);
    assert.deepEqual(namesIn([recipe('a'), [recipe('b')]]), ['a', 'b']);
    assert.deepEqual(namesIn({ '@graph': [{ '@type': 'WebPage' }, recipe('a')] }), ['a']);
    assert.deepEqual(namesIn({ '@type': 'WebPage', mainEntity: recipe('a') }), ['a']);
    assert.deepEqual(namesIn(recipe('a', { '@type': ['NewsArticle', 'https://schema.org/Recipe'] })), ['a']);
    assert.deepEqual(namesIn({ '@type': 'Article', name: 'Recipe' }), []);
  });

  test('a recipe inside a recipe belongs to it, and a reference is none', () => {
    assert.deepEqual(namesIn(recipe('a', { isBasedOn: recipe('b') })), ['a']);
    assert.deepEqual(namesIn({ mentions: { '@type': 'Recipe' } }), []);
  });

  test('nodes are found by their id where they are described', () => {
    const { nodeById } = findRecipeNodes([recipe('a', { author: { '@id': '#ada' } }), { '@id': '#ada', name: 'Ada' }]);
    assert.deepEqual(nodeById('#ada'), { '@id': '#ada', name: 'Ada' });
    assert.equal(nodeById('#bo'), undefined);
  });

  test('of several nodes with an id the one that says most describes it, and a type alone says nothing', () => {
    const ada = { '@id': '#ada', '@type': 'Person', name: 'Ada', url: 'https://example.org/ada' };
    const references = [
      { '@id': '#ada', '@type': 'Person' },
      { '@id': '#ada', name: 'A.' },
    ];
    assert.deepEqual(findRecipeNodes([...references, ada, ...references]).nodeById('#ada'), ada);
    assert.deepEqual(namesIn([{ '@type': 'Recipe', '@id': '#r' }, recipe('a', { '@id': '#r' })]), ['a']);
  });

  test('it never throws, and no depth or size is too much', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => void findRecipeNodes(json)));
    let deep: unknown = recipe('a');
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    assert.deepEqual(namesIn(deep), ['a']);
    assert.deepEqual(namesIn(Array.from({ length: 1_000_000 }, () => 1)), []);
  });
});
