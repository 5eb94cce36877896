import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, documentsOf, fileOf, findAll, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const recipe = (name: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 egg', '5 g salt &amp; pepper'],
  recipeInstructions: [{ '@type': 'HowToStep', text: '<p>Boil the egg.</p>' }],
});

const titlesIn = async (value: readonly unknown[] | Record<string, unknown>): Promise<readonly unknown[]> =>
  (await documentsOf(format, fileOf(value))).map(({ title }) => title);

suite('schema.org JSON files', () => {
  test('reads a recipe, a list of recipes, a graph, or a page around them', async () => {
    assert.deepEqual(await titlesIn(recipe('Egg')), ['Egg']);
    assert.deepEqual(await titlesIn([recipe('A'), { '@type': 'Person' }, recipe('B')]), ['A', 'B']);
    assert.deepEqual(await titlesIn({ '@graph': [{ '@type': 'WebPage' }, recipe('C')] }), ['C']);
    assert.deepEqual(await titlesIn({ '@type': 'WebPage', mainEntity: recipe('D') }), ['D']);
    assert.deepEqual(await titlesIn({ ...recipe('E'), '@type': ['NewsArticle', 'http://schema.org/Recipe'] }), ['E']);
  });

  test('reads recipes without a type if they have the lists of a recipe', async () => {
    const { '@type': _, '@context': __, ...untyped } = recipe('F');
    assert.deepEqual(await titlesIn(untyped), ['F']);
    assert.deepEqual(await titlesIn([untyped, { name: 'nothing' }, untyped]), ['F', 'F']);
  });

  test('strips markup and resolves references', async () => {
    const file = fileOf({
      '@graph': [
        { '@id': '#me', '@type': 'Person', name: 'Ada' },
        { ...recipe('G'), author: { '@id': '#me' } },
      ],
    });
    const [read] = await documentsOf(format, file);
    assert.deepEqual(read?.authors, [{ kind: 'person', name: 'Ada' }]);
    assert.deepEqual(read && listsOf(read), {
      ingredients: [['', '1 egg', '5 g salt & pepper']],
      steps: [['', 'Boil the egg.']],
    });
  });

  test('locates embedded pictures in a recipe, a list or a graph', async () => {
    const withPicture = { ...recipe('H'), image: [{ '@type': 'ImageObject', url: 'data:image/jpeg;base64,AAAA' }] };
    const places = [];
    for (const value of [
      withPicture,
      [recipe('I'), withPicture],
      { '@graph': [withPicture] },
      { mainEntity: withPicture },
    ]) {
      const last = (await findAll(format, fileOf(value))).found.at(-1);
      places.push(last?.kind === 'recipe' && last.photos?.map((place) => place.kind === 'upload' && place.pointer));
    }
    assert.deepEqual(places, [['/image/0/url'], ['/1/image/0/url'], ['/@graph/0/image/0/url'], []]);
  });

  test('reads a list of 3,000 recipes', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => recipe(`Recipe ${index}`));
    const { found, expected } = await findAll(format, fileOf(many));
    assert.deepEqual([found.length, expected], [3000, [3000]]);
  });

  test('detects recipes as likely, and rejects other files and archives', async () => {
    assert.equal(await format.detect(fileOf(recipe('x'))), 'likely');
    for (const value of [{}, [], { '@type': 'Person' }, { name: 'x' }, { recipes: [] }, 'Recipe']) {
      assert.equal(await format.detect(fileOf(value)), 'no');
    }
    assert.equal(await format.detect(await archiveOf({ 'a.json': recipe('x') })), 'no');
  });
});
