// Text exports can be imported again with their titles, lines and steps.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { writeCooklang } from '../../src/domains/exports/formats/cooklang/write-cooklang.ts';
import { writeMarkdown } from '../../src/domains/exports/formats/markdown/write-markdown.ts';
import { getExportLabels } from '../../src/domains/exports/formats/export-labels.ts';
import { format as cooklang } from '../../src/domains/imports/formats/cooklang/format.ts';
import {
  isAuthoredLinesIntro,
  isPlaceholderTitle,
  isCookwareIntro,
  isMarkedOptional,
  isIngredientIntro,
} from '../../src/domains/imports/formats/cooklang/own-export-phrases.ts';
import type { Format } from '../../src/domains/imports/formats/format.ts';
import { format as markdown } from '../../src/domains/imports/formats/markdown/format.ts';
import { getHeadingKind } from '../../src/domains/imports/vocabulary/headings.ts';
import { getFactKind } from '../../src/domains/imports/vocabulary/facts.ts';
import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import { languages } from '../../src/domains/units/index.ts';
import { archiveOf, documentsOf, fileOf, itemsOf, listsOf } from '../support/import-files.ts';

const grams = (value: string) => ({ kind: 'simple', amount: { value }, unit: 'metric.gram' }) as const;

const recipe: RecipeDocument = {
  title: 'Soup: no. 1 & *more*',
  language: 'en',
  description: 'Warm.\nGood.',
  authors: [{ name: 'Ada', url: 'https://example.org/ada' }],
  source: { name: 'Village paper', url: 'https://example.org/soup' },
  yields: [{ text: '4 servings' }],
  times: { total: 'PT1H30M', assertions: [{ kind: 'prep', duration: 'PT20M' }] },
  categories: ['Soups'],
  keywords: ['quick', 'warm'],
  notes: 'Keeps for days.',
  ingredient_sections: [
    {
      ingredients: [
        { text: '200 g flour, sifted', name: 'flour', quantity: grams('200'), preparation: 'sifted' },
        { text: 'a pinch of salt', name: 'salt' },
        { text: '50% {rye} @home #1', name: '' },
      ],
    },
    { title: 'To serve', ingredients: [{ text: '2 slices bread (old)', name: 'bread' }] },
  ],
  instruction_sections: [
    { steps: [{ text: 'Mix the flour with salt -- well.' }, { text: '1. Rest 30 minutes in a pan.' }] },
    { title: 'Finish', steps: [{ text: 'Toast the bread.' }] },
  ],
  equipment: [{ description: 'pan' }, { description: 'whisk' }],
};

const formats: readonly (readonly [Format, (recipe: RecipeDocument) => string, string])[] = [
  [cooklang, (document) => writeCooklang(document), 'soup.cook'],
  [markdown, (document) => writeMarkdown(document), 'soup.md'],
];

const linesOf = (lists: readonly (readonly string[])[]): string[] => lines(lists).sort();
const lines = (lists: readonly (readonly string[])[]): string[] => lists.flatMap(([, ...items]) => items);

/** Cooklang names an ingredient as in the first step that mentions it: once, and possibly capitalized. */
const folded = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map((text) => text.toLowerCase()));

