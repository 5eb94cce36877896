import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import type { ScaledEntry } from '../../src/domains/recipes/index.ts';
import { newEntry } from '../support/recipes.ts';
import type { TestClient } from '../support/client.ts';
import { TestList } from '../support/shopping.ts';
import { hiddenWords } from './support/hidden-words.ts';
import { journey } from './support/journey.ts';

const hardLines: readonly string[] = [
  '2 large eggs plus 1 egg yolk',
  '¾ cup (180 ml) plus 1 tbsp water',
  '1 lb beef or 2 lb turkey',
  '1 onion and 2 carrots',
  '5-spice powder 1 tsp',
  '2 (14 oz) cans diced tomatoes, drained',
  '1 cup plus 2 tbsp all-purpose flour',
  '2 tbsp olive oil, plus more for the pan',
  'zest of 1 lemon and juice of 2 lemons',
  'a handful of basil leaves',
  '½ cup butter, divided (¼ cup for the pan)',
  '6 chicken thighs (about 2 lb / 900 g), trimmed',
  '1 ½ cups 2% milk',
  'one onion and two carrots',
  '2 to 3 cloves garlic, minced',
  'salt and freshly ground black pepper, to taste',
  'stock from the Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz years, 1 l',
  '3/2 cups stock',
  '400g tin chickpeas',
];

/** Lines that the shopping list keeps whole, at twice the scale. */
const wholeLines = [
  '4 large eggs plus 2 egg yolks',
  '2 onions and 4 carrots',
  'zest of 2 lemons and juice of 4 lemons',
  '2 × 3/2 cups stock As written in the recipe, not scaled',
];

const newRecipe = async (
  api: TestClient,
  language: string,
  lines: readonly string[],
  steps: readonly string[],
): Promise<string> => {
  const { id } = await newEntry(api, {
    title: `Hard lines: ${lines[0]}`,
    language,
    yields: [{ text: language === 'de' ? 'Für 4 Personen' : language === 'fr' ? 'Pour 4 personnes' : 'Serves 4' }],
    ingredient_sections: [{ ingredients: lines.map((text) => ({ text })) }],
    instruction_sections: [{ steps: steps.map((text) => ({ text })) }],
  });
  return id;
};

const newHardRecipe = (api: TestClient): Promise<string> =>
  newRecipe(api, 'en', hardLines, [
    'Beat the eggs with the water until they foam.',
    ...Array.from({ length: 5 }, () => 'Stir everything once more, taste it and wait for 5 minutes. '.repeat(4)),
  ]);

const toPlainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The lines, and the ingredients of each step, as the API says that they should be shown. */
const readingsOf = async (api: TestClient, id: string, query: string, mark = 'not scaled') => {
  const { recipe } = (await api.get<ScaledEntry>(`/api/v1/recipes/${id}/scaled?${query}`)).body;
  const ingredients = recipe.ingredient_sections?.flatMap((section) => section.ingredients ?? []) ?? [];
  const read = ingredients.map(({ id: ingredientId, reading, scaling }) => {
    const { amount, food, rest } = reading ?? assert.fail('there is no reading');
    return { ingredientId, food, line: amount + food + rest, suffix: scaling === 'not-scaled' ? ` (${mark})` : '' };
  });
  const steps = recipe.instruction_sections?.flatMap((section) => section.steps ?? []) ?? [];
  return {
    lines: read.map(({ line, suffix }) => toPlainSpaces(line + suffix)),
    uses: steps.map(({ uses }) =>
      (uses ?? []).map(({ ingredient_id, amount, shared, not_scaled }) => {
        const used = read.find(({ ingredientId }) => ingredientId === ingredient_id);
        const text = amount === '' ? used?.line : `${amount} ${used?.food}`;
        return toPlainSpaces(`${text}${shared ? ' (in total)' : ''}${not_scaled ? ` (${mark})` : ''}`);
      }),
    ),
  };
};

