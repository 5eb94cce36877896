import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, findAll, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';
import { readRecipeText } from './read-recipe-text.ts';

const documentOf = async (...lines: readonly string[]) => {
  const [document, ...others] = await documentsOf(format, fileOf(lines.join('\n')));
  assert.ok(document);
  assert.equal(others.length, 0);
  return document;
};

const listsIn = async (...lines: readonly string[]) => listsOf(await documentOf(...lines));

const titles = (text: string) => readRecipeText(text).map(({ node, extractedText }) => [node['name'], extractedText]);

suite('plain text', () => {
  test('reads headings, facts, sections, wrapped lines and notes', async () => {
    const document = await documentOf(
      'Apple Pie',
      'by Ada Merle',
      'https://example.org/pie',
      '',
      'The best pie. Everybody',
      'asks for it.',
      '',
      'Prep time: 30 min | Cook time: 1 hour | Serves 8',
      '',
      'INGREDIENTS',
      '',
      'For the crust:',
      '- 2 1/2 cups flour',
      '- 1 cup butter, cut in',
      '  small cubes',
      '',
      'Filling',
      '6 apples (peeled',
      'and sliced)',
      'Salt to taste',
      '',
      'Equipment',
      'Pie dish',
      '',
      'Directions:',
      '1. Mix the flour',
      'and butter.',
      '2) Fill.',
      'Note: not too full.',
      '3. Bake.',
      '',
      'Enjoy!',
      '',
      'Tips',
      'Keeps for 3 days.',
      'Nutrition: 350 kcal',
    );
    assert.deepEqual(listsOf(document), {
      ingredients: [
        ['For the crust', '2 1/2 cups flour', '1 cup butter, cut in small cubes'],
        ['Filling', '6 apples (peeled and sliced)', 'Salt to taste'],
      ],
      steps: [['', 'Mix the flour and butter.', 'Fill.', 'Bake.', 'Enjoy!']],
    });
    assert.deepEqual(
      [document.title, document.authors, document.source, document.description],
      [
        'Apple Pie',
        [{ name: 'Ada Merle' }],
        { url: 'https://example.org/pie' },
        'The best pie. Everybody asks for it.',
      ],
    );
    assert.deepEqual(
      [document.yields?.[0]?.text, document.times?.assertions, document.equipment],
      [
        '8 servings',
        [
          { kind: 'prep', duration: 'PT30M', text: '30 min' },
          { kind: 'cook', duration: 'PT60M', text: '1 hour' },
        ],
        document.equipment,
      ],
    );
    assert.deepEqual(
      document.equipment?.map(({ description }) => description),
      ['Pie dish'],
    );
    assert.equal(document.notes, 'not too full.\n\nTips\nKeeps for 3 days.\n\nNutrition: 350 kcal');
  });

  test('reads recipes in other languages', async () => {
    for (const [lines, lists] of [
      [
        [
          'Linsensalat',
          'Zutaten für 4 Personen:',
          '250 g Linsen',
          'Für das Dressing:',
          '3 EL Öl',
          'Zubereitung',
          'Kochen.',
          'Mischen.',
        ],
        {
          ingredients: [
            ['', '250 g Linsen'],
            ['Für das Dressing', '3 EL Öl'],
          ],
          steps: [['', 'Kochen.', 'Mischen.']],
        },
      ],
      [
        [
          'Tarte',
          'Préparation : 20 min',
          'Ingrédients',
          '4 pommes',
          'Pour la crème',
          '2 œufs',
          'Préparation',
          'Éplucher.',
          'Cuire.',
        ],
        {
          ingredients: [
            ['', '4 pommes'],
            ['Pour la crème', '2 œufs'],
          ],
          steps: [['', 'Éplucher.', 'Cuire.']],
        },
      ],
      [
        ['Zupa', 'Składniki', '1 l wody', 'Przygotowanie', 'Gotuj.'],
        { ingredients: [['', '1 l wody']], steps: [['', 'Gotuj.']] },
      ],
      [
        ['番茄炒蛋', '材料', '鸡蛋 3个', '盐 适量', '做法', '1. 番茄切块。', '2. 炒熟。'],
        { ingredients: [['', '鸡蛋 3个', '盐 适量']], steps: [['', '番茄切块。', '炒熟。']] },
      ],
    ] as const) {
      assert.deepEqual(await listsIn(...lines), lists, lines[0]);
    }
  });

  test('guesses the structure from how lines look if there are no headings', async () => {
    const document = await documentOf(
      'Omas Suppe',
      'Für 4 Personen',
      '',
      '1 kg Kartoffeln',
      '2 Zwiebeln',
      'Salz, Pfeffer',
      '',
      'Die Kartoffeln schälen und in',
      'Würfel schneiden.',
      '',
      'Alles 20 Minuten kochen.',
    );
    assert.deepEqual(listsOf(document), {
      ingredients: [['', '1 kg Kartoffeln', '2 Zwiebeln', 'Salz, Pfeffer']],
      steps: [['', 'Die Kartoffeln schälen und in Würfel schneiden.', 'Alles 20 Minuten kochen.']],
    });
    assert.equal(document.yields?.[0]?.text, '4 Personen');
    const { found } = await findAll(format, fileOf('Eggs\n2 eggs\n10 g butter\nFry all of it.'));
    assert.deepEqual(
      found.map((one) => one.kind === 'recipe' && [one.diagnostics, one.extractedText]),
      [[[{ code: 'structure-guessed' }], 'Eggs\n2 eggs\n10 g butter\nFry all of it.']],
    );
  });

  test('reads a text with steps only, and one without a recipe', async () => {
    const prose = await documentOf(
      'Onion soup',
      '',
      'I had it in Paris.',
      '',
      'Fry 3 onions in 50 g butter for 30 minutes.',
    );
    assert.deepEqual(
      [prose.title, prose.description, listsOf(prose).steps],
      ['Onion soup', 'I had it in Paris.', [['', 'Fry 3 onions in 50 g butter for 30 minutes.']]],
    );
    const nothing = await documentOf('Hello', '', 'World');
    assert.deepEqual([nothing.title, nothing.description], ['Hello', 'World']);
  });

  test('reads labels with their values on the next line, as in text copied from a page', async () => {
    const document = await documentOf(
      '3 Bean Salad',
      'Prep Time',
      '10 minutes',
      'Yield',
      '6 servings',
      'Ingredients',
      '1 can beans',
      'Steps',
      'Step 1',
      'Toss.',
    );
    assert.deepEqual(
      [document.title, document.times?.assertions?.[0]?.duration, document.yields?.[0]?.text, listsOf(document)],
      ['3 Bean Salad', 'PT10M', '6 servings', { ingredients: [['', '1 can beans']], steps: [['', 'Toss.']] }],
    );
  });

  test('does not take a word within a wrapped sentence for a heading', async () => {
    assert.deepEqual(
      (
        await listsIn(
          'Tea',
          'Ingredients',
          '1 tsp tea',
          'Method',
          'Pour on water and wait as it says in the',
          'instructions',
          'of the packet.',
        )
      ).steps,
      [['', 'Pour on water and wait as it says in the instructions of the packet.']],
    );
  });

  test('splits ingredients on one line', async () => {
    assert.deepEqual(await listsIn('Dip', 'Ingredients: 2 avocados, 1 lime (large, ripe), salt', 'Method: Mash all.'), {
      ingredients: [['', '2 avocados', '1 lime (large, ripe)', 'salt']],
      steps: [['', 'Mash all.']],
    });
  });

  test('splits several recipes at headings, rules or page breaks', async () => {
    const one = 'Tea\n\nIngredients\n1 tsp tea\n\nMethod\nPour on water.';
    const two = 'Crêpes\n\nMy favourite of all.\n\nIngredients\n2 eggs\n\nMethod\nFry.';
    assert.deepEqual(titles(`${one}\n\n${two}`), [
      ['Tea', one],
      ['Crêpes', two],
    ]);
    const [eggs, toast] = [
      'Eggs\n2 eggs\n10 g butter\nFry all of it.',
      'Toast\n2 slices bread\n5 g butter\nToast the bread well.',
    ];
    for (const between of ['\n---\n', '\n\f', '\n\n*****\n\n']) {
      assert.deepEqual(
        titles(`${eggs}${between}${toast}`).map(([title]) => title),
        ['Eggs', 'Toast'],
      );
    }
    assert.equal(
      titles('Pie\n---\nIngredients\n2 eggs\n1 l milk\n---\nMethod\nMix it all well.\n---\nNotes\nGood.').length,
      1,
    );
  });

  test('detects any text, and rejects other formats, binary data and empty files', () => {
    assert.deepEqual(
      [
        'Eggs',
        Buffer.from([0xc9, 0x67, 0x67, 0x73]),
        '{"a": 1}',
        '[1]',
        '<p>',
        '%PDF-1.7',
        '\u0001\u0002\u0003abc',
        '',
        '---',
      ].map((content) => format.detect(fileOf(content))),
      ['maybe', 'maybe', 'no', 'no', 'no', 'no', 'no', 'no', 'no'],
    );
  });
});
