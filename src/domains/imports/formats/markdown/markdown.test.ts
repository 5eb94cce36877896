import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, itemsOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';
import { stripInlineMarkup } from './inline.ts';

const documentOf = async (text: string) => {
  const [document, ...others] = await documentsOf(format, fileOf(text));
  assert.ok(document);
  assert.equal(others.length, 0);
  return document;
};

const recipeMd = `Guacamole
=========

Some people call it guac.

![bowl](https://example.org/guac.jpg)

*sauce, vegan, 4,5 stars*

**4 Servings, 200g, 1,5 Tassen**

---

- *1* avocado
- *.5 teaspoon* salt
- lemon juice

  of a large one
  - nested

## Group 1

1. *1* [link ingredient](./other.md)

---

Remove the flesh
and mash.

Season.

## Later

Serve.
`;

const chowdown = `---

layout: recipe
title:  "Soup: the best"
image: soup.jpg
imagecredit: Ada
tags: sides, soups
yield: 4
prep_time: 10 min
source: https://example.org/soup

ingredients:
- 4 tablespoons butter
- 1 cup: diced onion

directions:
- Start with butter
- Add onion: stir

components:
- Broth

nutrition:
  calories: 301
---

Inspired by [a friend](https://example.org).
`;

const ordinary = `# Leek soup

![pic](https://example.org/soup.jpg)

Warm and *good*.

**Prep time:** 10 min
**Servings:** 4

## Ingredients (serves 4)

**For the base**

- [ ] 2 leeks
- 1 onion, *diced* & chopped
* salt\\*

### To serve

- Bread
  - 2 slices

| Amount | Food |
| --- | --- |
| 1 pinch | pepper |

## Directions

1. **Sweat** the leeks.\\
   Stir.

   ![s](https://example.org/step.jpg)
2. **Simmer.** Add stock.
   - gently
3. Serve.

## History

It is old.

## Notes

- Freezes well
`;

