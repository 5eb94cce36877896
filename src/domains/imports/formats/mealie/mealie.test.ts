import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, documentsOf, fileOf, findAll, itemsOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const ID = '6f0d7b44-9c7e-4a6e-9a1f-0c9f5f6f7a01';
const PLAIN = ID.replaceAll('-', '');

/** The recipe tables of a backup. Ids have dashes in some tables and none in others. */
const database = {
  alembic_version: [{ version_num: 'x' }],
  users: [{ id: '1', password: 'secret' }],
  recipes: [
    {
      id: PLAIN,
      slug: 'rye-bread',
      name: 'Rye Bread',
      description: 'Dark.',
      image: 'aBcD',
      total_time: '3 hours',
      prep_time: '30 minutes',
      perform_time: '1 hour',
      recipe_yield: 'loaves',
      recipe_yield_quantity: 2,
      recipe_servings: 12,
      org_url: 'https://example.org/rye',
      rating: 4.5,
      date_added: '2024-01-02',
      date_updated: '2024-03-04T05:06:07',
      last_made: '2024-05-06T00:00:00',
    },
    { id: '0'.repeat(32), slug: 'nothing', name: 'Nothing yet' },
  ],
  recipes_ingredients: [
    { recipe_id: ID, position: 2, quantity: 0.5, unit_id: 'u1', food_id: 'f2', note: '' },
    { recipe_id: ID, position: 1, quantity: 2.5, unit_id: 'u2', food_id: 'f1', note: 'sifted', title: 'Dough' },
    { recipe_id: ID, position: 3, quantity: 1, unit_id: null, food_id: null, note: '10 g caraway', title: 'Topping' },
    { recipe_id: PLAIN, position: 4, quantity: 2, food_id: 'f3', note: '(large)', original_text: '2 large eggs' },
  ],
  ingredient_units: [
    {
      id: 'u1',
      name: 'teaspoon',
      plural_name: 'teaspoons',
      abbreviation: 'tsp',
      use_abbreviation: true,
      fraction: true,
    },
    { id: 'u2', name: 'kilogram', plural_name: 'kilograms', abbreviation: 'kg', fraction: false },
  ],
  ingredient_foods: [
    { id: 'f1', name: 'rye flour' },
    { id: 'f2', name: 'salt' },
    { id: 'f3', name: 'egg', plural_name: 'eggs' },
  ],
  recipe_instructions: [
    { recipe_id: ID, position: 1, title: '', text: 'Bake.\n\nLet it cool.' },
    { recipe_id: ID, position: 0, title: 'The day before', summary: 'Sourdough', text: 'Mix and wait.' },
  ],
  notes: [
    { recipe_id: ID, title: 'Flour', text: 'Type 1150.' },
    { recipe_id: ID, title: '', text: 'Keeps a week.' },
  ],
  recipe_nutrition: [
    { recipe_id: ID, calories: '220', fat_content: '1.5', sodium_content: '400', sugar_content: null },
  ],
  recipe_comments: [{ recipe_id: ID, text: 'Lovely.' }],
  api_extras: [{ recipee_id: ID, key_name: 'oven', value: 'stone' }],
  tags: [{ id: 't1', name: 'sour' }],
  categories: [{ id: 'c1', name: 'Bread' }],
  tools: [{ id: 'o1', name: 'Banneton' }],
  recipes_to_tags: [
    { recipe_id: PLAIN, tag_id: 't1' },
    { recipe_id: PLAIN, tag_id: 'gone' },
  ],
  recipes_to_categories: [{ recipe_id: PLAIN, category_id: 'c1' }],
  recipes_to_tools: [{ recipe_id: PLAIN, tool_id: 'o1' }],
};

const folder = `data/recipes/${ID}`;

const backup = (): ReturnType<typeof archiveOf> =>
  archiveOf({
    'database.json': database,
    [`${folder}/images/tiny-original.webp`]: 'tiny',
    [`${folder}/images/original.webp`]: 'picture',
    [`${folder}/images/min-original.webp`]: 'smaller',
    [`${folder}/images/timeline/x/original.webp`]: 'of another day',
    [`${folder}/assets/scan.png`]: 'scan',
    [`${folder}/assets/table.pdf`]: 'pdf',
  });

