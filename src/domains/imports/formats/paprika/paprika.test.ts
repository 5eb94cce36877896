import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import {
  archiveOf,
  documentsOf,
  fileOf,
  findAll,
  gzipOf,
  itemsOf,
  listsOf,
  zipOf,
} from '../../../../../test/support/import-files.ts';
import { extractItems } from '../../extraction/extract-items.ts';
import { format } from './format.ts';

const PHOTO = Buffer.from('a jpeg').toString('base64');

/** A recipe with every field that Paprika 3 writes. */
const pie = {
  uid: '2D4A7B10-4C0B-4E5C-9A53-2B1B0C6B8F11',
  hash: 'c0ffee',
  name: 'Leek Pie',
  description: 'Better on the second day.',
  ingredients: 'For the dough:\n200 g flour\n100 g butter\n\nFor the filling:\n3 leeks: only the white\n2 eggs\n',
  directions: '1. Make the dough.\n\n2. Chop the leeks.\n3. Bake for 40 minutes.',
  notes: 'Also with onions.',
  nutritional_info: 'Calories: 320\nFat: 12 g',
  servings: '6 slices',
  prep_time: '20 min',
  cook_time: '40 minutes',
  total_time: '1 hour',
  difficulty: 'Easy',
  rating: 4,
  source: 'Aunt Mae',
  source_url: 'https://example.org/leek-pie',
  image_url: 'https://example.org/leek-pie.jpg',
  categories: ['Baking', 'Vegetarian'],
  created: '2024-02-03 10:11:12',
  on_favorites: true,
  photo: 'photo.jpg',
  photo_hash: 'abc',
  photo_large: null,
  photo_data: PHOTO,
  photos: [{ name: '1', filename: 'one.jpg', hash: 'x', data: PHOTO }, { name: '2' }, { data: PHOTO }],
};

const soup = { uid: 'b', name: 'Soup', ingredients: '1 l water', directions: 'Boil.', image_url: null, photos: [] };