suite('Markdown', () => {
  test('reads RecipeMD as specified', async () => {
    const document = await documentOf(recipeMd);
    assert.deepEqual(listsOf(document), {
      ingredients: [
        ['', '1 avocado', '.5 teaspoon salt', 'lemon juice of a large one nested'],
        ['Group 1', '1 link ingredient'],
      ],
      steps: [
        ['', 'Remove the flesh and mash.', 'Season.'],
        ['Later', 'Serve.'],
      ],
    });
    assert.deepEqual(
      [document.title, document.description, document.keywords, document.yields?.map(({ text }) => text)],
      ['Guacamole', 'Some people call it guac.', ['sauce', 'vegan', '4,5 stars'], ['4 Servings', '200g', '1,5 Tassen']],
    );
    assert.deepEqual(
      document.assets?.map(({ url }) => url),
      ['https://example.org/guac.jpg'],
    );
    const bare = await documentOf('# Water\n\n---\n\n- *1 l* water');
    assert.deepEqual(listsOf(bare), { ingredients: [['', '1 l water']], steps: [] });
  });

  test('reads Chowdown front matter', async () => {
    const document = await documentOf(chowdown);
    assert.deepEqual(listsOf(document), {
      ingredients: [['', '4 tablespoons butter', '1 cup: diced onion', 'Broth']],
      steps: [['', 'Start with butter', 'Add onion: stir']],
    });
    assert.deepEqual(
      [
        document.title,
        document.description,
        document.keywords,
        document.source,
        document.yields?.[0]?.text,
        document.notes,
      ],
      [
        'Soup: the best',
        'Inspired by a friend.',
        ['sides', 'soups'],
        { url: 'https://example.org/soup' },
        '4 servings',
        'Image: Ada',
      ],
    );
    assert.deepEqual(
      document.nutrition?.[0]?.nutrients?.map(({ nutrient, text }) => [nutrient, text]),
      [['energy', '301']],
    );
    const [item] = await itemsOf(format, fileOf(chowdown));
    assert.deepEqual(item?.remarks, [{ code: 'photo-missing', field: 'assets', evidence: 'soup.jpg' }]);
  });

  test('reads nested lists in front matter', async () => {
    const document = await documentOf(`---
title: Cake
ingredients:
  - title: Dough
    items: [1 cup flour, {amount: 2, unit: tbsp, name: sugar, note: brown}]
  - Topping: [plums]
steps: |
  Mix.
  Bake.
notes: Good.
weight: 3
difficulty: easy
---`);
    assert.deepEqual(listsOf(document), {
      ingredients: [
        ['Dough', '1 cup flour', '2 tbsp sugar, brown'],
        ['Topping', 'plums'],
      ],
      steps: [['', 'Mix.', 'Bake.']],
    });
    assert.equal(document.notes, 'Good.\n\ndifficulty: easy');
  });

  test('reads free-form headings', async () => {
    const document = await documentOf(ordinary);
    assert.deepEqual(listsOf(document), {
      ingredients: [
        ['For the base', '2 leeks', '1 onion, diced & chopped', 'salt*'],
        ['', 'To serve'],
        ['Bread', '2 slices', 'Amount Food', '1 pinch pepper'],
      ],
      steps: [['', 'Sweat the leeks.\nStir.', 'Add stock.\ngently', 'Serve.']],
    });
    assert.deepEqual(
      [document.title, document.description, document.notes, document.times?.assertions],
      [
        'Leek soup',
        'Warm and good.',
        'History\n\nIt is old.\n\n- Freezes well',
        [{ kind: 'prep', duration: 'PT10M', text: '10 min' }],
      ],
    );
    const steps = document.instruction_sections?.[0]?.steps ?? [];
    assert.deepEqual([steps[0]?.asset_ids?.length, steps[1]?.title], [1, 'Simmer']);
    assert.equal(document.assets?.length, 2);
  });

  test('splits several recipes below one heading', async () => {
    const documents = await documentsOf(
      format,
      fileOf(
        '# Book\n\n## Tea\n### Zutaten\n- 1 TL Tee\n### Zubereitung\nZiehen.\n\n## Coffee\n### Ingredients\n- coffee\n### Method\nBrew.',
      ),
    );
    assert.deepEqual(
      documents.map((document) => [document.title, listsOf(document).ingredients]),
      [
        ['Tea', [['', '1 TL Tee']]],
        ['Coffee', [['', 'coffee']]],
      ],
    );
  });

  test('guesses the parts from how lines look if there are no headings for them', async () => {
    const document = await documentOf('# Eggs\n\nQuick.\n\n- 2 eggs\n- 10 g butter\n\n1. Beat.\n2. Fry.\n');
    assert.deepEqual(
      [document.title, document.description, listsOf(document)],
      ['Eggs', 'Quick.', { ingredients: [['', '2 eggs', '10 g butter']], steps: [['', 'Beat.', 'Fry.']] }],
    );
  });

  test('removes inline markup and keeps escaped characters', () => {
    for (const [text, plain] of [
      ['**a** _b_ ~~c~~ `d` ***e***', 'a b c d e'],
      ['[a](b "c") [d][e] <https://f.g>', 'a d https://f.g'],
      ['2 * 3 * 4, salt*, snake_case_name', '2 * 3 * 4, salt*, snake_case_name'],
      [String.raw`\*a\* \<b\> \&amp; \[c\](d)`, '*a* <b> &amp; [c](d)'],
      ['a &amp; b<br>c', 'a & b\nc'],
      ['![alt](x.jpg)text', 'text'],
    ] as const) {
      assert.equal(stripInlineMarkup(text), plain, text);
    }
    assert.equal(stripInlineMarkup('[Ada](https://example.org)', true), 'Ada <https://example.org>');
  });

  test('detects Markdown by front matter, RecipeMD rules or headings', async () => {
    for (const [text, confidence] of [
      [chowdown, 'sure'],
      [recipeMd, 'sure'],
      [ordinary, 'likely'],
      ['---\ntitle: x\n---\n## Ingredients\n- a', 'likely'],
      ['# Notes\n\n- a', 'maybe'],
      ['Ingredients\n- a', 'no'],
      ['<html># x\n## Ingredients', 'no'],
      ['{"a": "# Ingredients"}', 'no'],
    ] as const) {
      assert.equal(await format.detect(fileOf(text)), confidence, text.slice(0, 40));
    }
  });
});
