import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, documentsOf, fileOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const HEAD =
  'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,' +
  'nutrition,favorite,rating,categories,tags,video,source,originalPicture,\n';

const ROLLS = `"Rice Rolls","Light, fresh.",20,5,30,55,12,"SAUCE:
2 tbsp soy sauce

12 rice papers","1. Stir the sauce.
2. Roll.",Eat at once.,"calories : 90 kcal
saturatedFat : 1 g
sodium : 300 mg
servingSize : 1 roll
vitamin C : much",true,4.5,Starter;Vegan,cold;quick,https://example.org/rolls.mp4,https://example.org/rolls,https://example.org/rolls.jpg,
`;

/** The categories are not quoted, so everything after them is shifted by one. */
const TEA = 'Tea,,5,,,5,,tea,Steep.,,,false,,Drinks,Hot,,,Grandma,https://example.org/tea.jpg\n';

suite('My Recipe Box', () => {
  test('keeps every column of a row', async () => {
    assert.equal(await format.detect(fileOf(HEAD + ROLLS)), 'sure');
    const [recipe, ...more] = await documentsOf(format, fileOf(HEAD + ROLLS));
    assert.ok(recipe);
    const { assets, nutrition, ...rest } = recipe;
    assert.deepEqual(rest, {
      title: 'Rice Rolls',
      description: 'Light, fresh.',
      source: { url: 'https://example.org/rolls' },
      categories: ['Starter', 'Vegan'],
      keywords: ['cold', 'quick'],
      notes: 'Eat at once.\n\nNutrition: vitamin C : much',
      yields: [{ text: '12', quantity: { kind: 'simple', amount: { value: '12' } } }],
      times: {
        total: 'PT55M',
        assertions: [
          { kind: 'prep', duration: 'PT20M' },
          { kind: 'cook', duration: 'PT5M' },
        ],
      },
      ingredient_sections: [
        { title: 'SAUCE', ingredients: [{ text: '2 tbsp soy sauce' }, { text: '12 rice papers' }] },
      ],
      instruction_sections: [{ steps: [{ text: 'Stir the sauce.' }, { text: 'Roll.' }] }],
      schema_org: {
        inactiveTime: 'PT30M',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, bestRating: 5 },
        favorite: true,
        video: 'https://example.org/rolls.mp4',
      },
    });
    assert.deepEqual(
      assets?.map(({ url }) => url),
      ['https://example.org/rolls.jpg'],
    );
    assert.deepEqual(
      [nutrition?.[0]?.basis?.text, nutrition?.[0]?.nutrients?.map(({ nutrient, text }) => `${nutrient} ${text}`)],
      ['1 roll', ['energy 90 kcal', 'saturated-fat 1 g', 'sodium 300 mg']],
    );
    assert.deepEqual(more, []);
  });

  test('repairs a row with too many fields', async () => {
    const [, tea] = await documentsOf(format, fileOf(HEAD + ROLLS + TEA));
    assert.deepEqual(tea && [tea.title, tea.categories, tea.keywords, tea.source, tea.assets?.[0]?.url, listsOf(tea)], [
      'Tea',
      ['Drinks', 'Hot'],
      undefined,
      { name: 'Grandma' },
      'https://example.org/tea.jpg',
      { ingredients: [['', 'tea']], steps: [['', 'Steep.']] },
    ]);
  });

  test('rejects other tables', async () => {
    for (const other of ['', 'title,ingredients,instructions\nx,y,z', 'Title,Directions\n']) {
      assert.equal(await format.detect(fileOf(other)), 'no');
    }
    assert.equal(await format.detect(await archiveOf({ 'recipes.csv': HEAD + ROLLS })), 'no');
  });
});
