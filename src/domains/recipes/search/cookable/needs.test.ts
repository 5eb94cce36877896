import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Ingredient, RecipeDocument } from '../../../recipe-format/index.ts';
import { createDocumentIndexData } from '../index/document-index-data.ts';
import { foodToken } from '../index/tokens.ts';

const of = (ingredients: readonly Ingredient[], language = 'en'): RecipeDocument => ({
  title: 'x',
  language,
  ingredient_sections: [{ ingredients: [...ingredients] }],
});

const needs = (ingredients: readonly Ingredient[], language?: string): readonly (readonly string[])[] =>
  createDocumentIndexData(of(ingredients, language)).needs;

const NEVER = [[]];

const many = (count: number): readonly Ingredient[] => Array.from({ length: count }, () => ({ name: 'salt' }));

suite('recipe needs', () => {
  test('marks a recipe without ingredients as never cookable', () => {
    for (const sections of [
      undefined,
      [],
      [{}],
      [{ ingredients: [] }],
      [{ ingredients: [{ text: 'For the sauce:' }] }],
    ]) {
      const recipe = { title: 'x', ...(sections && { ingredient_sections: sections }) };
      assert.deepEqual(createDocumentIndexData(recipe).needs, NEVER, JSON.stringify(sections));
    }
  });

  test('marks a recipe with too many ingredients or tokens as never cookable', () => {
    assert.deepEqual(needs(many(1000)), [['salt']]);
    assert.deepEqual(needs(many(1001)), NEVER);
    // The same applies above the token limit, because a pantry change would not find the recipe.
    const different = Array.from({ length: 900 }, (_, index) => ({ name: `alpha${index} beta${index} gamma${index}` }));
    assert.deepEqual(needs(different), NEVER);
  });

  test('includes each required food once and no optional ones', () => {
    assert.deepEqual(needs([{ name: 'Onions' }, { text: '200 g flour' }, { name: 'salt' }, { text: 'salt' }]), [
      ['onion'],
      ['flour'],
      ['salt'],
    ]);
    assert.deepEqual(needs([{ name: 'egg' }, { name: 'parsley', optional: true }]), [['egg']]);
    assert.deepEqual(needs([{ name: 'parsley', optional: true }]), []);
  });

  test('recognizes an optional ingredient in a plain text line', () => {
    assert.deepEqual(needs([{ name: 'egg' }, { text: 'a handful of rocket (optional)' }]), [['egg']]);
    assert.deepEqual(needs([{ text: 'a handful of rocket (optional)', optional: false }]), [['rocket']]);
    assert.deepEqual(needs([{ name: 'egg' }, { name: 'salt', text: 'salt, optional' }]), [['egg']]);
    const pinch = { kind: 'simple', amount: { value: '1' }, unit: 'kitchen.pinch' } as const;
    assert.deepEqual(needs([{ name: 'egg' }, { name: 'salt', text: '1 pinch salt (if desired)', quantity: pinch }]), [
      ['egg'],
    ]);
  });

  test('treats a chain of "or" as one need and "plus" as a new one', () => {
    const chain: readonly Ingredient[] = [
      { name: 'butter' },
      { name: 'lard', relation: 'or' },
      { name: 'oil', relation: 'or' },
      { name: 'salt', relation: 'plus' },
      { name: 'pepper', relation: 'or' },
    ];
    assert.deepEqual(needs(chain), [
      ['butter', 'lard', 'oil'],
      ['pepper', 'salt'],
    ]);
  });

  test('treats a group of alternatives as optional only if its first ingredient is', () => {
    assert.deepEqual(needs([{ name: 'egg' }, { name: 'caper', optional: true }, { name: 'olive', relation: 'or' }]), [
      ['egg'],
    ]);
    assert.deepEqual(needs([{ name: 'caper' }, { name: 'olive', relation: 'or', optional: true }]), [
      ['caper', 'olive'],
    ]);
  });

  test('does not join alternatives across sections', () => {
    const recipe = {
      title: 'x',
      language: 'en',
      ingredient_sections: [
        { ingredients: [{ name: 'egg', relation: 'or' as const }] },
        { ingredients: [{ name: 'milk', relation: 'or' as const }] },
      ],
    };
    assert.deepEqual(createDocumentIndexData(recipe).needs, [['egg'], ['milk']]);
  });

  test('includes alternatives from the line even if the ingredient has a name', () => {
    assert.deepEqual(needs([{ text: '1 cup butter or margarine' }]), [['butter', 'margarine']]);
    assert.deepEqual(needs([{ text: '1 cup butter or margarine', name: 'butter' }]), [['butter', 'margarine']]);
    assert.deepEqual(needs([{ text: '100 g Butter oder Margarine', name: 'Butter' }], 'de'), [['butter', 'margarine']]);
    assert.deepEqual(needs([{ name: 'butter or margarine' }])[0]?.slice(0, 1), ['butter']);
    assert.deepEqual(needs([{ name: 'thyme (or 1 tsp dried thyme)' }]), [['dried-thyme', 'thyme']]);
    assert.deepEqual(needs([{ text: '1 orange', name: 'orange' }]), [['orange']]);
    assert.deepEqual(needs([{ name: 'egg' }, { text: 'or 2 tbsp tofu', relation: 'or' }]), [['egg', 'tofu']]);
  });

  test('does not reparse a confirmed line', () => {
    const normalization = { review: 'confirmed' } as const;
    assert.deepEqual(needs([{ text: 'butter or margarine (optional)', name: 'butter', normalization }]), [['butter']]);
  });

  test('accepts both the food set by a client and the one in the name', () => {
    const semantic_id = 'Spring Onion';
    assert.deepEqual(needs([{ name: 'scallions', normalization: { semantic_id } }]), [['scallion', 'spring-onion']]);
  });

  test('omits plain water in eight languages and as an alternative, but not other kinds of water', () => {
    for (const [name, language] of [
      ['cold water', 'en'],
      ['lauwarmes Wasser', 'de'],
      ['eau tiède', 'fr'],
      ['agua fría', 'es'],
      ['acqua bollente', 'it'],
      ['koud water', 'nl'],
      ['ljummet vatten', 'sv'],
      ['água morna', 'pt'],
    ] as const) {
      assert.deepEqual(needs([{ name }], language), [], name);
      assert.deepEqual(needs([{ text: `200 ml ${name}` }], language), [], name);
    }
    assert.deepEqual(needs([{ text: '1 cup chicken stock or water' }]), []);
    assert.deepEqual(needs([{ name: 'rose water' }]), [['rose-water']]);
  });

  test('requires a sub-recipe like any other ingredient', () => {
    assert.deepEqual(needs([{ name: 'pesto', recipe_ref: { recipe_id: 'pesto-1' } }]), [['pesto']]);
    assert.deepEqual(needs([{ recipe_ref: { recipe_id: 'pesto-1', title: 'Pesto' } }]), [['pesto']]);
  });

  test('includes only foods with an index token, so that a pantry change finds the recipe', () => {
    const long = `${'very '.repeat(30)}long pepper`;
    const recipe = of([{ name: 'Müsli' }, { text: '1 cup butter or margarine' }, { name: long }], 'de');
    const { tokens, needs } = createDocumentIndexData(recipe);
    for (const food of needs.flat()) assert.ok(tokens.split(' ').includes(foodToken(food)), food);
    assert.deepEqual(needs[0], ['muesli', 'musli']);
  });

  test('accepts both spellings of umlauts in names and lines', () => {
    const both = [['muesli', 'musli']];
    for (const ingredient of [{ name: 'Müsli' }, { text: '100 g Müsli' }, { text: '100 g Müsli', name: 'Müsli' }]) {
      assert.deepEqual(needs([ingredient], 'de'), both, JSON.stringify(ingredient));
    }
    assert.deepEqual(needs([{ text: '2 Möhren oder Äpfel' }], 'de'), [['aepfel', 'apfel', 'moehre', 'mohre']]);
    assert.deepEqual(needs([{ text: 'Möhren, getrocknet' }], 'de'), [['getrocknet-moehre', 'getrocknet-mohre']]);
  });
});
