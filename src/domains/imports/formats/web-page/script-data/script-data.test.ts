// Pages rendered in the browser embed their recipe as data for their own scripts.
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
  ['strings', texts],
  [
    'objects with parts',
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
    'objects with long key names',
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
    'objects with the full text and its parts',
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
    'one string',
    {
      ingredients: '<ul><li>2 leeks</li><li>1 l stock</li><li>salt</li></ul>',
      directions: texts.instructions.join('\n'),
    },
  ],
  ['bold Markdown', { ...texts, instructions: ['Slice the **leeks** and fry them.', 'Add the **stock** and simmer.'] }],
];

suite('script data', () => {
  for (const [what, recipe] of shapes) {
    test(`reads ${what} in a JSON script`, async () => {
      const data = JSON.stringify({ props: { pageProps: { recipe } } });
      const script = `<script id="__NEXT_DATA__" type="application/json">${data}</script>`;
      assert.deepEqual(await read(script), [LISTS, [{ code: 'structure-guessed' }]]);
    });
  }

  test('reads data in an assignment', async () => {
    assert.deepEqual(
      (await read(`<script>window.__STATE__ = ${JSON.stringify({ recipe: texts })};go();</script>`))[0],
      LISTS,
    );
  });

  test('reads data in a string literal', async () => {
    const quoted = JSON.stringify(JSON.stringify({ recipe: texts }));
    assert.deepEqual((await read(`<script>window.__STATE__ = JSON.parse(${quoted})</script>`))[0], LISTS);
  });

  test('reads data split into chunks', async () => {
    const data = `5:["$","div",{"recipe":${JSON.stringify(texts)}}]\n`;
    const pieces = [data.slice(0, 60), data.slice(60)].map(
      (piece) => `self.__next_f.push([1,${JSON.stringify(piece)}])`,
    );
    assert.deepEqual((await read(pieces.map((piece) => `<script>${piece}</script>`).join('')))[0], LISTS);
  });

  test('keeps group titles', async () => {
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

  test('prefers the recipe that the page shows to one it links to', async () => {
    const other = {
      ingredients: ['1 kg plums', '300 g flour', '2 eggs', '100 g sugar'],
      instructions: ['Bake a very good cake of it all.'],
    };
    const script = `<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l stock</li><li>salt</li></ul>
      <script type="application/json">${JSON.stringify({ related: [other], recipe: texts })}</script>`;
    assert.deepEqual((await read(script))[0], LISTS);
  });

  test('ignores other scripts', async () => {
    const [lists, remarks] = await read(
      '<script>const ingredients = [].map((a) => a["ingredients"]); // "steps": [</script>',
    );
    assert.deepEqual([lists, remarks], [{ ingredients: [], steps: [] }, [{ code: 'nothing-found' }]]);
  });
});
