import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { fromJsonLd } from './from-json-ld.ts';
import { toJsonLd } from './to-json-ld.ts';

const read = (node: object): RecipeDocument => fromJsonLd({ name: 'Soup', ...node }) ?? assert.fail('It is a recipe.');

/** `Title: line / line` for each section. */
const linesOf = (recipeIngredient: unknown, more: object = {}): readonly string[] =>
  (read({ recipeIngredient, ...more }).ingredient_sections ?? []).map(
    ({ title = '', ingredients }) => `${title}: ${(ingredients ?? []).map(({ text }) => text).join(' / ')}`,
  );

const stepsOf = (...recipeInstructions: readonly unknown[]): RecipeDocument['instruction_sections'] =>
  read({ recipeInstructions }).instruction_sections;

const step = (text: string, more: object = {}): object => ({ '@type': 'HowToStep', text, ...more });

const item = (name: string): object => ({ '@type': 'ListItem', name });

const titleOf = (name: string, text: string): string | undefined =>
  stepsOf(step(text, { name }))?.[0]?.steps?.[0]?.title;

suite('ingredients as things', () => {
  test('lists in the list are sections, and their items lines', () => {
    const dough = { '@type': 'ItemList', name: 'Dough', itemListElement: [item('flour'), '1 egg'] };
    const more = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: { name: 'salt' } }] };
    assert.deepEqual(linesOf(['water', dough, 'milk', more]), [': water', 'Dough: flour / 1 egg', ': milk', ': salt']);
    assert.deepEqual(linesOf(dough), ['Dough: flour / 1 egg']);
  });

  test('a value and a unit, or the quantity that is required, stand before the name', () => {
    const flour = { '@type': 'PropertyValue', name: 'flour', value: 500, unitText: 'g' };
    const quantity = { '@type': 'QuantitativeValue', minValue: 2, maxValue: 3, unitText: 'cups' };
    const milk = { '@type': 'HowToSupply', name: 'milk', requiredQuantity: quantity };
    const salt = { '@type': 'HowToSupply', name: 'salt', requiredQuantity: '1 pinch' };
    const eggs = { '@type': 'HowToSupply', name: '3 eggs', requiredQuantity: '3' };
    assert.deepEqual(linesOf([flour, milk, salt, eggs, { name: 'oil' }]), [
      ': 500 g flour / 2–3 cups milk / 1 pinch salt / 3 eggs / oil',
    ]);
  });

  test('a property with nothing in it does not hide its older name', () => {
    for (const nothing of [[], '', [' '], [[null]]]) {
      assert.deepEqual(linesOf(nothing, { ingredients: ['salt'] }), [': salt'], JSON.stringify(nothing));
      assert.deepEqual(read({ recipeYield: nothing, yield: '4 pies' }).yields?.[0]?.text, '4 pies');
    }
  });

  test('names with the prefix of schema.org are the names', () => {
    const recipe = fromJsonLd({
      '@type': 'schema:Recipe',
      'schema:name': 'Soup',
      'http://schema.org/recipeIngredient': ['salt'],
      'https://schema.org/recipeInstructions': [{ '@type': 'schema:HowToStep', 'schema:text': 'Stir.' }],
      'schema:other': 1,
    });
    assert.deepEqual(recipe, {
      title: 'Soup',
      ingredient_sections: [{ ingredients: [{ text: 'salt' }] }],
      instruction_sections: [{ steps: [{ text: 'Stir.' }] }],
      schema_org: { 'schema:other': 1 },
    });
  });
});

suite('steps with more than a text', () => {
  test('the text of a step and the directions in it are both said, and neither twice', () => {
    const directions = [{ text: 'Mix.' }, { '@type': 'HowToTip', text: 'Gently.' }];
    const textOf = (text: string): string | undefined =>
      stepsOf(step(text, { itemListElement: directions }))?.[0]?.steps?.[0]?.text;
    assert.equal(textOf('For the dough:'), 'For the dough:\nMix.\nGently.');
    assert.equal(textOf('Mix. Gently.'), 'Mix. Gently.');
    assert.equal(textOf('Mix.\nWait.'), 'Mix.\nWait.\nGently.');
  });

  test('what else a section or a step has is kept, and written again', () => {
    const video = { '@type': 'VideoObject', name: 'How' };
    const section = { '@type': 'HowToSection', name: 'Dough', description: 'd', image: 'i', video, url: '#dough' };
    const nodes = [
      { ...section, itemListElement: [step('Mix.', { url: '#mix', video, description: 'more' })] },
      { '@type': 'HowToSection', name: 'Bake', itemListElement: [step('Bake.')] },
    ];
    const recipe = read({ recipeInstructions: nodes });
    assert.deepEqual(recipe.instruction_sections, [
      {
        title: 'Dough',
        schema_org: { description: 'd', image: 'i', video, url: '#dough' },
        steps: [{ text: 'Mix.', schema_org: { url: '#mix', video, description: 'more' } }],
      },
      { title: 'Bake', steps: [{ text: 'Bake.' }] },
    ]);
    assert.deepEqual(toJsonLd(recipe)['recipeInstructions'], nodes);
  });

  test('a name that begins the text is a title, unless it is all of it, cut off, or long', () => {
    assert.equal(titleOf('Fry', 'Fry the onions.'), 'Fry');
    assert.equal(titleOf('Fry the onions', 'Fry the onions.'), undefined);
    assert.equal(titleOf('Fry the…', 'Fry the onions.'), undefined);
    assert.equal(titleOf('Fry the...', 'Fry the onions.'), undefined);
    const long = 'Fry the onions in butter until they are golden';
    assert.equal(titleOf(long, `${long} brown.`), undefined);
    assert.equal(titleOf('Onions...', 'Fry them.'), 'Onions...');
  });
});