suite('Mealie backups', () => {
  test('keeps every part of a recipe', async () => {
    const archive = await backup();
    assert.equal(await format.detect(archive), 'sure');
    const [recipe, empty] = await documentsOf(format, archive);
    assert.deepEqual(recipe, {
      title: 'Rye Bread',
      description: 'Dark.',
      source: { url: 'https://example.org/rye', identifier: `mealie:${PLAIN}` },
      modified_on: '2024-03-04',
      categories: ['Bread'],
      keywords: ['sour'],
      notes: 'Flour\nType 1150.\n\nKeeps a week.',
      yields: [
        { text: '2 loaves', quantity: { kind: 'simple', amount: { value: '2' }, unit: 'count.loaf' } },
        { text: '12 servings', quantity: { kind: 'simple', amount: { value: '12' }, unit: 'count.serving' } },
      ],
      times: {
        total: 'PT180M',
        assertions: [
          { kind: 'prep', duration: 'PT30M', text: '30 minutes' },
          { kind: 'cook', duration: 'PT60M', text: '1 hour' },
        ],
      },
      ingredient_sections: [
        { title: 'Dough', ingredients: [{ text: '2.5 kilograms rye flour, sifted' }, { text: '1/2 tsp salt' }] },
        { title: 'Topping', ingredients: [{ text: '10 g caraway' }, { text: '2 eggs (large)' }] },
      ],
      instruction_sections: [
        {
          title: 'The day before',
          steps: [{ title: 'Sourdough', text: 'Mix and wait.' }, { text: 'Bake.\n\nLet it cool.' }],
        },
      ],
      equipment: recipe?.equipment,
      nutrition: [
        {
          basis: { kind: 'unspecified' },
          nutrients: [
            { nutrient: 'energy', text: '220 kcal', amount: { value: '220' }, unit: 'kcal' },
            { nutrient: 'fat', text: '1.5 g', amount: { value: '3/2' }, unit: 'g' },
            { nutrient: 'sodium', text: '400 mg', amount: { value: '400' }, unit: 'mg' },
          ],
        },
      ],
      assets: [
        { id: 'photo-1', role: 'image' },
        { id: 'photo-2', role: 'image' },
      ],
      schema_org: {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, bestRating: 5 },
        dateCreated: '2024-01-02',
        lastMade: '2024-05-06T00:00:00',
        comment: [{ '@type': 'Comment', text: 'Lovely.' }],
        originalIngredients: ['2 large eggs'],
        extras: { oven: 'stone' },
      },
    });
    assert.deepEqual(
      recipe?.equipment?.map(({ description }) => description),
      ['Banneton'],
    );
    assert.equal(empty?.title, 'Nothing yet');
  });

  test('includes the main picture and attached pictures, and reports other attachments', async () => {
    const { found, expected } = await findAll(format, await backup());
    assert.deepEqual(expected, [2]);
    assert.deepEqual(
      found.map((one) => (one.kind === 'recipe' ? [one.photos, one.diagnostics] : one)),
      [
        [
          [
            { kind: 'upload', path: [`${folder}/images/original.webp`] },
            { kind: 'upload', path: [`${folder}/assets/scan.png`] },
          ],
          [{ code: 'part-left-out', evidence: 'table.pdf' }],
        ],
        [[], []],
      ],
    );
  });

  test('reads the database file without the surrounding archive', async () => {
    const file = fileOf(database);
    assert.equal(await format.detect(file), 'sure');
    const { found, expected } = await findAll(format, file);
    assert.deepEqual([found.length, expected], [2, [2]]);
  });

  test('reports a broken backup and rejects other archives', async () => {
    const broken = await archiveOf({ 'database.json': '{"recipes": [' });
    assert.equal(await format.detect(broken), 'no');
    const { found } = await findAll(format, broken);
    assert.deepEqual(
      found.map(({ kind }) => kind),
      ['unreadable'],
    );
    assert.equal(await format.detect(await archiveOf({ 'a.txt': 'x', 'b.json': { slug: 'b' } })), 'no');
  });
});

