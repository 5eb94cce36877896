import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { newEntry } from '../support/recipes.ts';
import type { TestClient } from '../support/client.ts';
import { TestList } from '../support/shopping.ts';
import { hiddenWords } from './support/hidden-words.ts';
import { journey } from './support/journey.ts';

/** A line, and how it reads when doubled; null if it is not scaled and says so. */
const hardLines: readonly (readonly [line: string, twice: string | null])[] = [
  ['2 large eggs plus 1 egg yolk', null],
  ['¾ cup (180 ml) plus 1 tbsp water', null],
  ['1 lb beef or 2 lb turkey', null],
  ['1 onion and 2 carrots', '2 onion and 4 carrots'],
  ['5-spice powder 1 tsp', null],
  ['2 (14 oz) cans diced tomatoes, drained', '4 (14 oz) cans diced tomatoes, drained'],
  ['1 cup plus 2 tbsp all-purpose flour', '2 cups plus 4 tbsp all-purpose flour'],
  ['2 tbsp olive oil, plus more for the pan', '4 tbsp olive oil, plus more for the pan'],
  ['zest of 1 lemon and juice of 2 lemons', null],
  ['a handful of basil leaves', null],
  ['½ cup butter, divided (¼ cup for the pan)', null],
  ['6 chicken thighs (about 2 lb / 900 g), trimmed', '12 chicken thighs (about 4 lb / 1.8 kg), trimmed'],
  ['1 ½ cups 2% milk', '3 cups 2% milk'],
  ['one onion and two carrots', null],
  ['2 to 3 cloves garlic, minced', '4 to 6 cloves garlic, minced'],
  ['salt and freshly ground black pepper, to taste', 'salt and freshly ground black pepper, to taste'],
  [
    'stock from the Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz years, 1 l',
    'stock from the Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz years, 2 l',
  ],
  ['400g tin chickpeas', null],
];

/** Lines that the shopping list cannot parse either. It can buy beef or turkey, and two handfuls of basil. */
const unparsedLines = hardLines
  .filter(([line, twice]) => twice === null && !/beef|basil/.test(line))
  .map(([line]) => line);

const newHardRecipe = async (api: TestClient): Promise<string> => {
  const steps = [
    { text: 'Beat the eggs with the water until they foam.' },
    ...Array.from({ length: 5 }, () => ({
      text: 'Stir everything once more, taste it and wait for 5 minutes. '.repeat(4),
    })),
  ];
  const names: Readonly<Record<number, string>> = { 0: 'eggs', 1: 'water' };
  const ingredients = hardLines.map(([text], index) => ({ text, ...(index in names && { name: names[index] }) }));
  const { id } = await newEntry(api, {
    title: 'Hard lines',
    language: 'en',
    yields: [{ text: 'Serves 4' }],
    ingredient_sections: [{ ingredients }],
    instruction_sections: [{ steps }],
  });
  return id;
};

const linesShown = async (page: Page, list: string): Promise<readonly string[]> =>
  (await page.locator(`${list} li`).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

const asWritten = hardLines.map(([line]) => line);
const forTwice = (mark: string): readonly string[] => hardLines.map(([line, twice]) => twice ?? `${line} (${mark})`);

journey(
  'shows every word of 18 difficult ingredients, even when scaled',
  { sizes: ['laptop', 'phone'] },
  async ({ size, api, page, go, accessible }) => {
    const id = await newHardRecipe(api);
    const list = '.recipe-view-ingredients .ingredient-list';
    await go(`/recipes/${id}`);
    await page.getByRole('checkbox', { name: '400g tin chickpeas' }).waitFor();
    assert.deepEqual(await linesShown(page, list), asWritten);
    assert.deepEqual(await hiddenWords(page, list), []);
    assert.deepEqual(await linesShown(page, '.step-uses'), [asWritten[0], asWritten[1]]);

    await page.getByText('2 ×', { exact: true }).click();
    await page.getByRole('checkbox', { name: '400g tin chickpeas (not scaled)' }).waitFor();
    assert.deepEqual(await linesShown(page, list), forTwice('not scaled'));
    assert.deepEqual(await hiddenWords(page, list), []);
    const used = forTwice('not scaled').slice(0, 2);
    assert.deepEqual(await linesShown(page, '.step-uses'), used);
    assert.deepEqual(await hiddenWords(page, '.step-uses'), []);
    if (size === 'phone') await accessible('scaled');
    if (size === 'laptop') {
      await page.emulateMedia({ media: 'print' });
      assert.deepEqual(await hiddenWords(page, list), []);
      await page.emulateMedia({ media: 'screen' });
    }

    await go(`/recipes/${id}/cook?scale=2`);
    await page.getByRole('region', { name: 'For this step' }).waitFor();
    assert.deepEqual(await linesShown(page, '.cook-step-uses'), used);
    await page.getByText('All ingredients').click();
    assert.deepEqual(await linesShown(page, '.cook-page-all'), forTwice('not scaled'));
    assert.deepEqual(await hiddenWords(page, '.cook-page-all .ingredient-list, .cook-step-uses ul'), []);

    await TestList.create(api);
    await go(`/shopping/add?recipe=${id}&scale=%222%22`);
    await page.getByText('400g tin chickpeas').waitFor();
    const needed = (await page.locator('.requirement-row-text').allInnerTexts()).map((text) =>
      text.replaceAll(/\s+/g, ' '),
    );
    for (const line of unparsedLines) {
      assert.ok(needed.includes(`2 × ${line} As written in the recipe, not scaled`), `${line}: ${needed.join('\n')}`);
    }
    assert.deepEqual(await hiddenWords(page, '.requirement-row-text'), []);
    if (size === 'phone') await accessible('shopping for hard ingredients');
  },
);

journey('marks unscaled ingredients in German', { sizes: ['phone'], locale: 'de-DE' }, async ({ api, page, go }) => {
  const id = await newHardRecipe(api);
  await go(`/recipes/${id}?scale=2`);
  await page.getByRole('checkbox', { name: '400g tin chickpeas (nicht umgerechnet)' }).waitFor();
  assert.deepEqual(await linesShown(page, '.recipe-view-ingredients .ingredient-list'), forTwice('nicht umgerechnet'));
});