const linesShown = async (page: Page, list: string): Promise<readonly string[]> =>
  (await page.locator(`${list} li`).allInnerTexts()).map(toPlainSpaces);

const LIST = '.recipe-view-ingredients .ingredient-list';

journey(
  'shows every word of difficult ingredients, even when scaled',
  { sizes: ['laptop', 'phone'] },
  async ({ size, api, page, go, accessible }) => {
    const id = await newHardRecipe(api);
    await go(`/recipes/${id}`);
    await page.getByRole('checkbox', { name: '400g tin chickpeas' }).waitFor();
    assert.deepEqual(await linesShown(page, LIST), hardLines);
    assert.deepEqual(await hiddenWords(page, LIST), []);

    const twice = await readingsOf(api, id, 'scale=2');
    const [used = []] = twice.uses;
    assert.deepEqual(used, ['4 large eggs plus 2 egg yolks', '1½ cups (360 ml) plus 2 tbsp water']);
    await page.getByText('2 ×', { exact: true }).click();
    await page.getByRole('checkbox', { name: '3/2 cups stock (not scaled)' }).waitFor();
    assert.deepEqual(await linesShown(page, LIST), twice.lines);
    assert.deepEqual(await hiddenWords(page, LIST), []);
    assert.deepEqual(await linesShown(page, '.step-uses'), used);
    assert.deepEqual(await hiddenWords(page, '.step-uses'), []);
    if (size === 'phone') await accessible('scaled');
    if (size === 'laptop') {
      await page.emulateMedia({ media: 'print' });
      assert.deepEqual(await hiddenWords(page, LIST), []);
      await page.emulateMedia({ media: 'screen' });
    }

    await go(`/recipes/${id}/cook?scale=2`);
    await page.getByRole('region', { name: 'For this step' }).waitFor();
    assert.deepEqual(await linesShown(page, '.cook-step-uses'), used);
    await page.getByText('All ingredients').click();
    assert.deepEqual(await linesShown(page, '.cook-page-all'), twice.lines);
    assert.deepEqual(await hiddenWords(page, '.cook-page-all .ingredient-list, .cook-step-uses ul'), []);

    await TestList.create(api);
    await go(`/shopping/add?recipe=${id}&scale=%222%22`);
    await page.getByRole('checkbox', { name: /zest of 2 lemons and juice of 4 lemons/ }).waitFor();
    const needed = (await page.locator('.requirement-row-text').allInnerTexts()).map(toPlainSpaces);
    for (const line of wholeLines) assert.ok(needed.includes(line), `${line}: ${needed.join('\n')}`);
    assert.deepEqual(await hiddenWords(page, '.requirement-row-text'), []);
    if (size === 'phone') await accessible('shopping for hard ingredients');
  },
);

journey('marks unscaled ingredients in German', { sizes: ['phone'], locale: 'de-DE' }, async ({ api, page, go }) => {
  const id = await newHardRecipe(api);
  await go(`/recipes/${id}?scale=2`);
  await page.getByRole('checkbox', { name: '3/2 cups stock (nicht umgerechnet)' }).waitFor();
  const { lines } = await readingsOf(api, id, 'scale=2', 'nicht umgerechnet');
  assert.deepEqual(await linesShown(page, LIST), lines);
});

type HardRecipe = readonly [
  language: string,
  lines: readonly string[],
  step: string,
  /** The items of a shopping list for twice the recipe. */
  bought: readonly string[],
];