/** A recipe as written by the API and by exports since 1.0. */
const pancakes = {
  id: ID,
  slug: 'pancakes',
  name: 'Pancakes',
  orgURL: 'grandma',
  recipeYield: '4 servings',
  totalTime: null,
  prepTimeSeconds: 600,
  recipeCategory: [{ name: 'Breakfast', slug: 'breakfast' }],
  tags: [],
  recipeIngredient: [
    { quantity: 1.333, unit: { name: 'cup', pluralName: 'cups' }, food: { name: 'milk' }, note: null, title: null },
    { quantity: null, unit: null, food: null, note: 'salt', display: 'salt' },
    { quantity: 1, referencedRecipe: { name: 'Applesauce', slug: 'applesauce' }, note: '' },
  ],
  recipeInstructions: [{ id: '1', title: '', text: 'Stir.' }],
  notes: [],
  nutrition: { calories: null },
  extras: {},
};

/** The first versions used plain lists and snake_case names. */
const chili = {
  slug: 'chili',
  name: 'Chili',
  recipe_ingredient: ['1 can beans', '2 chilis'],
  recipe_instructions: [{ text: 'Cook.' }],
  recipe_yield: '',
  categories: ['Dinner'],
  tags: ['hot'],
  notes: [{ title: 'Careful', text: 'Hot!' }],
  date_added: '2021-01-02',
};

suite('Mealie exports', () => {
  test('reads one file per recipe with its picture, and reports broken files', async () => {
    const archive = await archiveOf({
      'settings/settings.json': { theme: 'x' },
      'recipes/pancakes/pancakes.json': pancakes,
      'recipes/pancakes/images/original.webp': 'picture',
      'recipes/chili/chili.json': chili,
      'recipes/broken/broken.json': '{',
      'recipes/other/other.json': { name: 'x' },
      'images/chili.jpg': 'as the first versions had them',
    });
    assert.equal(await format.detect(archive), 'sure');
    const { found, expected } = await findAll(format, archive);
    assert.deepEqual(expected, [4]);
    assert.deepEqual(
      found.map((one) => (one.kind === 'recipe' ? one.photos : one.kind === 'unreadable' && one.title)),
      [
        [{ kind: 'upload', path: ['recipes/pancakes/images/original.webp'] }],
        [{ kind: 'upload', path: ['images/chili.jpg'] }],
        'broken',
        'other',
      ],
    );
    const [first, second] = await documentsOf(format, archive);
    assert.deepEqual(first && listsOf(first), {
      ingredients: [['', '1 1/3 cups milk', 'salt', '1 Applesauce']],
      steps: [['', 'Stir.']],
    });
    assert.deepEqual(
      [first?.notes, first?.times, first?.source],
      ['Source: grandma', { assertions: [{ kind: 'prep', duration: 'PT600S' }] }, { identifier: `mealie:${PLAIN}` }],
    );
    assert.deepEqual(
      [second?.categories, second?.keywords, second?.notes, second?.source, second && listsOf(second)],
      [
        ['Dinner'],
        ['hot'],
        'Careful\nHot!',
        undefined,
        { ingredients: [['', '1 can beans', '2 chilis']], steps: [['', 'Cook.']] },
      ],
    );
  });

  test('reads a single recipe with its picture, and a file with several recipes', async () => {
    const archive = await archiveOf({ 'pancakes.json': pancakes, 'original.webp': 'picture' });
    assert.equal(await format.detect(archive), 'sure');
    const [item] = await itemsOf(format, archive);
    assert.deepEqual(
      item?.photos.map(({ place }) => place),
      [{ kind: 'upload', path: ['original.webp'] }],
    );
    assert.equal(await format.detect(fileOf(pancakes)), 'sure');
    assert.equal((await documentsOf(format, fileOf([pancakes, chili]))).length, 2);
  });
});
