import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, findAll, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const documentOf = async (text: string, name = 'Baked Potato.cook') => {
  const [document] = await documentsOf(format, fileOf(text, name));
  assert.ok(document);
  return document;
};

const stepsOf = async (text: string) => listsOf(await documentOf(text)).steps;

const pancakes = `---
title: "Pancakes: the best"
description: Sunday food.
author: Ada <https://example.org/ada>
source:
  name: Grandma
  url: https://example.org/pancakes
servings: 4
time required: 45 min
prep time: 10 minutes
time:
  cook: 20m
course: breakfast
category: Sweet
cuisine: French
diet: [vegetarian, paleo]
tags: [quick, 2022]
difficulty: easy
image: https://example.org/p.jpg
locale: en_GB
---

-- A comment, and [- one
over lines -]

= Batter

Mix @flour{200%g}(sifted) and @milk{1/2%l} in a #large bowl{}.
Rest for ~{20%minutes}.

> Do not burn
> the butter.

== Frying ==

Melt @butter{} -- gently
and fry. Add more @butter{1%tbsp}, @?sugar and @salt{=1%pinch}.

Serve @flour{} free with the @&(~1)batter{}.
`;

suite('Cooklang', () => {
  test('maps metadata, sections, steps and notes', async () => {
    const document = await documentOf(pancakes);
    assert.deepEqual(listsOf(document), {
      ingredients: [
        ['Batter', '200 g flour, sifted', '1/2 l milk'],
        ['Frying', 'butter', '1 tbsp butter', 'sugar (optional)', '1 pinch salt'],
      ],
      steps: [
        ['Batter', 'Mix flour and milk in a large bowl. Rest for 20 minutes.'],
        ['Frying', 'Melt butter and fry. Add more butter, sugar and salt.', 'Serve flour free with the batter.'],
      ],
    });
    assert.deepEqual(
      [document.title, document.description, document.language, document.notes],
      ['Pancakes: the best', 'Sunday food.', 'en-GB', 'Do not burn\nthe butter.\n\ndifficulty: easy'],
    );
    assert.deepEqual(document.authors, [{ kind: 'person', name: 'Ada', url: 'https://example.org/ada' }]);
    assert.deepEqual(document.source, { name: 'Grandma', url: 'https://example.org/pancakes' });
    assert.deepEqual(
      document.yields?.map(({ text }) => text),
      ['4 servings'],
    );
    assert.deepEqual(document.times, {
      total: 'PT45M',
      assertions: [
        { kind: 'prep', duration: 'PT10M', text: '10 minutes' },
        { kind: 'cook', duration: 'PT20M', text: '20m' },
      ],
    });
    assert.deepEqual(
      [document.meal_roles, document.categories, document.cuisines, document.keywords],
      [['breakfast'], ['Sweet'], ['French'], ['quick', '2022', 'paleo']],
    );
    assert.deepEqual(document.dietary_claims, [{ diet: 'vegetarian', suitability: 'suitable' }]);
    assert.deepEqual(
      document.equipment?.map(({ description }) => description),
      ['large bowl'],
    );
    assert.deepEqual(
      document.assets?.map(({ url }) => url),
      ['https://example.org/p.jpg'],
    );
  });

  test('reads metadata lines that predate front matter', async () => {
    const document = await documentOf(
      '>> title: Soup\n>> servings: 2|4|6\n>> yield: 500%ml\n>> source: mum\n\nBoil @water{1|2|3%l}.',
    );
    assert.deepEqual(
      [document.title, document.yields?.map(({ text }) => text), document.source],
      ['Soup', ['2 servings', '500 ml'], { name: 'mum' }],
    );
    assert.deepEqual(listsOf(document).ingredients, [['', '1 l water']]);
  });

  test('uses the file name as the title', async () => {
    assert.equal((await documentOf('Bake @potato{1}.', 'x/Baked Potato.cook')).title, 'Baked Potato');
  });

  test('ends a step at a blank line, or at each line if there are no blank lines', async () => {
    assert.deepEqual(await stepsOf('Mix @a{}.\nStir.\n\nBake.'), [['', 'Mix a. Stir.', 'Bake.']]);
    assert.deepEqual(await stepsOf('Mix @a{}.\nStir.\nBake.'), [['', 'Mix a.', 'Stir.', 'Bake.']]);
  });

  test('does not turn lines into steps in components mode', async () => {
    const document = await documentOf('>> [mode]: components\n@flour{1%kg}\n\n>> [mode]: steps\nKnead the @flour.');
    assert.deepEqual(listsOf(document), { ingredients: [['', '1 kg flour']], steps: [['', 'Knead the flour.']] });
  });

  test('detects Cooklang by its markup', async () => {
    for (const [text, confidence] of [
      ['Add @salt{1%tsp}.', 'sure'],
      ['>> servings: 4\n\nAdd @salt{}.', 'sure'],
      ['Add @salt{}.', 'likely'],
      ['Wait ~{5%minutes}.', 'likely'],
      ['Add @salt and @pepper.', 'maybe'],
      ['Thanks to @ann for the recipe', 'no'],
      ['ann@example.org {x}', 'no'],
      ['@media print{a:b}', 'no'],
      ['---\ningredients:\n- "@x{}"\n---', 'no'],
      ['{"a": "@b{1%c}"}', 'no'],
      ['<p>@b{1%c}</p>', 'no'],
    ] as const) {
      assert.equal(await format.detect(fileOf(text)), confidence, text);
    }
  });

  test('reports a picture that was not included', async () => {
    const { found } = await findAll(format, fileOf('---\nimage: soup.jpg\n---\nBoil @water{}.'));
    assert.deepEqual(
      found.map((one) => one.kind === 'recipe' && one.diagnostics),
      [[{ code: 'photo-missing', field: 'assets', evidence: 'soup.jpg' }]],
    );
  });
});
