import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly, filledWith } from '../../../../../test/support/growth.ts';
import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { findMentions } from './find-mentions.ts';
import { writeCooklang } from './write-cooklang.ts';

const grams = (value: string) => ({ kind: 'simple', amount: { value }, unit: 'metric.gram' }) as const;

const bodyOf = (recipe: Partial<RecipeDocument>): string =>
  writeCooklang({ title: 'x', ...recipe })
    .split('---\n')
    .slice(2)
    .join('---\n')
    .trim();

const steps = (...texts: string[]): Pick<RecipeDocument, 'instruction_sections'> => ({
  instruction_sections: [{ steps: texts.map((text) => ({ text })) }],
});

const ingredients = (...all: { text?: string; name?: string; id?: string }[]) => ({
  ingredient_sections: [{ ingredients: all }],
});

suite('Cooklang export', () => {
  test('marks an ingredient at its first mention and lists unmentioned ones in an opening step', () => {
    const recipe = {
      ingredient_sections: [
        {
          ingredients: [
            { text: '200 g flour, sifted', name: 'flour', quantity: grams('200'), preparation: 'sifted' },
            { text: '1½ cups milk', name: 'milk', quantity: { ...grams('3/2'), unit: 'us.cup', text: '1½ cups' } },
            { text: 'a pinch of salt', name: 'salt' },
            { name: 'saffron', optional: true },
          ],
        },
      ],
      ...steps('Mix the Flour with half of the milk.', 'Add the flour and salt; rest 30 minutes.'),
    } satisfies Partial<RecipeDocument>;
    assert.equal(
      bodyOf(recipe),
      [
        'Take @saffron{} (optional).',
        '> As written:\n> a pinch of salt\n> saffron (optional)',
        'Mix the @Flour{200%g}(sifted) with half of the @milk{1 1/2%cups}.',
        'Add the flour and @salt{}; rest ~{30%minutes}.',
      ].join('\n\n'),
    );
  });

  test('prefers the step known to use an ingredient, and the longest matching name', () => {
    const recipe = {
      ...ingredients({ id: 'b', text: 'butter', name: 'butter' }, { text: 'peanut butter', name: 'peanut butter' }),
      instruction_sections: [
        {
          steps: [
            { text: 'Butter the tin.' },
            { text: 'Melt the butter, add peanut butter.', ingredient_uses: [{ ingredient_id: 'b' }] },
          ],
        },
      ],
    };
    assert.equal(bodyOf(recipe), 'Butter the tin.\n\nMelt the @butter{}, add @peanut butter{}.');
  });

  test('escapes plain text that looks like markup', () => {
    for (const [text, written] of [
      ['mail me@home #1 ~5 min', String.raw`mail me\@home \#1 \~5 min`],
      ['at @ 20 and # alone', 'at @ 20 and # alone'],
      ['a -- b --- c', String.raw`a -\- b -\-\- c`],
      ['[- not a comment -]', String.raw`[\- not a comment -]`],
      ['> no note', String.raw`\> no note`],
      ['>> no: metadata', String.raw`\>> no: metadata`],
      ['== no section ==', String.raw`\== no section ==`],
      ['back\\slash {braces}', String.raw`back\\slash \{braces}`],
      ['one\n\nstep', 'one step'],
    ] as const) {
      assert.equal(bodyOf(steps(text)), written);
    }
    assert.equal(
      bodyOf({ ...ingredients({ text: 'salt', name: 'salt' }), ...steps('salt(y) food') }),
      String.raw`@salt{}\(y) food`,
    );
    assert.equal(
      bodyOf(ingredients({ text: '50% {rye} & (more) | -x', name: '' })),
      String.raw`Take @50\% \{rye\} & \(more\) \| -x{}.`,
    );
  });

  test('turns a single duration into a timer, but not a range or a compound time', () => {
    for (const [text, written] of [
      ['Bake for 10 minutes.', 'Bake for ~{10%minutes}.'],
      ['Bake 1.5 hours, rest 20 min', 'Bake ~{1.5%hours}, rest ~{20%min}'],
      ['15 to 20 minutes, 1 hour 30 minutes', '15 to 20 minutes, 1 hour 30 minutes'],
      ['20-25 minutes', '20-25 minutes'],
      ['10 eggs and 3 minuscule ones', '10 eggs and 3 minuscule ones'],
    ] as const) {
      assert.equal(bodyOf(steps(text)), written);
    }
    assert.equal(bodyOf({ language: 'de', ...steps('Nach 5 Minuten wenden.') }), 'Nach ~{5%Minuten} wenden.');
  });

  test('keeps sections, cookware, notes and variants', () => {
    const recipe: Partial<RecipeDocument> = {
      ingredient_sections: [
        { title: 'Sauce', ingredients: [{ text: 'cream', name: 'cream' }] },
        { title: 'To serve = now', ingredients: [{ text: 'bread', name: 'bread' }] },
      ],
      instruction_sections: [
        { steps: [{ text: 'Heat a frying pan and slice the bread.' }] },
        { title: 'sauce', steps: [{ title: 'Stir', text: 'for long' }] },
      ],
      equipment: [{ description: 'frying pan' }, { description: 'whisk', optional: true }],
      notes: 'First.\nSecond.\n\nThird.',
      variants: [{ id: 'v', title: 'With oil', ingredient_sections: [{ ingredients: [{ text: '1 oil' }] }] }],
    };
    assert.equal(
      bodyOf(recipe),
      [
        'You need #whisk{} (optional).',
        String.raw`== To serve \= now ==`,
        '> As written:\n> bread',
        '== Method ==',
        'Heat a #frying pan{} and slice the @bread{}.',
        '== sauce ==',
        'Take @cream{}.',
        'Stir: for long',
        '== Notes ==',
        '> First.\n> Second.',
        '> Third.',
        '> With oil:\n> - 1 oil',
      ].join('\n\n'),
    );
  });

  test('uses conventional metadata keys', () => {
    const text = writeCooklang({
      title: 'No: "really"',
      description: 'a\nb',
      language: 'de-CH',
      authors: [{ name: 'Ada', url: 'https://example.org/ada' }],
      source: { url: 'https://example.org' },
      yields: [{ quantity: { kind: 'simple', amount: { value: '4' }, unit: 'count.serving' } }],
      times: { total: 'PT1H30M', assertions: [{ kind: 'prep', duration: 'PT20M' }] },
      meal_roles: ['yes'],
      categories: ['Soups', 'Stews'],
      keywords: ['quick'],
    });
    assert.equal(
      text,
      `---
title: "No: \\"really\\""
description: "a\\nb"
author: "Ada <https://example.org/ada>"
source: "https://example.org"
servings: 4
time required: "1h30m"
prep time: "20m"
course: "yes"
category:
  - Soups
  - Stews
tags:
  - quick
locale: "de_CH"
---
`,
    );
  });

  test('finds names in time linear in the length of the text', async () => {
    const items = Array.from({ length: 2000 }, (_, index) => ({ name: `flour ${'of '.repeat(6)}${index}` }));
    const textOf = filledWith(`flour ${'of '.repeat(6)}x `);
    await assertGrowsLinearly('names', 260_000, textOf, (text) => findMentions([text], items, () => false));
  });
});
