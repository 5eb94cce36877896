import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Ingredient, RecipeDocument } from '../../recipe-format/index.ts';
import { documentTokens } from './document-tokens.ts';
import { foodToken } from './tokens.ts';

const of = (ingredients: readonly Ingredient[], language = 'en'): RecipeDocument => ({
  title: 'x',
  language,
  ingredient_sections: [{ ingredients: [...ingredients] }],
});

const needs = (ingredients: readonly Ingredient[], language?: string): readonly (readonly string[])[] =>
  documentTokens(of(ingredients, language)).needs;

const NEVER = [[]];

const many = (count: number): readonly Ingredient[] => Array.from({ length: count }, () => ({ name: 'salt' }));

suite('needs of a recipe', () => {
  test('makes a recipe without ingredients never cookable', () => {
    for (const sections of [
      undefined,
      [],
      [{}],
      [{ ingredients: [] }],
      [{ ingredients: [{ text: 'For the sauce:' }] }],
    ]) {
      const recipe = { title: 'x', ...(sections && { ingredient_sections: sections }) };
      assert.deepEqual(documentTokens(recipe).needs, NEVER, JSON.stringify(sections));
    }
  });

  test('makes a recipe with more ingredients than the limit never cookable', () => {
    assert.deepEqual(needs(many(1000)), [['salt']]);
    assert.deepEqual(needs(many(1001)), NEVER);
    // The same if there are more tokens than the limit, because a pantry change would not find the recipe.
    const different = Array.from({ length: 900 }, (_, index) => ({ name: `alpha${index} beta${index} gamma${index}` }));
    assert.deepEqual(needs(different), NEVER);
  });

  test('includes every required ingredient, each food once', () => {
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

  test('requires one of a chain of alternatives, and treats plus as another need', () => {
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

  test('takes whether a group of alternatives is optional from its first ingredient', () => {
    assert.deepEqual(needs([{ name: 'egg' }, { name: 'caper', optional: true }, { name: 'olive', relation: 'or' }]), [
      ['egg'],
    ]);
    assert.deepEqual(needs([{ name: 'caper' }, { name: 'olive', relation: 'or', optional: true }]), [
      ['caper', 'olive'],
    ]);
  });

  test('applies an alternative to the ingredient before it in the same section', () => {
    const recipe = {
      title: 'x',
      language: 'en',
      ingredient_sections: [
        { ingredients: [{ name: 'egg', relation: 'or' as const }] },
        { ingredients: [{ name: 'milk', relation: 'or' as const }] },
      ],
    };
    assert.deepEqual(documentTokens(recipe).needs, [['egg'], ['milk']]);
  });

  test('accepts alternatives in the line, even if the ingredient has a name', () => {
    assert.deepEqual(needs([{ text: '1 cup butter or margarine' }]), [['butter', 'margarine']]);
    assert.deepEqual(needs([{ text: '1 cup butter or margarine', name: 'butter' }]), [['butter', 'margarine']]);
    assert.deepEqual(needs([{ text: '100 g Butter oder Margarine', name: 'Butter' }], 'de'), [['butter', 'margarine']]);
    assert.deepEqual(needs([{ name: 'butter or margarine' }])[0]?.slice(0, 1), ['butter']);
    assert.deepEqual(needs([{ name: 'thyme (or 1 tsp dried thyme)' }]), [['dried-thyme', 'thyme']]);
    assert.deepEqual(needs([{ text: '1 orange', name: 'orange' }]), [['orange']]);
    assert.deepEqual(needs([{ name: 'egg' }, { text: 'or 2 tbsp tofu', relation: 'or' }]), [['egg', 'tofu']]);
  });

  test('does not parse a confirmed line again', () => {
    const normalization = { review: 'confirmed' } as const;
    assert.deepEqual(needs([{ text: 'butter or margarine (optional)', name: 'butter', normalization }]), [['butter']]);
  });

  test('accepts the food set by a client as well as the one in the name', () => {
    const semantic_id = 'Spring Onion';
    assert.deepEqual(needs([{ name: 'scallions', normalization: { semantic_id } }]), [['scallion', 'spring-onion']]);
  });

  test('always has plain water, in eight languages and as an alternative, but no other kinds of water', () => {
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

  test('requires an ingredient that another recipe makes like any other', () => {
    assert.deepEqual(needs([{ name: 'pesto', recipe_ref: { recipe_id: 'pesto-1' } }]), [['pesto']]);
    assert.deepEqual(needs([{ recipe_ref: { recipe_id: 'pesto-1', title: 'Pesto' } }]), [['pesto']]);
  });

  test('includes only foods that are among the tokens, so that a pantry change finds the recipe', () => {
    const long = `${'very '.repeat(30)}long pepper`;
    const recipe = of([{ name: 'Müsli' }, { text: '1 cup butter or margarine' }, { name: long }], 'de');
    const { tokens, needs } = documentTokens(recipe);
    for (const food of needs.flat()) assert.ok(tokens.split(' ').includes(foodToken(food)), food);
    assert.deepEqual(needs[0], ['muesli', 'musli']);
  });

  test('accepts both spellings of umlauts in the name, the line and the rest of the line', () => {
    const both = [['muesli', 'musli']];
    for (const ingredient of [{ name: 'Müsli' }, { text: '100 g Müsli' }, { text: '100 g Müsli', name: 'Müsli' }]) {
      assert.deepEqual(needs([ingredient], 'de'), both, JSON.stringify(ingredient));
    }
    assert.deepEqual(needs([{ text: '2 Möhren oder Äpfel' }], 'de'), [['aepfel', 'apfel', 'moehre', 'mohre']]);
    assert.deepEqual(needs([{ text: 'Möhren, getrocknet' }], 'de'), [['getrocknet-moehre', 'getrocknet-mohre']]);
  });
});
