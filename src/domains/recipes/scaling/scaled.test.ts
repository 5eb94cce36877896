import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

interface Scaled {
  readonly scale: string;
  readonly revision: number;
  readonly recipe: {
    readonly scaled_by: string;
    readonly ingredient_sections: readonly {
      readonly ingredients: readonly {
        readonly text: string;
        readonly scaled_text?: string;
        readonly quantity: { readonly amount: { readonly value: string }; readonly unit: string };
        readonly recipe_ref?: unknown;
      }[];
    }[];
  };
  readonly made_by: readonly unknown[];
}

const third = { kind: 'simple', amount: { value: '1/3' }, unit: 'us.cup' };
const pancakes = {
  title: 'Pancakes',
  yields: [{ text: 'Serves 4', quantity: { kind: 'simple', amount: { value: '4' }, unit: 'count.serving' } }],
  ingredient_sections: [
    {
      ingredients: [
        { text: '1/3 cup milk', name: 'milk', quantity: third },
        { text: '1/3 cup batter', name: 'batter', quantity: third, recipe_ref: { recipe_id: 'batter' } },
      ],
    },
  ],
};

onEveryEngine('recipe scaling', (engine) => {
  const service = serviceForSuite(engine);

  const scaledBy = async (query: string) => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, pancakes);
    return client.get<Scaled & { code?: string; errors?: { location: string; message: string }[] }>(
      `/api/v1/recipes/${id}/scaled?${query}`,
    );
  };

  test('rejects an invalid scale, unreachable servings, and both parameters at once with 422', async () => {
    for (const [query, location] of [
      ['scale=0', 'query.scale'],
      ['scale=-1', 'query.scale'],
      ['scale=two', 'query.scale'],
      ['scale=1e9', 'query.scale'],
      [`scale=${'9'.repeat(100)}`, 'query.scale'],
      ['servings=0', 'query.servings'],
      ['servings=many', 'query.servings'],
      ['scale=2&servings=8', 'query.servings'],
      ['scale=2&convention=roman', 'query.convention'],
      ['scale=2&numbers=roman', 'query.numbers'],
    ] as const) {
      const answer = await scaledBy(query);
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, location], query);
    }
    const client = await service.newLibrary();
    const { id } = await newEntry(client, { title: 'No yield' });
    const answer = await client.get(`/api/v1/recipes/${id}/scaled?servings=4`);
    assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, 'query.servings']);
  });

  test('states the limits in the error for an overlong factor', async () => {
    for (const by of ['scale', 'servings']) {
      const { body } = await scaledBy(`${by}=${'9'.repeat(100)}`);
      const message = body.errors?.[0]?.message ?? '';
      assert.match(message, /^must be a number above zero, .* at most 21 characters .* of at most 1,000,000,000$/);
    }
  });

  test('scales the number of packages, not their size, in unparsed lines', async () => {
    const client = await service.newLibrary();
    const written = ['1 (14 oz) can peaches, drained', '2 (400g) tins tomatoes', '1 can (14 oz) black beans', '2 eggs'];
    const ingredients = written.map((text) => ({ text }));
    const { id } = await newEntry(client, { title: 'Tins', ingredient_sections: [{ ingredients }] });
    const { body } = await client.get<Scaled>(`/api/v1/recipes/${id}/scaled?scale=2`);
    assert.deepEqual(
      body.recipe.ingredient_sections[0]?.ingredients.map((line) => line.scaled_text),
      ['2 (14 oz) cans peaches, drained', '4 (400g) tins tomatoes', '2 cans (14 oz) black beans', '4 eggs'],
    );
  });

  test('scales 1/3 by 3 to exactly 1, and leaves sub-recipes as references', async () => {
    const { body } = await scaledBy('scale=3');
    const [milk, batter] = body.recipe.ingredient_sections[0]?.ingredients ?? [];
    assert.deepEqual([body.scale, body.revision, body.recipe.scaled_by], ['3', 1, '3']);
    assert.deepEqual([milk?.quantity.amount.value, milk?.quantity.unit], ['1', 'us.cup']);
    assert.deepEqual([milk?.text, milk?.scaled_text], ['1/3 cup milk', '1 cup milk']);
    assert.deepEqual(batter?.recipe_ref, { recipe_id: 'batter' });
    assert.deepEqual(body.made_by, [{ recipe_id: 'batter' }]);
  });

  test('scales by servings and converts to a measurement convention', async () => {
    const eight = (await scaledBy('servings=8')).body;
    assert.deepEqual(
      [eight.scale, eight.recipe.ingredient_sections[0]?.ingredients[0]?.quantity.amount.value],
      ['2', '2/3'],
    );
    const metric = (await scaledBy('scale=1&convention=metric')).body;
    assert.match(metric.recipe.ingredient_sections[0]?.ingredients[0]?.quantity.unit ?? '', /^metric\./);
  });

  test('scales plain text lines and keeps their wording', async () => {
    const client = await service.newLibrary();
    const lines = ['3 leeks, sliced', '250 g potatoes', 'salt to taste', '1 cup cream (optional)'];
    const ingredient_sections = [{ ingredients: lines.map((text) => ({ text })) }];
    const { id } = await newEntry(client, { title: 'Soup', language: 'en', ingredient_sections });
    const { body } = await client.get<Scaled>(`/api/v1/recipes/${id}/scaled?scale=2`);
    assert.deepEqual(
      body.recipe.ingredient_sections[0]?.ingredients.map(({ text, scaled_text }) => scaled_text ?? text),
      ['6 leeks, sliced', '500 g potatoes', 'salt to taste', '2 cups cream (optional)'],
    );
  });

  test('stores nothing', async () => {
    const client = await service.newLibrary();
    const { id, recipe } = await newEntry(client, pancakes);
    await client.get(`/api/v1/recipes/${id}/scaled?scale=1/2`);
    const { body } = await client.get<EntryBody>(`/api/v1/recipes/${id}`);
    assert.deepEqual([body.revision, body.recipe], [1, recipe]);
  });
});
