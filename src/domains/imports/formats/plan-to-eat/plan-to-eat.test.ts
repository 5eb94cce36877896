import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, documentsOf, fileOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const table = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories,Fat,Saturated Fat,Cholesterol,Sodium,Sugar,Carbohydrate,Fiber,Protein,Cost,Created At,Updated At
Flatbread,Bread,Indian,Flour,"Quick.
Good with soup.",Aunt Mae,https://example.org/flatbread,example.org,75,10,85,4,8 pieces,", Dough
2 cups flour, sifted
, To serve
butter
","Knead.

Fry.","Cheap, Quick",3,https://app.plantoeat.com/recipes/123456,https://example.org/flatbread.jpg,yes,7,200,4,1,0,300,2,30,3,6,1.50,2023-10-13 20:29:29,2023-11-14 20:32:48
Soup,,,,,,,,,,,,,"1 l water
","Boil.",,,,,,,,,,,,,,,,,,
`;

suite('Plan to Eat', () => {
  test('keeps every column of a row', async () => {
    assert.equal(await format.detect(fileOf(table)), 'sure');
    const [recipe, soup, ...more] = await documentsOf(format, fileOf(`\ufeff${table.replaceAll('\n', '\r\n')}`));
    assert.ok(recipe);
    const { assets, nutrition, ...rest } = recipe;
    assert.deepEqual(rest, {
      title: 'Flatbread',
      description: 'Quick.\nGood with soup.',
      source: { url: 'https://example.org/flatbread', identifier: 'plan-to-eat:123456', name: 'Aunt Mae' },
      modified_on: '2023-11-14',
      categories: ['Bread'],
      cuisines: ['Indian'],
      keywords: ['Cheap', 'Quick', 'Flour'],
      notes: 'Nutritional score generic: 7\n\nCost: 1.50',
      yields: [
        { text: '8 pieces', quantity: { kind: 'simple', amount: { value: '8' }, unit: 'count.piece' } },
        { text: '4 servings', quantity: { kind: 'simple', amount: { value: '4' }, unit: 'count.serving' } },
      ],
      times: {
        total: 'PT85M',
        assertions: [
          { kind: 'prep', duration: 'PT75M' },
          { kind: 'cook', duration: 'PT10M' },
        ],
      },
      ingredient_sections: [
        { title: 'Dough', ingredients: [{ text: '2 cups flour, sifted' }] },
        { title: 'To serve', ingredients: [{ text: 'butter' }] },
      ],
      instruction_sections: [{ steps: [{ text: 'Knead.' }, { text: 'Fry.' }] }],
      schema_org: {
        sameAs: 'https://app.plantoeat.com/recipes/123456',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 3, bestRating: 5 },
        dateCreated: '2023-10-13 20:29:29',
      },
    });
    assert.deepEqual(
      assets?.map(({ url }) => url),
      ['https://example.org/flatbread.jpg'],
    );
    assert.deepEqual(
      nutrition?.[0]?.nutrients?.map(({ nutrient, text }) => `${nutrient} ${text}`),
      [
        'energy 200 kcal',
        'carbohydrate 30 g',
        'fat 4 g',
        'fiber 3 g',
        'protein 6 g',
        'saturated-fat 1 g',
        'sodium 300 mg',
        'sugar 2 g',
      ],
    );
    assert.deepEqual(
      [soup?.title, soup && listsOf(soup), more],
      ['Soup', { ingredients: [['', '1 l water']], steps: [['', 'Boil.']] }, []],
    );
  });

  const text = `Title: "Flatbread"
Serves: 4
Source: https://example.org/flatbread
Photo Url: https://example.org/flatbread.jpg
Prep Time: 10 Min
Course: Bread
Main Ingredient: Flour
Tags: cheap^quick
Description: Quick.
Good with soup.
Ingredients:
2 cups flour
Source: the good one, 1 bag
, To serve
butter
Directions:
Knead.

Note: do not hurry.

--------------

Title: Soup
Serves: 2
Ingredients:
1 l water
Directions:
Boil.
`;

  test('reads labeled text and keeps list items that look like labels', async () => {
    assert.equal(await format.detect(fileOf(text)), 'sure');
    const [recipe, soup, ...more] = await documentsOf(format, fileOf(text));
    assert.deepEqual(recipe && [recipe.title, recipe.description, recipe.keywords, listsOf(recipe)], [
      'Flatbread',
      'Quick.\nGood with soup.',
      ['cheap', 'quick', 'Flour'],
      {
        ingredients: [
          ['', '2 cups flour', 'Source: the good one, 1 bag'],
          ['To serve', 'butter'],
        ],
        steps: [['', 'Knead.', 'Note: do not hurry.']],
      },
    ]);
    assert.deepEqual(
      [recipe?.source, recipe?.categories, recipe?.times, recipe?.assets?.length],
      [
        { url: 'https://example.org/flatbread' },
        ['Bread'],
        { assertions: [{ kind: 'prep', duration: 'PT10M', text: '10 Min' }] },
        1,
      ],
    );
    assert.deepEqual(
      [soup?.title, soup && listsOf(soup), more],
      ['Soup', { ingredients: [['', '1 l water']], steps: [['', 'Boil.']] }, []],
    );
  });

  test('rejects other tables and texts', async () => {
    for (const other of ['', 'a,b\n1,2', 'title,ingredients,directions\nx,y,z', 'Title: Soup\n\nBoil water.']) {
      assert.equal(await format.detect(fileOf(other)), 'no');
    }
    assert.equal(await format.detect(await archiveOf({ 'recipes.csv': table })), 'no');
  });
});
