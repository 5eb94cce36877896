import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, documentsOf, fileOf, findAll, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const ID = 'd3b0f6a2-0a5d-4f7d-9d0f-1b2c3d4e5f60';

const dal = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  identifier: ID,
  datePublished: '2023-01-02T03:04:05.000Z',
  description: 'Every week.',
  image: ['https://example.org/dal.jpg'],
  name: 'Dal',
  prepTime: 'PT10M',
  totalTime: 'about an hour',
  recipeYield: '4 servings',
  recipeIngredient: ['[Dal]', '200 g lentils', '[Tadka]', '1 tsp cumin'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Boil the lentils.' },
    { '@type': 'HowToSection', text: '[Tadka]' },
    { '@type': 'HowToStep', text: 'Fry the cumin.' },
    { '@type': 'HowToSection', name: 'Serving' },
    { '@type': 'HowToStep', text: 'Pour it over.' },
  ],
  recipeCategory: ['dinner', 'vegan'],
  creditText: 'Aunt Mae',
  isBasedOn: 'https://example.org/dal',
  comment: [
    { '@type': 'Comment', name: 'Author Notes', text: 'Red lentils need no soaking.' },
    { '@type': 'Comment', name: 'Guest', text: 'Good!' },
  ],
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '5', bestRating: '5' },
  nutrition: { '@type': 'NutritionInformation', calories: '300 kcal', description: 'Iron: 3 mg' },
};

const lists = {
  ingredients: [
    ['Dal', '200 g lentils'],
    ['Tadka', '1 tsp cumin'],
  ],
  steps: [
    ['', 'Boil the lentils.'],
    ['Tadka', 'Fry the cumin.'],
    ['Serving', 'Pour it over.'],
  ],
};