const hardRecipes: readonly HardRecipe[] = [
  [
    'en',
    ['2 large eggs plus 1 egg yolk', '1 ½ cups 2% milk'],
    'Beat the eggs with the milk for 5 minutes.',
    ['4 large eggs plus 2 egg yolks', '2% milk 3 cups'],
  ],
  [
    'en',
    ['¾ cup (180 ml) plus 1 tbsp water', '00 flour, 3 1/2 cups'],
    'Mix the flour and the water.',
    ['1½ cups (360 ml) plus 2 tbsp water', '00 flour 7 cups'],
  ],
  [
    'en',
    ['1 lb beef or 2 lb turkey', '2 1/2 lb. potatoes (about 5)'],
    'Brown the beef, then add the potatoes.',
    ['beef 2 pounds', '5 lb. potatoes (about 10)'],
  ],
  [
    'en',
    ['5-spice powder 1 tsp', 'a handful of basil leaves'],
    'Stir in the basil and the 5-spice powder.',
    ['5-spice powder 2 teaspoons', 'basil leaves 2 handfuls'],
  ],
  [
    'en',
    ['400g tin chickpeas', '1 (14 oz) can tomatoes'],
    'Simmer the chickpeas and tomatoes at 350 °F for 1–2 hours.',
    ['chickpeas 2 cans (400 g)', 'tomatoes 2 cans (14 oz)'],
  ],
  [
    'en',
    ['juice of ½ lemon', '12 ½-inch slices baguette'],
    'Sprinkle the baguette with the lemon juice.',
    ['lemon 1', '24 ½-inch slices baguette'],
  ],
  [
    'en',
    ['half an onion and a carrot', '3/2 cups stock'],
    'Sweat the onion, then pour in the stock.',
    ['1 onion and 2 carrots', '3/2 cups stock 2 ×'],
  ],
  [
    'de',
    ['2 Eier und 1 Eigelb', '200 ml Sahne (30 % Fett)', 'Saft einer halben Zitrone'],
    'Eier und Sahne verrühren.',
    ['4 Eier und 2 Eigelb', 'Sahne 400 ml', 'Zitrone 1'],
  ],
  [
    'de',
    ['½ Bund Petersilie oder 2 EL TK-Petersilie', 'Mehl Type 405, 250 g'],
    'Die Petersilie hacken und 10 Minuten ziehen lassen.',
    ['Petersilie 1 Bund', 'Mehl Type 405 500 g'],
  ],
  [
    'fr',
    ['2 œufs et 1 jaune d’œuf', '1 c. à soupe d’huile d’olive'],
    'Battre les œufs avec l’huile.',
    ['4 œufs et 2 jaunes d’œuf', 'huile d’olive 2 cuillères à soupe'],
  ],
];

journey('shows what the API reads, on every page', { sizes: ['phone'] }, async ({ api, page, go }) => {
  for (const [language, lines, step, bought] of hardRecipes) {
    const id = await newRecipe(api, language, lines, [step]);
    const firstLine = page.locator(`${LIST} li`).first();

    const twice = await readingsOf(api, id, 'scale=2');
    await go(`/recipes/${id}?scale=2`);
    await firstLine.waitFor();
    assert.deepEqual(await linesShown(page, LIST), twice.lines);
    assert.notEqual(twice.uses.flat().length, 0, step);
    assert.deepEqual(await linesShown(page, '.step-uses'), twice.uses.flat());
    await page.emulateMedia({ media: 'print' });
    assert.deepEqual(await linesShown(page, LIST), twice.lines);
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: 'Cook', exact: true }).click();
    await page.getByText('All ingredients').click();
    assert.deepEqual(await linesShown(page, '.cook-page-all'), twice.lines);
    assert.deepEqual(await linesShown(page, '.cook-step-uses'), twice.uses.flat());

    const metric = await readingsOf(api, id, 'convention=metric');
    await go(`/recipes/${id}?convention=metric`);
    await firstLine.waitFor();
    assert.deepEqual(await linesShown(page, LIST), metric.lines);

    const list = await TestList.create(api, { name: `Hard lines: ${lines[0]}` });
    await list.shopFor({ portions: [{ id: 'a', recipe_id: id, scale: '2' }] });
    await go(list.path.replace('/api/v1/shopping/lists/', '/shopping/'));
    await page.locator('.item-row').first().waitFor();
    const items = (await page.locator('.item-row-content').allInnerTexts()).map(toPlainSpaces);
    assert.deepEqual(items.toSorted(), bought.toSorted());
  }
});
