import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import {
  archiveOf,
  documentsOf,
  fileOf,
  findAll,
  itemsOf,
  listsOf,
  zipOf,
} from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const food = (name: string, plural: string | null = null): unknown => ({ name, plural_name: plural });
const unit = (name: string, plural: string | null = null): unknown => ({ name, plural_name: plural });
const ingredient = (parts: Record<string, unknown>): Record<string, unknown> => ({
  food: null,
  unit: null,
  amount: 0,
  note: null,
  order: 0,
  is_header: false,
  no_amount: false,
  ...parts,
});

/** A recipe with every field that Tandoor exports. */
const curry = {
  name: 'Curry',
  description: 'Mild.',
  keywords: [{ name: 'india', description: '' }, { name: 'quick' }],
  steps: [
    {
      name: 'Paste',
      instruction: 'Grind {{ ingredients[0] }} with {{ ingredients[1].food }}.\n\nRest for {{ scale(10) }} minutes.',
      ingredients: [
        ingredient({ food: food('chili', 'chilies'), amount: 3, note: 'dried' }),
        ingredient({ food: food('salt'), unit: unit('g'), amount: 5, no_amount: true }),
      ],
      time: 10,
      order: 0,
      show_as_header: true,
    },
    {
      name: '',
      instruction: '## Finish\nCook the paste.\nAdd the cream.',
      ingredients: [
        ingredient({ is_header: true, note: 'To serve' }),
        ingredient({ food: food('rice'), unit: unit('cup', 'cups'), amount: 1.5, always_use_plural_unit: true }),
        ingredient({ food: food('cream'), unit: unit('ml'), amount: '200.0000000000000000' }),
        ingredient({ note: 'whatever else is there' }),
      ],
      time: 0,
      order: 1,
    },
  ],
  working_time: 20,
  waiting_time: 30,
  internal: true,
  nutrition: { carbohydrates: 40.5, fats: 12, proteins: '9.0', calories: 410, source: '' },
  properties: [{ property_amount: 3.5, property_type: { name: 'Fiber', unit: 'g' } }],
  servings: 4,
  servings_text: 'bowls',
  source_url: 'https://example.org/curry',
  rating: 5,
  created_at: '2024-01-02T03:04:05Z',
  updated_at: '2024-02-03T03:04:05Z',
};

const toast = {
  name: 'Toast',
  description: null,
  keywords: [],
  steps: [{ name: '', instruction: 'Toast it.', ingredients: [], time: 0, order: 0 }],
  working_time: 0,
  waiting_time: 0,
  servings: 1,
  servings_text: '',
};

suite('Tandoor', () => {
  test('keeps every part of a recipe', async () => {
    const [recipe] = await documentsOf(format, fileOf(curry));
    assert.deepEqual(recipe, {
      title: 'Curry',
      description: 'Mild.',
      source: { url: 'https://example.org/curry' },
      modified_on: '2024-02-03',
      keywords: ['india', 'quick'],
      notes: 'Nutrition: Fiber: 3.5 g',
      yields: [{ text: '4 bowls', quantity: { kind: 'simple', amount: { value: '4' }, unit: 'kitchen.bowl' } }],
      times: {
        active: 'PT20M',
        total: 'PT50M',
        assertions: [
          { kind: 'prep', attention: 'active', duration: 'PT20M' },
          { kind: 'rest', attention: 'passive', duration: 'PT30M' },
        ],
      },
      ingredient_sections: [
        { title: 'Paste', ingredients: [{ text: '3 chilies, dried' }, { text: 'salt' }] },
        {
          title: 'To serve',
          ingredients: [{ text: '1 1/2 cups rice' }, { text: '200 ml cream' }, { text: 'whatever else is there' }],
        },
      ],
      instruction_sections: [
        {
          title: 'Paste',
          steps: [
            { text: 'Grind 3 chilies, dried with salt.', schema_org: { performTime: 'PT10M' } },
            { text: 'Rest for 10 minutes.' },
          ],
        },
        { title: 'Finish', steps: [{ text: 'Cook the paste.' }, { text: 'Add the cream.' }] },
      ],
      nutrition: [
        {
          basis: { kind: 'unspecified' },
          nutrients: [
            { nutrient: 'energy', text: '410 kcal', amount: { value: '410' }, unit: 'kcal' },
            { nutrient: 'carbohydrate', text: '40.5 g', amount: { value: '81/2' }, unit: 'g' },
            { nutrient: 'fat', text: '12 g', amount: { value: '12' }, unit: 'g' },
            { nutrient: 'protein', text: '9 g', amount: { value: '9' }, unit: 'g' },
          ],
        },
      ],
      schema_org: {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, bestRating: 5 },
        dateCreated: '2024-01-02T03:04:05Z',
      },
    });
  });

  test('reads an archive of recipe archives and identifies recipes by number and name', async () => {
    const archive = await archiveOf({
      '12.zip': await zipOf({ 'recipe.json': curry, 'image.jpg': 'picture' }),
      '13.zip': await zipOf({ 'recipe.json': toast }),
      '14.zip': await zipOf({ 'recipe.json': '{' }),
      '15.zip': 'no archive',
      'Old name.zip': await zipOf({ 'readme.txt': 'x' }),
    });
    assert.equal(await format.detect(archive), 'sure');
    const { found, expected } = await findAll(format, archive);
    assert.deepEqual(expected, [5]);
    assert.deepEqual(
      found.map((one) =>
        one.kind === 'recipe' ? [one.path, one.photos, one.node['identifier']] : [one.path, one.kind],
      ),
      [
        [['12.zip', 'recipe.json'], [{ kind: 'upload', path: ['12.zip', 'image.jpg'] }], 'tandoor:12:Curry'],
        [['13.zip', 'recipe.json'], [], 'tandoor:13:Toast'],
        [['14.zip', 'recipe.json'], 'unreadable'],
        [['15.zip'], 'unreadable'],
        [['Old name.zip'], 'unreadable'],
      ],
    );
  });

  test('reads a single recipe archive and a bare recipe file', async () => {
    const archive = await archiveOf({ 'image.png': 'picture', 'recipe.json': toast }, '7.zip');
    assert.equal(await format.detect(archive), 'sure');
    const [item] = await itemsOf(format, archive);
    assert.deepEqual(
      [item?.title, item?.photos.map(({ place }) => place)],
      ['Toast', [{ kind: 'upload', path: ['image.png'] }]],
    );
    assert.equal(await format.detect(fileOf(toast)), 'sure');
    const [first, second] = await itemsOf(format, fileOf([{ ...toast, image: 'https://example.org/t.jpg' }, toast]));
    assert.deepEqual([first?.photos.length, second?.photos.length], [1, 0]);
  });

  test('rejects the files of other programs', async () => {
    assert.equal(await format.detect(await archiveOf({ 'a.zip': await zipOf({ 'soup.txt': 'Soup' }) })), 'no');
    assert.equal(await format.detect(await archiveOf({ 'a/recipe.json': toast, 'b/recipe.json': toast })), 'no');
    for (const value of [{}, { name: 'x', steps: [] }, { name: 'x', steps: ['Stir.'], servings: 2 }, [7]]) {
      assert.equal(await format.detect(fileOf(value)), 'no');
    }
  });

  test('keeps a reference to a missing ingredient', async () => {
    const [recipe] = await documentsOf(
      format,
      fileOf({ ...toast, steps: [{ instruction: 'Take {{ ingredients[3] }}.', ingredients: [] }] }),
    );
    assert.deepEqual(recipe && listsOf(recipe).steps, [['', 'Take {{ ingredients[3] }}.']]);
  });
});
