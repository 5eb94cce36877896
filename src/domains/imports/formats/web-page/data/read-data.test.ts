// Pages that are put together in the browser bring their recipe as data for their scripts.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { fileOf, itemsOf, listsOf, plainDocument } from '../../../../../../test/support/import-files.ts';
import { format } from '../format.ts';

const LISTS = {
  ingredients: [['', '2 leeks', '1 l stock', 'salt']],
  steps: [['', 'Slice the leeks and fry them.', 'Add the stock and simmer.']],
};

const page = (script: string): string =>
  `<!doctype html><html lang="en"><head><title>Leek Soup</title></head><body><div id="root"><h1>Leek Soup</h1></div>${script}</body></html>`;

const read = async (script: string): Promise<readonly unknown[]> => {
  const [item] = await itemsOf(format, fileOf(page(script)));
  assert.ok(item);
  return [listsOf(plainDocument(item)), item.remarks];
};

const texts = {
  ingredients: ['2 leeks', '1 l stock', 'salt'],
  instructions: ['Slice the leeks and fry them.', 'Add the stock and simmer.'],
};

const shapes: readonly (readonly [what: string, recipe: unknown])[] = [
  ['texts', texts],
  [
    'things with parts',
    {
      recipeIngredients: [
        { name: 'leeks', amount: 2, unit: null },
        { name: 'stock', amount: { value: 1, unit: 'l' } },
        { ingredient: { name: 'salt' } },
      ],
      steps: texts.instructions.map((description, index) => ({ number: index + 1, description })),
    },
  ],
  [
    'things with long names for their parts',
    {
      ingredients: [
        { id: 'a1', name: 'leeks', displayIngredientQuantity: 2, displayUnitOfMeasurement: null },
        { id: 'b2', name: 'stock', displayIngredientQuantity: 1, displayUnitOfMeasurement: 'l' },
        { id: 'c3', name: 'salt', displayIngredientQuantity: null },
      ],
      preparationInstructions: texts.instructions.map((body, index) => ({ header: `Step ${index + 1}`, body })),
    },
  ],
  [
    'texts beside their parts',
    {
      ingredients: [
        { text: '2 leeks', quantity: 2, food: 'leeks' },
        { text: '1 l stock', quantity: 1 },
        { text: 'salt' },
      ],
      method: texts.instructions.map((text) => ({ text: `<p>${text}</p>` })),
    },
  ],
  [
    'one text',
    {
      ingredients: '<ul><li>2 leeks</li><li>1 l stock</li><li>salt</li></ul>',
      directions: texts.instructions.join('\n'),
    },
  ],
  [
    'bold words of Markdown',
    { ...texts, instructions: ['Slice the **leeks** and fry them.', 'Add the **stock** and simmer.'] },
  ],
];

suite('data for scripts', () => {
  for (const [what, recipe] of shapes) {
    test(`${what}, in a script that is data`, async () => {
      const data = JSON.stringify({ props: { pageProps: { recipe } } });
      const script = `<script id="__NEXT_DATA__" type="application/json">${data}</script>`;
      assert.deepEqual(await read(script), [LISTS, [{ code: 'structure-guessed' }]]);
    });
  }

  test('in an assignment', async () => {
    assert.deepEqual(
      (await read(`<script>window.__STATE__ = ${JSON.stringify({ recipe: texts })};go();</script>`))[0],
      LISTS,
    );
  });

  test('in a text', async () => {
    const quoted = JSON.stringify(JSON.stringify({ recipe: texts }));
    assert.deepEqual((await read(`<script>window.__STATE__ = JSON.parse(${quoted})</script>`))[0], LISTS);
  });

  test('in pieces', async () => {
    const data = `5:["$","div",{"recipe":${JSON.stringify(texts)}}]\n`;
    const pieces = [data.slice(0, 60), data.slice(60)].map(
      (piece) => `self.__next_f.push([1,${JSON.stringify(piece)}])`,
    );
    assert.deepEqual((await read(pieces.map((piece) => `<script>${piece}</script>`).join('')))[0], LISTS);
  });

  test('groups have their titles', async () => {
    const recipe = {
      ingredientGroups: [
        { title: 'Soup', ingredients: ['2 leeks', '1 l stock'] },
        { title: 'To serve', ingredients: ['chives'] },
      ],
      instructions: texts.instructions,
    };
    const [lists] = await read(`<script type="application/json">${JSON.stringify(recipe)}</script>`);
    assert.deepEqual((lists as typeof LISTS).ingredients, [
      ['Soup', '2 leeks', '1 l stock'],
      ['To serve', 'chives'],
    ]);
  });

  test('the recipe that the page shows is taken, and not one to which it links', async () => {
    const other = {
      ingredients: ['1 kg plums', '300 g flour', '2 eggs', '100 g sugar'],
      instructions: ['Bake a very good cake of it all.'],
    };
    const script = `<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li><li>salt</li></ul>
      <script type="application/json">${JSON.stringify({ related: [other], recipe: texts })}</script>`;
    assert.deepEqual((await read(script))[0], LISTS);
  });

  test('scripts that are none are left alone', async () => {
    const [lists, remarks] = await read(
      '<script>const ingredients = [].map((a) => a["ingredients"]); // "steps": [</script>',
    );
    assert.deepEqual([lists, remarks], [{ ingredients: [], steps: [] }, [{ code: 'nothing-found' }]]);
  });
});
