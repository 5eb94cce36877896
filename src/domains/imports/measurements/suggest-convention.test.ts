import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { ConventionVote } from './convention-vote.ts';
import { suggestConvention } from './suggest-convention.ts';

type Row = readonly [expected: string | undefined, language: string | undefined, url: string | undefined, text: string];

const table: readonly Row[] = [
  // The address says in which country it is.
  ['imperial', undefined, 'https://www.food.co.uk/pie', ''],
  ['imperial', 'en-US', 'https://www.food.co.uk/pie', '1 cup flour'],
  ['imperial', 'en', 'https://food.ie/pie', ''],
  ['au', 'en', 'https://www.taste.com.au/pie', '350°F'],
  ['au', 'en-US', 'https://taste.au', ''],
  ['ca', 'en', 'https://food.ca/pie', ''],
  ['ca', 'fr', 'https://cuisine.ca/tarte', ''],
  ['metric', 'en', 'https://food.co.nz/pie', '1 cup flour'],
  ['metric', 'de', 'https://kochen.de/kuchen', ''],
  ['metric', 'en', 'https://kochen.at/kuchen', ''],
  ['jp', 'en', 'https://ryori.co.jp', ''],
  ['us', 'en', 'https://food.us/pie', ''],
  // Otherwise the language does.
  ['us', 'en-US', 'https://food.com/pie', ''],
  ['us', 'en-us', undefined, ''],
  ['us', 'es-US', 'https://cocina.com', ''],
  ['imperial', 'en-GB', 'https://food.com/pie', '1 cup flour'],
  ['imperial', 'en_GB', undefined, ''],
  ['au', 'en-AU', 'https://food.com', ''],
  ['ca', 'fr-CA', 'https://cuisine.com', ''],
  ['metric', 'en-NZ', 'https://food.com', ''],
  ['metric', 'en-ZA', 'https://food.com', ''],
  ['metric', 'de', 'https://kochen.com', '1 Tasse Mehl'],
  ['metric', 'fr-FR', undefined, ''],
  ['metric', 'zh-Hant-TW', undefined, ''],
  ['jp', 'ja', 'https://ryori.com', ''],
  // Otherwise the recipe itself may.
  ['us', 'en', 'https://food.com/pie', '1 cup flour'],
  ['us', undefined, 'https://food.com/pie', '2 cups flour'],
  ['us', 'en', 'https://food.com/pie', 'Bake at 350 °F (180 °C).'],
  ['us', undefined, undefined, 'Heat to 350 degrees F.'],
  ['us', undefined, undefined, '1 stick unsalted butter'],
  ['us', undefined, undefined, 'butter (2 sticks)'],
  ['imperial', 'en', 'https://food.com/pie', 'Bake at 180°C/350°F/gas 4.'],
  ['imperial', 'en', undefined, 'Gas Mark 6'],
  [undefined, 'en', undefined, '2 cups flour'],
  [undefined, 'en', 'https://food.com/pie', '2 cups flour. Bake at 180°C.'],
  [undefined, 'en', 'https://food.io/pie', '2 cups flour'],
  [undefined, 'en', 'https://food.org/pie', '350°F or 180°C'],
  [undefined, 'en', 'https://food.com/pie', '200 g flour, cupcakes, celery sticks'],
  [undefined, undefined, 'not an address', ''],
  [undefined, '', '', ''],
  [undefined, 'en-001', undefined, ''],
];

suite('the suggested convention', () => {
  for (const [expected, language, url, text] of table) {
    test(`${language ?? 'no language'}, ${url ?? 'no address'}, "${text}": ${expected ?? 'nothing'}`, () => {
      assert.equal(suggestConvention({ language, url, texts: [text] }), expected);
    });
  }

  test('is the most frequent one of several recipes, and none if two are as frequent', () => {
    const vote = new ConventionVote();
    assert.deepEqual([vote.hasItems, vote.winner], [false, undefined]);
    vote.add({ title: 'Pie', source: { url: 'https://food.co.uk/pie' } }, undefined);
    vote.add({ title: 'Cake', language: 'en-US' }, 'https://food.com/cake');
    vote.add(undefined, 'https://food.com');
    assert.deepEqual([vote.hasItems, vote.winner], [true, undefined]);
    const steps = [{ text: 'Heat to 350 °F.' }];
    vote.add({ title: 'Roast', instruction_sections: [{ steps }] }, undefined);
    assert.equal(vote.winner, 'us');
  });
});