suite('Paprika', () => {
  test('keeps every part of a recipe', async () => {
    const [recipe] = await documentsOf(format, fileOf(gzipOf(pie)));
    assert.deepEqual(recipe, {
      title: 'Leek Pie',
      description: 'Better on the second day.',
      source: {
        name: 'Aunt Mae',
        url: 'https://example.org/leek-pie',
        identifier: 'paprika:2D4A7B10-4C0B-4E5C-9A53-2B1B0C6B8F11',
      },
      categories: ['Baking', 'Vegetarian'],
      notes: 'Also with onions.\n\nNutrition:\nCalories: 320\nFat: 12 g',
      yields: [{ text: '6 slices', quantity: { kind: 'simple', amount: { value: '6' }, unit: 'count.slice' } }],
      times: {
        total: 'PT60M',
        assertions: [
          { kind: 'prep', duration: 'PT20M', text: '20 min' },
          { kind: 'cook', duration: 'PT40M', text: '40 minutes' },
        ],
      },
      ingredient_sections: [
        { title: 'For the dough', ingredients: [{ text: '200 g flour' }, { text: '100 g butter' }] },
        { title: 'For the filling', ingredients: [{ text: '3 leeks: only the white' }, { text: '2 eggs' }] },
      ],
      instruction_sections: [
        {
          steps: [{ text: 'Make the dough.' }, { text: 'Chop the leeks.' }, { text: 'Bake for 40 minutes.' }],
        },
      ],
      assets: [1, 2, 3].map((number) => ({ id: `photo-${number}`, role: 'image' })),
      schema_org: {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, bestRating: 5 },
        difficulty: 'Easy',
        favorite: true,
        dateCreated: '2024-02-03 10:11:12',
        associatedMedia: ['https://example.org/leek-pie.jpg'],
      },
    });
  });

  test('takes photos from the file, or else from the web', async () => {
    const archive = await archiveOf({
      'Leek Pie.paprikarecipe': gzipOf(pie),
      'Soup.paprikarecipe': gzipOf({ ...soup, image_url: 'https://example.org/soup.jpg' }),
    });
    const [first, second] = await itemsOf(format, archive);
    const path = ['Leek Pie.paprikarecipe'];
    assert.deepEqual(
      first?.photos.map(({ place }) => place),
      ['/photo_data', '/photos/0/data', '/photos/2/data'].map((pointer) => ({ kind: 'upload', path, pointer })),
    );
    assert.deepEqual(
      second?.photos.map(({ place }) => place),
      [{ kind: 'address', url: 'https://example.org/soup.jpg' }],
    );
  });

  test('reads each file of an archive on its own and continues after a broken one', async () => {
    const archive = await archiveOf({
      'a/Soup.paprikarecipe': gzipOf(soup),
      'a/Broken.paprikarecipe': gzipOf('{"name": "Bro'),
      'a/Cut off.paprikarecipe': gzipOf(pie).subarray(0, 40),
      'a/Other.paprikarecipe': gzipOf({ title: 'x' }),
      'a/No gzip.paprikarecipe': { ...soup, name: 'Plain' },
    });
    assert.equal(await format.detect(archive), 'sure');
    const { found, expected } = await findAll(format, archive);
    assert.deepEqual(expected, [5]);
    assert.deepEqual(
      found.map((one) => [one.kind, one.kind === 'unreadable' ? one.title : '', one.path]),
      [
        ['recipe', '', ['a/Soup.paprikarecipe']],
        ['unreadable', 'Broken', ['a/Broken.paprikarecipe']],
        ['unreadable', 'Cut off', ['a/Cut off.paprikarecipe']],
        ['unreadable', 'Other', ['a/Other.paprikarecipe']],
        ['recipe', '', ['a/No gzip.paprikarecipe']],
      ],
    );
  });

  test('accepts a sparse recipe and uses the file name as its title', async () => {
    const bare = { uid: 'c', name: '', ingredients: null, directions: '', source_url: 'in the red book' };
    const [item] = await itemsOf(format, await archiveOf({ 'Mum/Stew_2.paprikarecipe': gzipOf(bare) }));
    assert.equal(item?.title, 'Stew 2');
    assert.deepEqual(
      item?.remarks.map(({ code }) => code),
      ['title-missing', 'ingredients-missing', 'steps-missing'],
    );
  });

  test('reads a list of recipes in one file and locates their photos', async () => {
    const { found } = await findAll(format, fileOf([soup, pie, 7]));
    assert.deepEqual(
      found.map((one) => (one.kind === 'recipe' ? one.photos?.[0] : one.kind)),
      [undefined, { kind: 'upload', path: [], pointer: '/1/photo_data' }, 'unreadable'],
    );
  });

  test('leaves an archive with other files to be read file by file', async () => {
    const files = {
      'Soup.paprikarecipe': gzipOf(soup),
      'all.paprikarecipes': await zipOf({ 'x.paprikarecipe': gzipOf(pie) }),
    };
    const archive = await archiveOf(files);
    assert.equal(await format.detect(archive), 'no');
    const titles: unknown[] = [];
    for await (const { extracted, containerPath } of extractItems(archive, {
      reportTotal: () => undefined,
      reportProgress: () => undefined,
    })) {
      titles.push([extracted.kind === 'recipe' && extracted.node['name'], containerPath]);
    }
    assert.deepEqual(titles, [
      ['Soup', ['Soup.paprikarecipe']],
      ['Leek Pie', ['all.paprikarecipes']],
    ]);
  });

  test('rejects other JSON, and reads an uncompressed recipe', async () => {
    for (const value of [{}, [], { name: 'x', ingredients: [], directions: [] }, { name: 'x', uid: 'y' }, 'text']) {
      assert.equal(await format.detect(fileOf(value)), 'no');
    }
    const [recipe] = await documentsOf(format, fileOf(soup));
    assert.deepEqual(recipe && listsOf(recipe), { ingredients: [['', '1 l water']], steps: [['', 'Boil.']] });
  });
});
