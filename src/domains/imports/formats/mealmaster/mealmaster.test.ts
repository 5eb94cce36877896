import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, findAll, itemsOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const pie = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Fish Pie
 Categories: Fish, Main dish, None
      Yield: 4 Servings

  1 1/2 lb White fish, skinned;
           -boned
      1 c  Milk                                1 T  Lemon juice
    1/2 t  Salt                                  x  Pepper
      2 lg Eggs; hard-boiled *             8-10     Prawns

MMMMM--------------------------TOPPING-------------------------------
      2 lb Potatoes
           Butter; to taste
     50 g  Cheese

  * or duck eggs

  ~------------------------------------------------------------------
  Poach the fish in the milk. Flake it into
  a dish.

MMMMM--------------------------TOPPING-------------------------------
  Mash the potatoes and cover.
  :Bake until brown.

  Per serving: 400 calories.

MMMMM
`;

const soup = `---------- Recipe via Meal-Master (tm) v7.07

      Title: Soup
 Categories: Soups
   Servings:  6

      1 cn Tomatoes
-----SEASONING-----
      1 pn Salt

  SECOND PART

  Heat and eat.

-----
`;

const documents = (text: string | Uint8Array) => documentsOf(format, fileOf(text));

suite('MealMaster', () => {
  test('reads two columns, continuations, units, sections, notes and directions', async () => {
    const [document, ...others] = await documents(pie);
    assert.ok(document);
    assert.equal(others.length, 0);
    assert.deepEqual(listsOf(document), {
      ingredients: [
        [
          '',
          '1 1/2 pounds White fish, skinned; boned',
          '1 cup Milk',
          '1/2 teaspoon Salt',
          '2 large Eggs; hard-boiled *',
          '1 tablespoon Lemon juice',
          'Pepper',
          '8-10 Prawns',
        ],
        ['TOPPING', '2 pounds Potatoes', 'Butter; to taste', '50 g Cheese'],
      ],
      steps: [
        ['', 'Poach the fish in the milk. Flake it into a dish.'],
        ['TOPPING', 'Mash the potatoes and cover. Bake until brown.'],
      ],
    });
    assert.deepEqual(
      [document.title, document.yields?.[0]?.text, document.categories, document.notes],
      ['Fish Pie', '4 Servings', ['Fish', 'Main dish'], '* or duck eggs\n\nPer serving: 400 calories.'],
    );
  });

  test('reads several recipes with text between them and reports one that is not a recipe', async () => {
    const bad = 'MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n  Nothing here.\n\nMMMMM\n';
    const lost = '      Title: Lost\n Categories: X\n      Yield: 2\n\n      1 c  Rice\n';
    const source = fileOf(`From: ann\n\n${soup}\nBye!\n${bad}${pie.replace(/MMMMM\n$/, '')}${soup}\n${lost}`);
    const { expected } = await findAll(format, source);
    assert.deepEqual(expected, [5]);
    const items = await itemsOf(format, source);
    assert.deepEqual(
      items.map(({ title, remarks }) => [title, remarks.map(({ code }) => code)]),
      [
        ['Soup', []],
        ['Nothing here.', ['item-unreadable']],
        ['Fish Pie', []],
        ['Soup', []],
        ['Lost', ['steps-missing']],
      ],
    );
    const [document] = await documents(soup);
    assert.deepEqual(document && [document.yields?.[0]?.text, listsOf(document)], [
      '6 servings',
      {
        ingredients: [
          ['', '1 can Tomatoes'],
          ['SEASONING', '1 pinch Salt'],
        ],
        steps: [['SECOND PART', 'Heat and eat.']],
      },
    ]);
  });

  test('reads the column layouts and spelled-out units of other programs', async () => {
    const [document] = await documents(`----- Exported by Pot [Meal-Master Export Format] -----

      Title: Bread
 Categories: Baking
   Servings: 1

      1  c Water
    3/4    tsp. salt
      2          c  Flour
-------Topping-------
      1 El Öl

 Bake.

-----
`);
    assert.ok(document);
    assert.deepEqual(listsOf(document).ingredients, [
      ['', '1 cup Water', '3/4 tsp. salt', '2 cups Flour'],
      ['Topping', '1 El Öl'],
    ]);
    assert.equal(document.yields?.[0]?.text, '1 serving');
  });

  test('decodes DOS and Windows encodings', async () => {
    const text = soup.replace('Tomatoes', 'Pur\u00e9e, \u00bd \u00fcber');
    const windows = Buffer.from(text, 'latin1');
    const dos = Buffer.from(
      text.replace('\u00e9', '\u0082').replace('\u00bd', '\u00ab').replace('\u00fc', '\u0081'),
      'latin1',
    );
    for (const bytes of [windows, dos, Buffer.from(text)]) {
      const [document] = await documents(bytes);
      assert.equal(document?.ingredient_sections?.[0]?.ingredients?.[0]?.text, '1 can Purée, ½ über');
    }
  });

  test('detects MealMaster by its header or its fields', () => {
    const fields = soup.split('\n').slice(2).join('\n');
    assert.deepEqual(
      [pie, soup, fields, 'MMMMM\n'.repeat(10), 'Title: x', ''].map((text) => format.detect(fileOf(text))),
      ['sure', 'sure', 'likely', 'no', 'no', 'no'],
    );
  });
});
