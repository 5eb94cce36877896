import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, documentsOf, fileOf, findAll, itemsOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const waffles = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  id: '4711',
  name: 'Waffles',
  description: 'For Sundays &amp; rainy days.',
  url: 'https://example.org/waffles',
  image: 'https://example.org/waffles.jpg',
  imageUrl: '/index.php/apps/cookbook/recipes/4711/image?size=full',
  printImage: false,
  prepTime: 'PT0H10M',
  cookTime: null,
  totalTime: 'PT0H30M',
  recipeCategory: 'Sweet',
  keywords: 'waffle iron,quick',
  recipeYield: 4,
  tool: ['Waffle iron'],
  recipeIngredient: ['## Batter', '250 g flour', '3 eggs', '##To serve', 'sugar', '#r/12 jam'],
  recipeInstructions: ['Stir.', '## Baking', 'Bake each for 3 minutes.'],
  nutrition: { '@type': 'NutritionInformation', calories: '300 kcal' },
  dateCreated: '0',
  dateModified: '1600000000',
  datePublished: null,
};

const tea = {
  '@type': 'Recipe',
  name: 'Tea',
  recipeIngredient: ['tea', 'water'],
  recipeInstructions: 'Steep.\nDrink.',
};

suite('Nextcloud Cookbook', () => {
  test('keeps every part of a recipe, and turns headings in its lists into sections', async () => {
    const archive = await archiveOf({ 'Recipes/Waffles/recipe.json': waffles, 'Recipes/Waffles/full.jpg': 'picture' });
    const [recipe] = await documentsOf(format, archive);
    assert.deepEqual(recipe, {
      title: 'Waffles',
      description: 'For Sundays & rainy days.',
      source: { url: 'https://example.org/waffles', identifier: 'nextcloud-cookbook:4711:Waffles' },
      modified_on: '2020-09-13',
      categories: ['Sweet'],
      keywords: ['waffle iron', 'quick'],
      yields: [{ text: '4', quantity: { kind: 'simple', amount: { value: '4' } } }],
      times: { total: 'PT30M', assertions: [{ kind: 'prep', duration: 'PT10M' }] },
      ingredient_sections: [
        { title: 'Batter', ingredients: [{ text: '250 g flour' }, { text: '3 eggs' }] },
        { title: 'To serve', ingredients: [{ text: 'sugar' }, { text: '#r/12 jam' }] },
      ],
      instruction_sections: [
        { steps: [{ text: 'Stir.' }] },
        { title: 'Baking', steps: [{ text: 'Bake each for 3 minutes.' }] },
      ],
      equipment: recipe?.equipment,
      nutrition: [
        {
          basis: { kind: 'unspecified' },
          nutrients: [{ nutrient: 'energy', text: '300 kcal', amount: { value: '300' }, unit: 'kcal' }],
        },
      ],
      assets: [{ id: 'photo-1', role: 'image' }],
      schema_org: { id: '4711', associatedMedia: 'https://example.org/waffles.jpg' },
    });
    assert.equal(recipe?.equipment?.[0]?.description, 'Waffle iron');
  });

  test('reads each recipe folder with its picture, and continues after a broken one', async () => {
    const archive = await archiveOf({
      'Waffles/recipe.json': waffles,
      'Waffles/thumb16.jpg': 'small',
      'Waffles/full.png': 'picture',
      'Waffles/thumb.jpg': 'smaller',
      'Tea/recipe.json': tea,
      'Broken/recipe.json': '{"@type": "Recipe",',
      'Other/recipe.json': { '@type': 'Person', name: 'x' },
      'No name/recipe.json': { ...tea, name: '' },
    });
    assert.equal(await format.detect(archive), 'sure');
    const { found, expected } = await findAll(format, archive);
    assert.deepEqual(expected, [5]);
    assert.deepEqual(
      found.map((one) => (one.kind === 'recipe' ? one.photos : one.kind === 'unreadable' && [one.title, one.path])),
      [
        [{ kind: 'upload', path: ['Waffles/full.png'] }],
        [],
        ['Broken', ['Broken/recipe.json']],
        ['Other', ['Other/recipe.json']],
        [],
      ],
    );
    const items = await itemsOf(format, archive);
    assert.deepEqual([items.at(-1)?.title, items.at(-1)?.remarks[0]?.code], ['No name', 'title-missing']);
  });

  test('detects a recipe file without its folder by the fields that Nextcloud adds', async () => {
    assert.equal(await format.detect(fileOf(waffles)), 'sure');
    assert.equal(await format.detect(fileOf(tea)), 'no');
    const [recipe] = await documentsOf(format, fileOf(waffles));
    assert.deepEqual(recipe && listsOf(recipe).steps, [
      ['', 'Stir.'],
      ['Baking', 'Bake each for 3 minutes.'],
    ]);
    assert.deepEqual(
      recipe?.assets?.map(({ url }) => url),
      ['https://example.org/waffles.jpg'],
    );
  });

  test('rejects an archive with other files or another layout', async () => {
    assert.equal(await format.detect(await archiveOf({ 'a/recipe.json': waffles, 'soup.cook': 'Boil.' })), 'no');
    assert.equal(await format.detect(await archiveOf({ 'waffles.json': waffles })), 'no');
  });
});