suite('RecipeSage', () => {
  test('keeps every part of a recipe, and turns headings in its lists into sections', async () => {
    const [recipe] = await documentsOf(format, fileOf({ recipes: [dal] }));
    assert.ok(recipe);
    const { ingredient_sections: _, instruction_sections: __, assets, ...rest } = recipe;
    assert.deepEqual(listsOf(recipe), lists);
    assert.deepEqual(
      assets?.map(({ url }) => url),
      ['https://example.org/dal.jpg'],
    );
    assert.deepEqual(rest, {
      title: 'Dal',
      description: 'Every week.',
      source: { url: 'https://example.org/dal', identifier: `recipesage:${ID}`, name: 'Aunt Mae' },
      categories: ['dinner', 'vegan'],
      notes: 'Red lentils need no soaking.',
      yields: [{ text: '4 servings', quantity: { kind: 'simple', amount: { value: '4' }, unit: 'count.serving' } }],
      times: {
        assertions: [
          { kind: 'prep', duration: 'PT10M' },
          { kind: 'total', text: 'about an hour' },
        ],
      },
      nutrition: [
        {
          basis: { kind: 'unspecified' },
          nutrients: [{ nutrient: 'energy', text: '300 kcal', amount: { value: '300' }, unit: 'kcal' }],
          schema_org: { description: 'Iron: 3 mg' },
        },
      ],
      schema_org: {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '5', bestRating: '5' },
        comment: [{ '@type': 'Comment', name: 'Guest', text: 'Good!' }],
        dateCreated: '2023-01-02T03:04:05.000Z',
      },
    });
  });

  test('detects an object with a list, a list or a single recipe, and reports values that are not recipes', async () => {
    const { found, expected } = await findAll(format, fileOf({ recipes: [dal, { '@type': 'Person' }, dal] }));
    assert.deepEqual([expected, found.map(({ kind }) => kind)], [[3], ['recipe', 'unreadable', 'recipe']]);
    assert.equal(await format.detect(fileOf({ recipes: [dal] })), 'sure');
    assert.equal(await format.detect(fileOf([dal])), 'sure');
    assert.equal(await format.detect(fileOf(dal)), 'sure');
    assert.equal(await format.detect(fileOf({ recipes: [] })), 'no');
    assert.equal(await format.detect(fileOf([{ '@type': 'Recipe', name: 'x', recipeIngredient: [] }])), 'no');
    assert.equal(await format.detect(await archiveOf({ 'a.json': { recipes: [dal] } })), 'no');
  });

  test('locates pictures embedded in the file', async () => {
    const picture = 'data:image/png;base64,AAAA';
    const image = ['https://example.org/dal.jpg', picture];
    const places = [];
    for (const value of [{ recipes: [dal, { ...dal, image }] }, [dal, { ...dal, image: picture }], { ...dal, image }]) {
      const last = (await findAll(format, fileOf(value))).found.at(-1);
      places.push(last?.kind === 'recipe' && last.photos);
    }
    assert.deepEqual(
      places,
      ['/recipes/1/image/1', '/1/image', '/image/1'].map((pointer) => [{ kind: 'upload', path: [], pointer }]),
    );
  });

  test('keeps an invalid source URL in the source name', async () => {
    const [recipe] = await documentsOf(format, fileOf({ recipes: [{ ...dal, isBasedOn: 'the red book' }] }));
    assert.deepEqual(recipe?.source, { identifier: `recipesage:${ID}`, name: 'Aunt Mae, the red book' });
  });

  const text = `==== Recipes ====

id: ${ID}
title: Dal
description: Every week.
yield: 4 servings
activeTime: 10 min
totalTime: null
source: Aunt Mae
url: https://example.org/dal
notes: Red lentils.
url: is not meant here.
ingredients: [Dal]
200 g lentils
[Tadka]
1 tsp cumin
source: the market
instructions: Boil the lentils.

[Tadka]
Fry the cumin.
folder: main
createdAt: Wed Apr 16 2025
updatedAt: Wed Apr 16 2025
userId: x
labels: dinner, vegan
images: https://example.org/a.jpg, https://example.org/b.jpg

id: 2
title: Rice
description:
yield:
ingredients: rice
instructions: Cook.
labels:
images:
`;

  test('reads older text exports, in which list items can look like fields', async () => {
    assert.equal(await format.detect(fileOf(text.replaceAll('\n', '\r\n'))), 'sure');
    const [recipe, rice, ...more] = await documentsOf(format, fileOf(text.replaceAll('\n', '\r\n')));
    assert.deepEqual(recipe && listsOf(recipe), {
      ingredients: [
        ['Dal', '200 g lentils'],
        ['Tadka', '1 tsp cumin', 'source: the market'],
      ],
      steps: [
        ['', 'Boil the lentils.'],
        ['Tadka', 'Fry the cumin.'],
      ],
    });
    assert.deepEqual(
      [recipe?.notes, recipe?.categories, recipe?.assets?.map(({ url }) => url), recipe?.times],
      [
        'Red lentils.\nurl: is not meant here.',
        ['dinner', 'vegan'],
        ['https://example.org/a.jpg', 'https://example.org/b.jpg'],
        { assertions: [{ kind: 'prep', duration: 'PT10M', text: '10 min' }] },
      ],
    );
    assert.deepEqual([rice?.title, rice && listsOf(rice).steps, more], ['Rice', [['', 'Cook.']], []]);
  });

  test('reads current text exports with capitalized names', async () => {
    const today = `==== Recipes ====

Title: Dal
Description: Every week.
Yield: 4
ActiveTime: 10 min
TotalTime:
Source:
Url:
Folder: main
Ingredients: 200 g lentils
1 tsp cumin
Instructions: Boil.
Notes: None.
CreatedAt: x
UpdatedAt: y
Rating: 4
Labels: dinner
Images: https://example.org/a.jpg https://example.org/b.jpg

Title: Rice
Description:
Ingredients: rice
Instructions: Cook.
Labels:
Images:
`;
    const [first, second] = await documentsOf(format, fileOf(today));
    assert.deepEqual(
      [first?.title, first?.notes, first && listsOf(first), first?.assets?.length, second?.title],
      ['Dal', 'None.', { ingredients: [['', '200 g lentils', '1 tsp cumin']], steps: [['', 'Boil.']] }, 2, 'Rice'],
    );
  });

  test('reads older XML exports', async () => {
    const xml = `<data>
    <recipe>
        <id>${ID}</id>
        <title>Dal &amp; rice</title>
        <activeTime>10 min</activeTime>
        <totalTime></totalTime>
        <ingredients>[Dal]
200 g lentils</ingredients>
        <instructions>Boil.</instructions>
        <notes></notes>
        <labels><title>dinner</title></labels>
        <labels><title>vegan</title></labels>
        <images><id>1</id><location>https://example.org/a.jpg</location></images>
    </recipe>
</data>`;
    assert.equal(await format.detect(fileOf(xml)), 'sure');
    const [recipe] = await documentsOf(format, fileOf(xml));
    assert.deepEqual(
      [recipe?.title, recipe?.categories, recipe && listsOf(recipe), recipe?.assets?.length, recipe?.source],
      [
        'Dal & rice',
        ['dinner', 'vegan'],
        { ingredients: [['Dal', '200 g lentils']], steps: [['', 'Boil.']] },
        1,
        { identifier: `recipesage:${ID}` },
      ],
    );
  });
});