suite('import of our own exports', () => {
  for (const [format, write, name] of formats) {
    test(`${format.name} survives a round trip`, async () => {
      const source = fileOf(write(recipe), name);
      assert.notEqual(await format.detect(source), 'no');
      const [document, ...others] = await documentsOf(format, source);
      assert.ok(document);
      assert.equal(others.length, 0);
      const lists = listsOf(document);
      assert.deepEqual(linesOf(lists.ingredients), [
        '2 slices bread (old)',
        '200 g flour, sifted',
        '50% {rye} @home #1',
        'a pinch of salt',
      ]);
      assert.deepEqual(lists.steps, [
        ['', 'Mix the flour with salt -- well.', '1. Rest 30 minutes in a pan.'],
        ['Finish', 'Toast the bread.'],
      ]);
      assert.ok(lists.ingredients.some((section) => section.join('|') === 'To serve|2 slices bread (old)'));
      assert.deepEqual(
        [document.title, document.description, document.authors?.[0]?.url, document.source, document.notes],
        [recipe.title, recipe.description, 'https://example.org/ada', recipe.source, recipe.notes],
      );
      assert.deepEqual(
        [
          document.yields?.[0]?.text,
          document.categories,
          document.keywords,
          document.equipment?.map(({ description }) => description).sort(),
        ],
        ['4 servings', ['Soups'], ['quick', 'warm'], ['pan', 'whisk']],
      );
      assert.deepEqual([document.times?.total, document.times?.assertions?.[0]?.kind], ['PT90M', 'prep']);
    });
  }

  test('images survive a round trip with the files that reference them', async () => {
    const pictured = { ...recipe, assets: [{ id: 'p', asset_id: `sha256:${'a'.repeat(64)}`, role: 'image' }] };
    const path = 'assets/a.jpg';
    for (const [format, text, name] of [
      [cooklang, writeCooklang(pictured, () => path), 'soup.cook'],
      [markdown, writeMarkdown(pictured, () => path), 'soup.md'],
    ] as const) {
      const archive = await archiveOf({ [name]: text, [path]: 'x' });
      assert.notEqual(await format.detect(archive), 'no');
      const [item] = await itemsOf(format, archive);
      assert.deepEqual(
        item?.photos.map(({ place }) => place),
        [{ kind: 'upload', path: [path] }],
        name,
      );
    }
  });

  test('recognizes the labels of an export in every language', () => {
    for (const language of languages) {
      const words = getExportLabels(language);
      assert.ok(isIngredientIntro(words.take) && isCookwareIntro(words.need), language);
      assert.ok(isAuthoredLinesIntro(`${words.asWritten}:`) && isMarkedOptional(`(${words.optional})`), language);
      assert.ok([words.ingredients, words.method, words.notes].every(isPlaceholderTitle), language);
      assert.deepEqual(
        [words.ingredients, words.method, words.notes, words.equipment, words.nutrition, words.variants].map(
          getHeadingKind,
        ),
        ['ingredients', 'instructions', 'notes', 'equipment', 'nutrition', 'notes'],
        language,
      );
      assert.deepEqual(
        [
          words.makes,
          words.total,
          words.prep,
          words.cook,
          words.rest,
          words.by,
          words.source,
          words.category,
          words.cuisine,
          words.keywords,
        ].map(getFactKind),
        [
          'yield',
          'totalTime',
          'prepTime',
          'cookTime',
          'otherTime',
          'author',
          'source',
          'category',
          'cuisine',
          'keywords',
        ],
        language,
      );
    }
  });

  test('arbitrary ingredient lines and steps survive a round trip', async () => {
    const words = fc
      .stringMatching(/^[a-zA-Z0-9@#~{}()%*_[\]<>&|=.,;:+ -]{0,12}[a-zA-Z]$/)
      .map((text) => text.replaceAll(/\s+/g, ' ').trim());
    const any = fc.record({
      items: fc.array(words, { minLength: 1, maxLength: 4 }),
      steps: fc.array(words, { minLength: 1, maxLength: 4 }),
    });
    for (const [format, write, name] of formats) {
      await fc.assert(
        fc.asyncProperty(any, async ({ items, steps }) => {
          const written = write({
            title: 'Any',
            ingredient_sections: [{ ingredients: items.map((text) => ({ text })) }],
            instruction_sections: [{ steps: steps.map((text) => ({ text: `Take a while to ${text}` })) }],
          });
          const [document] = await documentsOf(format, fileOf(written, name));
          const lists = document && listsOf(document);
          assert.deepEqual(
            [document?.title, folded(lines(lists?.ingredients ?? [])), lines(lists?.steps ?? [])],
            ['Any', folded(items), steps.map((text) => `Take a while to ${text}`)],
            written,
          );
        }),
        { numRuns: 150 },
      );
    }
  });
});
