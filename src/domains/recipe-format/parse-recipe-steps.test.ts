import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../test/support/growth.ts';
import type { Language } from '../units/index.ts';
import { parseRecipeSteps } from './parse-recipe-steps.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

/** A section as its title, which may be empty, and its ingredients or steps. */
type Section = readonly [title: string, ...items: string[]];

const recipeOf = (ingredients: readonly Section[], steps: readonly Section[]): RecipeDocument => ({
  title: 'Cake',
  ingredient_sections: ingredients.map(([title, ...names], section) => ({
    ...(title !== '' && { title }),
    ingredients: names.map((name) => ({ id: `${section + 1}-${name}`, text: name, name })),
  })),
  instruction_sections: steps.map(([title, ...texts]) => ({
    ...(title !== '' && { title }),
    steps: texts.map((text) => ({ text })),
  })),
});

/** The ingredients that each step uses, as the number of their section and their name. */
const usesOf = (
  ingredients: readonly Section[],
  steps: readonly Section[],
  language: Language = 'en',
): readonly string[] =>
  parseRecipeSteps(recipeOf(ingredients, steps), { language }).flatMap((section) =>
    section.map(({ ingredient_uses: uses }) => uses.map(({ ingredient_id: id }) => id).join(', ')),
  );

const many = <T>(size: number, make: (index: number) => T): T[] => Array.from({ length: size }, (_, at) => make(at));

const cakeAndGlaze: readonly Section[] = [
  ['For the cake', 'sugar', 'flour', 'butter'],
  ['For the glaze', 'sugar', 'lemon juice'],
];

