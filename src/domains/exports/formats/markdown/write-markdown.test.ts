import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { escapeLinkDestination, escapeMarkdown } from './escape.ts';
import { writeMarkdown } from './write-markdown.ts';

const PICTURE = `sha256:${'a'.repeat(64)}`;

const recipe: RecipeDocument = {
  title: 'Soup # 1',
  language: 'en',
  description: 'Warm.\nGood.\n\nBest.',
  authors: [{ name: 'Ada', url: 'https://example.org/(ada)' }],
  yields: [{ text: 'Serves 4' }],
  times: { total: 'PT1H30M' },
  assets: [
    { id: 'p', asset_id: PICTURE, role: 'image', alt: 'a [bowl]', creator_credit: 'Ada' },
    { id: 'q', role: 'image' },
  ],
  ingredient_sections: [
    {
      ingredients: [
        { text: '2 leeks' },
        { name: 'salt', quantity: { kind: 'simple', amount: { value: '1/2' }, unit: 'us.teaspoon' } },
      ],
    },
    { title: 'To serve', ingredients: [{ text: '- bread' }] },
  ],
  instruction_sections: [
    {
      steps: [
        { title: 'Sweat', text: 'the leeks.\n\n1. slowly' },
        { text: 'Serve.', asset_ids: ['p'] },
      ],
    },
  ],
  nutrition: [
    { basis: { kind: 'serving' }, nutrients: [{ nutrient: 'saturated-fat', amount: { value: '5/2' }, unit: 'g' }] },
  ],
  allergen_declarations: [{ text: 'Contains celery.', substance: 'celery', presence: 'contains' }],
};

suite('Markdown export', () => {
  test('contains the whole recipe in reading order', () => {
    assert.equal(
      writeMarkdown(recipe, (id) => (id === PICTURE ? 'assets/a b.jpg' : undefined)),
      `# Soup \\# 1

Warm.\\
Good.

Best.

**Makes:** Serves 4 · **Total:** 1 h 30 min · **By:** [Ada](https://example.org/%28ada%29)

## Ingredients

- 2 leeks
- 1/2 teaspoon salt

### To serve

- \\- bread

## Method

1. **Sweat** the leeks.

   1\\. slowly
2. Serve.

   ![a \\[bowl\\]](assets/a%20b.jpg)

   *Ada*

## Nutrition

### per serving

- saturated fat: 2.5 g

## Allergens

- Contains celery.
`,
    );
  });

  test('escapes text so that it renders literally', () => {
    for (const [text, written] of [
      ['<script>alert(1)</script>', String.raw`\<script\>alert(1)\</script\>`],
      ['&lt; * _a_ `b`', String.raw`\&lt; \* \_a\_ \`b\``],
      ['[a](b) ![c](d)', String.raw`\[a\](b) !\[c\](d)`],
      ['+ a', String.raw`\+ a`],
      ['===', String.raw`\===`],
      ['12) a', String.raw`12\) a`],
      ['12 a. b', '12 a. b'],
      ['1.5 l', String.raw`1\.5 l`],
      ['a - b + c', 'a - b + c'],
      ['~~a~~ | b $c$', String.raw`\~\~a\~\~ \| b \$c\$`],
      ['a\\', String.raw`a\\`],
    ] as const) {
      assert.equal(escapeMarkdown(text), written);
    }
  });

  test('escapes link destinations and omits unsafe ones', () => {
    assert.equal(escapeLinkDestination('https://a.b/?x=1&copy=2'), 'https://a.b/?x=1&copy=2');
    assert.equal(escapeLinkDestination('https://a.b/?x=1&copy;'), String.raw`https://a.b/?x=1\&copy;`);
    assert.equal(escapeLinkDestination('a b)<c>\\'), 'a%20b%29%3Cc%3E%5C');
    assert.doesNotMatch(writeMarkdown({ title: 'a', source: { url: 'javascript:alert(1)' } }), /\]\(/);
  });
});
