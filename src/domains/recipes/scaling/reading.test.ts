import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

interface ReadIngredient {
  readonly id: string;
  readonly reading: { readonly amount: string; readonly food: string; readonly rest: string };
  readonly scaling: string;
  readonly converted: boolean;
  readonly weight?: { readonly grams: number; readonly source: string; readonly approximate: boolean };
}

interface ReadStep {
  readonly text: string;
  readonly scaled_text?: string;
  readonly uses: readonly { readonly ingredient_id: string; readonly amount: string; readonly shared?: boolean }[];
  readonly times: readonly (Span & { readonly seconds: number; readonly max_seconds: number })[];
  readonly temperatures: readonly (Span & { readonly text: string })[];
}

interface Read {
  readonly convention: string;
  readonly recipe: {
    readonly ingredient_sections: readonly { readonly ingredients: readonly ReadIngredient[] }[];
    readonly instruction_sections: readonly { readonly steps: readonly ReadStep[] }[];
  };
}

const toIngredients = (lines: readonly string[], prefix = 'line') =>
  lines.map((text, index) => ({ id: `${prefix}-${index}`, text }));

onEveryEngine('reading a scaled recipe', (engine) => {
  const service = serviceForSuite(engine);

  const read = async (recipe: object, query: string): Promise<Read['recipe']> => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, { title: 'Test', language: 'en', ...recipe });
    const { status, body, text } = await client.get<Read>(`/api/v1/recipes/${id}/scaled?${query}`);
    assert.equal(status, 200, text);
    return body.recipe;
  };

  const readLines = async (lines: readonly string[], query: string): Promise<readonly ReadIngredient[]> => {
    const { ingredient_sections } = await read({ ingredient_sections: [{ ingredients: toIngredients(lines) }] }, query);
    return ingredient_sections[0]?.ingredients ?? [];
  };

  const shownLines = async (lines: readonly string[], query: string): Promise<readonly string[]> =>
    (await readLines(lines, query)).map(({ reading: { amount, food, rest } }) => amount + food + rest);

  test('shows a line exactly as written if an amount cannot be read, and says so', async () => {
    const [oil, salt] = await readLines(['1 tbsp chili oil or a store-bought version', 'salt to taste'], 'scale=2');
    assert.deepEqual(
      [oil?.reading, oil?.scaling],
      [{ amount: '1 tbsp ', food: 'chili oil or a store-bought version', rest: '' }, 'not-scaled'],
    );
    assert.deepEqual([salt?.reading.food, salt?.scaling], ['salt to taste', 'unchanged']);
  });

  test('does not trust a line that contradicts its quantity', async () => {
    const quantity = { kind: 'simple', amount: { value: '3' }, unit: 'us.cup' };
    const ingredients = [{ id: 'flour', text: '1 cup flour', quantity }];
    const { ingredient_sections } = await read({ ingredient_sections: [{ ingredients }] }, 'scale=2');
    const [flour] = ingredient_sections[0]?.ingredients ?? [];
    assert.deepEqual([flour?.reading.amount, flour?.scaling], ['1 cup ', 'not-scaled']);
  });

  test('scales every amount of a line, and no other number', async () => {
    const lines = [
      ['2 large eggs plus 1 egg yolk', '4 large eggs plus 2 egg yolks'],
      ['¾ cup (180 ml) plus 1 tbsp water', '1½ cups (360 ml) plus 2 tbsp water'],
      ['1 lb beef or 2 lb turkey', '2 lb beef or 4 lb turkey'],
      ['5-spice powder 1 tsp', '5-spice powder 2 tsp'],
      ['1 (14 oz) can tomatoes', '2 (14 oz) cans tomatoes'],
      ['2 cups 2% milk', '4 cups 2% milk'],
    ] as const;
    const shown = await shownLines(
      lines.map(([line]) => line),
      'scale=2',
    );
    assert.deepEqual(
      shown,
      lines.map(([, doubled]) => doubled),
    );
  });

  test('divides a line into amount, food and rest', async () => {
    const [onions, eggs] = await readLines(['2 red onions, finely chopped', '2 eggs plus 1 yolk, beaten'], 'scale=2');
    assert.deepEqual(onions?.reading, { amount: '4 ', food: 'red onions', rest: ', finely chopped' });
    assert.deepEqual(eggs?.reading, { amount: '4 ', food: 'eggs plus 2 yolks', rest: ', beaten' });
  });

  test('keeps what the author wrote in the wanted convention, and rounds what it converts', async () => {
    const lines = ['2 cups (240 g) flour', '227 g butter', '1 lb ground beef', '2 tbsp oil'];
    assert.deepEqual(await shownLines(['30 g yeast in warm water (110°F)'], 'convention=metric'), [
      '30 g yeast in warm water (43 °C)',
    ]);
    const found = await readLines(lines, 'convention=metric');
    assert.deepEqual(
      found.map(({ reading, converted }) => [reading.amount.trim(), converted]),
      [
        ['240 g', true],
        ['227 g', false],
        ['about 450 g', true],
        ['2 tbsp', false],
      ],
    );
  });

  test('adds what a food weighs, and shows it instead of cups if asked to', async () => {
    const quantity = { kind: 'simple', text: '2 cups', amount: { value: '2' }, unit: 'us.cup' };
    const ingredients = [{ id: 'flour', text: '2 cups flour', name: 'flour', quantity }];
    const recipe = { ingredient_sections: [{ ingredients }] };
    const [plain] = (await read(recipe, 'scale=1')).ingredient_sections[0]?.ingredients ?? [];
    assert.deepEqual([plain?.reading.amount, plain?.weight?.grams, plain?.weight?.approximate], ['2 cups ', 250, true]);
    assert.match(plain?.weight?.source ?? '', /Standard Reference/);
    const [weighed] = (await read(recipe, 'scale=2&weights=true')).ingredient_sections[0]?.ingredients ?? [];
    assert.deepEqual([weighed?.reading.amount, weighed?.weight?.grams], ['about 500 g ', 500]);
    // Which cup is meant is not known, so nothing is weighed.
    const [unknown] = await readLines(['2 cups flour'], 'weights=true');
    assert.deepEqual([unknown?.reading.amount, unknown?.weight], ['2 cups ', undefined]);
  });

  test('uses the cup that the library assumes, and shows what the user chose', async () => {
    const { body: library } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Test' });
    const client = service.client.with({ 'x-service-library': library.id });
    const ingredients = toIngredients(['1 cup milk', '1 lb beef']);
    const { id } = await newEntry(client, { title: 'Test', language: 'en', ingredient_sections: [{ ingredients }] });
    let chosen = 'as-written';
    const shown = async (query: string): Promise<readonly string[]> => {
      const { body } = await client.get<Read>(`/api/v1/recipes/${id}/scaled?${query}`);
      assert.equal(body.convention, query === 'scale=1' ? chosen : query.split('=')[1]);
      return (body.recipe.ingredient_sections[0]?.ingredients ?? []).map(({ reading }) => reading.amount.trim());
    };
    assert.deepEqual(await shown('convention=metric'), ['1 cup', 'about 450 g']);
    const choose = async (settings: object, revision: number): Promise<void> => {
      const path = `/api/v1/libraries/${library.id}/settings`;
      const { status, text } = await client.put(path, settings, { 'if-match': `"${revision}"` });
      assert.equal(status, 200, text);
    };
    await choose({ assumed_convention: 'us', shown_convention: null }, 1);
    assert.deepEqual(await shown('scale=1'), ['1 cup', '1 lb']);
    assert.deepEqual(await shown('convention=metric'), ['about 240 ml', 'about 450 g']);
    await choose({ assumed_convention: 'us', shown_convention: 'metric' }, 2);
    chosen = 'metric';
    assert.deepEqual(await shown('scale=1'), ['about 240 ml', 'about 450 g']);
    assert.deepEqual(await shown('convention=as-written'), ['1 cup', '1 lb']);
    await client.put('/api/v1/account/settings', { shown_convention: 'as-written' });
    chosen = 'as-written';
    assert.deepEqual(await shown('scale=1'), ['1 cup', '1 lb']);
    await client.put('/api/v1/account/settings', { shown_convention: null });
  });

  test('finds times and temperatures in steps, with their positions in the text that is shown', async () => {
    const text = 'Heat the oven to 350°F. Bake for 35 to 40 minutes.';
    const { instruction_sections } = await read({ instruction_sections: [{ steps: [{ text }] }] }, 'convention=metric');
    const step = instruction_sections[0]?.steps[0] ?? assert.fail('no step');
    const shown = step.scaled_text ?? assert.fail('no shown text');
    assert.equal(shown, 'Heat the oven to 180 °C. Bake for 35 to 40 minutes.');
    assert.deepEqual(
      step.times.map(({ start, end, ...seconds }) => [shown.slice(start, end), seconds]),
      [['35 to 40 minutes', { seconds: 2100, max_seconds: 2400 }]],
    );
    assert.deepEqual(
      step.temperatures.map(({ start, end, text: words }) => [shown.slice(start, end), words]),
      [['180 °C', '180 °C']],
    );
  });

  test('shows what each step uses, from its own section', async () => {
    const { instruction_sections } = await read(
      {
        ingredient_sections: [
          { title: 'Cake', ingredients: toIngredients(['2 cups sugar', '4 eggs'], 'cake') },
          { title: 'Glaze', ingredients: toIngredients(['1/2 cup sugar', '2 tbsp milk'], 'glaze') },
        ],
        instruction_sections: [
          { title: 'Cake', steps: [{ text: 'Beat the eggs with the sugar.' }, { text: 'Fold in the eggs.' }] },
          { title: 'Glaze', steps: [{ text: 'Whisk the sugar with 1 tbsp of the milk.' }] },
        ],
      },
      'scale=2',
    );
    assert.deepEqual(
      instruction_sections.flatMap(({ steps }) => steps.map(({ uses }) => uses)),
      [
        [
          { ingredient_id: 'cake-1', amount: '8', shared: true },
          { ingredient_id: 'cake-0', amount: '4 cups' },
        ],
        [{ ingredient_id: 'cake-1', amount: '8', shared: true }],
        [
          { ingredient_id: 'glaze-0', amount: '1 cup' },
          { ingredient_id: 'glaze-1', amount: '2 tbsp' },
        ],
      ],
    );
  });
});