suite('ingredient uses of a recipe with sections', () => {
  test('match no ingredient if several sections have it and the step belongs to none of them', () => {
    for (const section of ['', 'Method', 'Assembly', 'To serve', 'The', '🍰']) {
      assert.deepEqual(usesOf(cakeAndGlaze, [[section, 'Whisk the sugar with the lemon juice.']]), ['2-lemon juice']);
    }
  });

  test('never show another section if the own one has the name', () => {
    const sugars: readonly Section[] = [
      ['Cake', 'sugar', 'flour'],
      ['Glaze', 'icing sugar'],
    ];
    assert.deepEqual(
      usesOf(sugars, [
        ['Make the cake', 'Beat the sugar.'],
        ['Make the glaze', 'Sift the sugar.'],
      ]),
      ['1-sugar', '2-icing sugar'],
    );
    assert.deepEqual(
      usesOf(
        [
          ['Cake', 'sugar'],
          ['Glaze', 'icing sugar', 'brown sugar'],
        ],
        [['Glaze', 'Mix the sugar.']],
      ),
      [''],
    );
  });

  test('match no ingredient if the text only mentions the section as a food', () => {
    for (const text of [
      'Pour the glaze over and dust with sugar.',
      'Keep some sugar for the glaze.',
      'Keep some aside for the glaze. Add the sugar.',
      'Spread the glaze on the cake. Add the sugar.',
      'For the cake tin, use paper. Add the sugar.',
      'Prepare the cake tin and add the sugar.',
      'For 5 minutes, beat the sugar.',
      'For the party, sift the sugar.',
    ]) {
      assert.deepEqual(usesOf(cakeAndGlaze, [['', text]]), [''], text);
    }
  });

  test('do not take sections for the same that share only one of several words', () => {
    const chocolate: readonly Section[] = [
      ['Chocolate cake', 'sugar'],
      ['Chocolate glaze', 'sugar'],
    ];
    assert.deepEqual(usesOf(chocolate, [['Chocolate', 'Add the sugar.']]), ['']);
    assert.deepEqual(usesOf(chocolate, [['Chocolate cream', 'Add the sugar.']]), ['']);
    assert.deepEqual(usesOf(chocolate, [['Glaze', 'Add the sugar.']]), ['2-sugar']);
  });

  test('do not go by the order if the foods do not fit', () => {
    const ingredients: readonly Section[] = [
      ['Cake', 'sugar', 'flour'],
      ['Glaze', 'sugar', 'lemon juice'],
    ];
    for (const [first, second] of [
      ['Beat the sugar.', 'Whisk the sugar.'],
      ['Beat the sugar with the flour.', 'Whisk the sugar.'],
      ['Beat the sugar with the lemon juice.', 'Whisk the sugar with the flour.'],
      ['Beat the sugar with the flour and the lemon juice.', 'Whisk the sugar with the lemon juice.'],
    ] as const) {
      const uses = usesOf(ingredients, [
        ['Bottom', first],
        ['Top', second],
      ]);
      assert.ok(
        uses.every((use) => !use.includes('sugar')),
        `${first} ${second}`,
      );
    }
    const more: readonly Section[] = [
      ['Bottom', 'Beat the sugar with the flour.'],
      ['Top', 'Whisk the sugar with the lemon juice.'],
      ['Serve', 'Cut it.'],
    ];
    assert.deepEqual(usesOf(ingredients, more), ['1-flour', '2-lemon juice', '']);
  });

  test('ignore an ingredient without an id, but not that it has the same name', () => {
    const recipe: RecipeDocument = {
      title: 'Cake',
      ingredient_sections: [{ ingredients: [{ text: 'flour' }, { text: 'salt' }, { id: 'b', text: 'salt' }] }],
      instruction_sections: [{ steps: [{ text: 'Mix flour and salt.' }, { title: 'Bake' }] }, {}],
    };
    const parsed = parseRecipeSteps(recipe, { language: 'en' });
    assert.deepEqual(
      parsed.map((section) => section.map(({ ingredient_uses: uses }) => uses)),
      [[[], []], []],
    );
  });

  test('go by the order of sections whose titles share no word, if the foods fit', () => {
    assert.deepEqual(
      usesOf(
        [
          ['Cake', 'sugar', 'flour'],
          ['Glaze', 'sugar', 'lemon juice'],
        ],
        [
          ['Bottom', 'Beat the sugar with the flour.'],
          ['Top', 'Whisk the sugar with the lemon juice.'],
        ],
      ),
      ['1-sugar, 1-flour', '2-sugar, 2-lemon juice'],
    );
  });

  test('fall back to another section if it is the only one with the name', () => {
    assert.deepEqual(usesOf(cakeAndGlaze, [['Glaze', 'Melt the butter with the sugar.']]), ['1-butter, 2-sugar']);
  });

  test('take the title of a step if its section has none', () => {
    const recipe = recipeOf(cakeAndGlaze, []);
    recipe.instruction_sections = [{ steps: [{ title: 'Make the glaze', text: 'Whisk the sugar.' }] }];
    const [[step] = []] = parseRecipeSteps(recipe, { language: 'en' });
    assert.deepEqual(
      step?.ingredient_uses.map(({ ingredient_id: id }) => id),
      ['2-sugar'],
    );
  });

  test('mean both sections of a title that names two', () => {
    assert.deepEqual(usesOf(cakeAndGlaze, [['Cake and glaze', 'Mix the sugar, flour and lemon juice.']]), [
      '1-flour, 2-lemon juice',
    ]);
  });

  test('follow the section that the text names, until it names another', () => {
    for (const [text, expected] of [
      ['For the glaze, whisk the sugar.', '2-sugar'],
      ['Bake it. For the glaze, whisk the sugar.', '2-sugar'],
      ['Meanwhile, for the glaze, whisk the sugar.', '2-sugar'],
      ['To make the glaze, whisk the sugar. Boil. Add sugar.', '2-sugar, 2-sugar'],
      ['Make the glaze: whisk the sugar.', '2-sugar'],
      ['Glaze: whisk the sugar.', '2-sugar'],
      ['For the cake, beat the sugar. For the glaze, whisk the sugar.', '1-sugar, 2-sugar'],
      ['For the cake and glaze, sift the sugar.', ''],
    ] as const) {
      assert.deepEqual(usesOf(cakeAndGlaze, [['', text]]), [expected], text);
    }
    assert.deepEqual(usesOf(cakeAndGlaze, [['Cake', 'Beat the sugar. For the glaze, whisk the sugar.']]), [
      '1-sugar, 2-sugar',
    ]);
  });

  /** Two sections with the same food, the titles of the steps in several wordings, and what the text says itself. */
  const tables: readonly {
    readonly language: Language;
    readonly food: string;
    readonly titles: readonly (readonly [string, string])[];
    readonly step: string;
    readonly mentions: readonly [string, string];
  }[] = [
    {
      language: 'en',
      food: 'sugar',
      titles: [
        ['For the dough', 'For the glaze'],
        ['Dough', 'Glaze'],
        ['Make the dough', 'Make the glaze'],
        ['DOUGH:', 'To make the glaze'],
        ['The dough', 'Prepare the lemon glaze'],
      ],
      step: 'Add the sugar.',
      mentions: ['For the dough, add the sugar.', 'For the glaze, add the sugar.'],
    },
    {
      language: 'de',
      food: 'Zucker',
      titles: [
        ['Für den Teig', 'Für die Glasur'],
        ['Teig', 'Glasur'],
        ['Teig zubereiten', 'Glasur herstellen'],
        ['Zubereitung Hefeteig', 'Schokoladenglasur'],
        ['Der Teig:', 'Die Glasur:'],
      ],
      step: 'Den Zucker einrühren.',
      mentions: ['Für den Teig den Zucker einrühren.', 'Für die Glasur Zucker und Wasser verrühren.'],
    },
    {
      language: 'fr',
      food: 'sucre',
      titles: [
        ['Pour la pâte', 'Pour le glaçage'],
        ['Pâte', 'Glaçage'],
        ['Préparer la pâte', 'Préparation du glaçage'],
        ['La pâte :', 'Le glaçage au citron :'],
      ],
      step: 'Ajouter le sucre.',
      mentions: ['Pour la pâte, mélanger le sucre.', 'Pour le glaçage mélanger le sucre.'],
    },
    {
      language: 'es',
      food: 'azúcar',
      titles: [
        ['Para la masa', 'Para el glaseado'],
        ['Masa', 'Glaseado'],
        ['Preparar la masa', 'Preparación del glaseado'],
        ['La masa', 'Glaseado de limón'],
      ],
      step: 'Añadir el azúcar.',
      mentions: ['Para la masa, mezclar el azúcar.', 'Para el glaseado mezclar el azúcar.'],
    },
    {
      language: 'it',
      food: 'zucchero',
      titles: [
        ["Per l'impasto", 'Per la glassa'],
        ['Impasto', 'Glassa'],
        ["Preparare l'impasto", 'Preparazione della glassa'],
        ["L'impasto", 'Glassa al limone'],
      ],
      step: 'Aggiungere lo zucchero.',
      mentions: ["Per l'impasto, mescolare lo zucchero.", 'Per la glassa mescolare lo zucchero.'],
    },
    {
      language: 'nl',
      food: 'suiker',
      titles: [
        ['Voor het deeg', 'Voor het glazuur'],
        ['Deeg', 'Glazuur'],
        ['Deeg maken', 'Maak het glazuur'],
        ['Gistdeeg', 'Citroenglazuur'],
      ],
      step: 'Voeg de suiker toe.',
      mentions: ['Voor het deeg, meng de suiker.', 'Voor het glazuur de suiker mengen.'],
    },
    {
      language: 'sv',
      food: 'socker',
      titles: [
        ['Till degen', 'Till glasyren'],
        ['Deg', 'Glasyr'],
        ['Gör degen', 'Gör glasyren'],
        ['Vetedeg', 'Chokladglasyr'],
      ],
      step: 'Tillsätt sockret.',
      mentions: ['Till degen, blanda sockret.', 'Till glasyren blanda sockret.'],
    },
    {
      language: 'pt',
      food: 'açúcar',
      titles: [
        ['Para a massa', 'Para a cobertura'],
        ['Massa', 'Cobertura'],
        ['Preparar a massa', 'Preparo da cobertura'],
        ['A massa', 'Cobertura de limão'],
      ],
      step: 'Junte o açúcar.',
      mentions: ['Para a massa, misture o açúcar.', 'Para a cobertura misture o açúcar.'],
    },
  ];

  for (const { language, food, titles, step, mentions } of tables) {
    test(`belong to the section of the step in ${language}`, () => {
      for (const [first, second] of titles) {
        const ingredients: readonly Section[] = [
          [first, food],
          [second, food],
        ];
        assert.deepEqual(usesOf(ingredients, [['', step]], language), [''], `${language}: without a section`);
        for (const [title, other] of titles) {
          assert.deepEqual(
            usesOf(
              ingredients,
              [
                [other, step],
                [title, step],
              ],
              language,
            ),
            [`2-${food}`, `1-${food}`],
            `${first}, ${second} with ${title}, ${other}`,
          );
        }
      }
    });

    test(`belong to the section that the text names in ${language}`, () => {
      const [[first, second] = ['', '']] = titles;
      const ingredients: readonly Section[] = [
        [first, food],
        [second, food],
      ];
      assert.deepEqual(usesOf(ingredients, [['', ...mentions]], language), [`1-${food}`, `2-${food}`]);
    });
  }

  test('include times and temperatures, and detect the language', () => {
    const recipe: RecipeDocument = {
      title: 'Kuchen',
      ingredient_sections: [
        {
          ingredients: [
            { id: 'a', text: '500 g Mehl' },
            { id: 'b', text: '2 EL Öl' },
          ],
        },
      ],
      instruction_sections: [{ steps: [{ text: 'Das Mehl sieben und 20 Minuten bei 180 °C backen.' }] }],
    };
    const [[step] = []] = parseRecipeSteps(recipe);
    assert.deepEqual(
      [step?.ingredient_uses[0]?.ingredient_id, step?.times[0]?.text, step?.temperatures.length],
      ['a', '20 Minuten', 1],
    );
  });

  test('use the names that the caller has', () => {
    const recipe = recipeOf([['', 'x']], [['', 'Add the saffron.']]);
    const [[step] = []] = parseRecipeSteps(recipe, { language: 'en', nameOf: () => 'saffron threads' });
    assert.equal(step?.ingredient_uses.length, 1);
  });

  test('are ingredients of the recipe, in text order and without overlap, for any recipe', () => {
    const word = fc.constantFrom(
      'sugar',
      'icing',
      'glaze',
      'cake',
      'for',
      'the',
      'make',
      ',',
      ':',
      '.',
      '2',
      'cups',
      'é',
    );
    const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
    const section = fc
      .tuple(text, fc.array(text, { maxLength: 4 }))
      .map(([title, items]): Section => [title, ...items]);
    const sections = fc.array(section, { maxLength: 4 });
    fc.assert(
      fc.property(sections, sections, (ingredients, steps) => {
        const recipe = recipeOf(ingredients, steps);
        const ids = new Set(
          (recipe.ingredient_sections ?? []).flatMap((own) => own.ingredients ?? []).map(({ id }) => id),
        );
        for (const { ingredient_uses: uses } of parseRecipeSteps(recipe, { language: 'en' }).flat()) {
          let end = 0;
          for (const use of uses) {
            assert.ok(ids.has(use.ingredient_id) && use.start >= end && use.end > use.start);
            ({ end } = use);
          }
        }
      }),
    );
  });

  test('take time linear in the number of steps and ingredients', async () => {
    const SIZE = 3000;
    const shapes: Readonly<Record<string, (size: number) => RecipeDocument>> = {
      'one name for all ingredients': (size) =>
        recipeOf([['', ...many(size, () => 'brown sugar')]], [['', ...many(size, () => 'Add sugar to the sugar.')]]),
      'different names': (size) =>
        recipeOf(
          [['', ...many(size, (at) => `food${at} oil`)]],
          [['', ...many(size, (at) => `Add food${at} oil and oil.`)]],
        ),
      'one section for each ingredient and step, all with one title': (size) =>
        recipeOf(
          many(size, () => ['For the glaze', 'sugar']),
          many(size, () => ['Glaze', 'Add sugar.']),
        ),
      'sections that share a word': (size) =>
        recipeOf(
          many(size, (at) => [`Glaze ${at}`, 'sugar']),
          many(size, (at) => [`Make glaze ${at} or ${at + 1}`, 'For the glaze, add sugar. Glaze: add sugar.']),
        ),
      'sections in order without a common word': (size) =>
        recipeOf(
          many(size, (at) => [`Part a${at}`, 'sugar', `food${at}`]),
          many(size, (at) => [`Step b${at}`, `Add sugar and food${at}.`]),
        ),
    };
    for (const [label, make] of Object.entries(shapes)) {
      await assertGrowsLinearly(label, SIZE, make, (recipe) => parseRecipeSteps(recipe, { language: 'en' }));
    }
  });

  test('take time linear in the length of titles, names and texts', async () => {
    for (const piece of ['for the glaze ', 'sugar ', 'for the sugar: ', 'glaze, ']) {
      await assertGrowsLinearly(
        piece,
        80_000,
        (size) => {
          const long = piece.repeat(Math.ceil(size / piece.length));
          return recipeOf([...cakeAndGlaze, [long, long]], [[long, long]]);
        },
        (recipe) => parseRecipeSteps(recipe, { language: 'en' }),
      );
    }
  });
});
