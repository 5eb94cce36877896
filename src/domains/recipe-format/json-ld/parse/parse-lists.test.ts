import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../../schema/recipe.schemas.ts';
import { fromJsonLd } from '../from-json-ld.ts';
import { toJsonLd } from '../to-json-ld.ts';

const parse = (node: object): RecipeDocument => fromJsonLd({ name: 'Soup', ...node }) ?? assert.fail('not a recipe');

/** `Title: line / line` for each section. */
const parseLines = (recipeIngredient: unknown, more: object = {}): readonly string[] =>
  (parse({ recipeIngredient, ...more }).ingredient_sections ?? []).map(
    ({ title = '', ingredients }) => `${title}: ${(ingredients ?? []).map(({ text }) => text).join(' / ')}`,
  );

const parseSteps = (...recipeInstructions: readonly unknown[]): RecipeDocument['instruction_sections'] =>
  parse({ recipeInstructions }).instruction_sections;

const createStep = (text: string, more: object = {}): object => ({ '@type': 'HowToStep', text, ...more });

const createListItem = (name: string): object => ({ '@type': 'ListItem', name });

const parseTitle = (name: string, text: string): string | undefined =>
  parseSteps(createStep(text, { name }))?.[0]?.steps?.[0]?.title;

suite('parsing ingredient nodes', () => {
  test('turns nested lists into sections', () => {
    const dough = { '@type': 'ItemList', name: 'Dough', itemListElement: [createListItem('flour'), '1 egg'] };
    const more = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: { name: 'salt' } }] };
    assert.deepEqual(parseLines(['water', dough, 'milk', more]), [
      ': water',
      'Dough: flour / 1 egg',
      ': milk',
      ': salt',
    ]);
    assert.deepEqual(parseLines(dough), ['Dough: flour / 1 egg']);
  });

  test('puts the value and unit, or the required quantity, before the name', () => {
    const flour = { '@type': 'PropertyValue', name: 'flour', value: 500, unitText: 'g' };
    const quantity = { '@type': 'QuantitativeValue', minValue: 2, maxValue: 3, unitText: 'cups' };
    const milk = { '@type': 'HowToSupply', name: 'milk', requiredQuantity: quantity };
    const salt = { '@type': 'HowToSupply', name: 'salt', requiredQuantity: '1 pinch' };
    const eggs = { '@type': 'HowToSupply', name: '3 eggs', requiredQuantity: '3' };
    assert.deepEqual(parseLines([flour, milk, salt, eggs, { name: 'oil' }]), [
      ': 500 g flour / 2–3 cups milk / 1 pinch salt / 3 eggs / oil',
    ]);
  });

  test('falls back to the older property name if the newer one is empty', () => {
    for (const nothing of [[], '', [' '], [[null]]]) {
      assert.deepEqual(parseLines(nothing, { ingredients: ['salt'] }), [': salt'], JSON.stringify(nothing));
      assert.deepEqual(parse({ recipeYield: nothing, yield: '4 pies' }).yields?.[0]?.text, '4 pies');
    }
  });

  test('accepts property names with a schema.org prefix', () => {
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

suite('parsing steps with details', () => {
  test('combines the text of a step with its directions without repeating either', () => {
    const directions = [{ text: 'Mix.' }, { '@type': 'HowToTip', text: 'Gently.' }];
    const textOf = (text: string): string | undefined =>
      parseSteps(createStep(text, { itemListElement: directions }))?.[0]?.steps?.[0]?.text;
    assert.equal(textOf('For the dough:'), 'For the dough:\nMix.\nGently.');
    assert.equal(textOf('Mix. Gently.'), 'Mix. Gently.');
    assert.equal(textOf('Mix.\nWait.'), 'Mix.\nWait.\nGently.');
  });

  test('preserves unknown properties of sections and steps and serializes them again', () => {
    const video = { '@type': 'VideoObject', name: 'How' };
    const section = { '@type': 'HowToSection', name: 'Dough', description: 'd', image: 'i', video, url: '#dough' };
    const nodes = [
      { ...section, itemListElement: [createStep('Mix.', { url: '#mix', video, description: 'more' })] },
      { '@type': 'HowToSection', name: 'Bake', itemListElement: [createStep('Bake.')] },
    ];
    const recipe = parse({ recipeInstructions: nodes });
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

  test('accepts a name that starts the text as a title, unless it is the whole text, cut off or long', () => {
    assert.equal(parseTitle('Fry', 'Fry the onions.'), 'Fry');
    assert.equal(parseTitle('Fry the onions', 'Fry the onions.'), undefined);
    assert.equal(parseTitle('Fry the…', 'Fry the onions.'), undefined);
    assert.equal(parseTitle('Fry the...', 'Fry the onions.'), undefined);
    const long = 'Fry the onions in butter until they are golden';
    assert.equal(parseTitle(long, `${long} brown.`), undefined);
    assert.equal(parseTitle('Onions...', 'Fry them.'), 'Onions...');
  });
});
