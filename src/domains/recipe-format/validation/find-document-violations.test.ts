import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { findDocumentViolations } from './find-document-violations.ts';

const findViolations = (parts: Partial<RecipeDocument>): readonly (readonly [string, string])[] =>
  findDocumentViolations({ title: 'Soup', ...parts }, 'recipe').map(({ location, code }) => [location, code]);

const createIngredients = (...ids: readonly string[]): Pick<RecipeDocument, 'ingredient_sections'> => ({
  ingredient_sections: [{ ingredients: ids.map((id) => ({ id })) }],
});

const createUses = (...ids: readonly string[]): Pick<RecipeDocument, 'instruction_sections'> => ({
  instruction_sections: [
    { steps: [{ text: 'Mix.', ingredient_uses: ids.map((ingredient_id) => ({ ingredient_id })) }] },
  ],
});

const STEP = 'recipe.instruction_sections[0].steps[0]';

suite('rules that a schema cannot express', () => {
  test('requires ingredient_id to resolve', () => {
    assert.deepEqual(findViolations({ ...createIngredients('a'), ...createUses('a', 'b') }), [
      [`${STEP}.ingredient_uses[1].ingredient_id`, 'unresolved-reference'],
    ]);
    assert.deepEqual(findViolations({ ...createIngredients('a', 'b'), ...createUses('b', 'a', 'a') }), []);
  });

  test('requires timing_ids and asset_ids to resolve', () => {
    const hash = `sha256:${'a'.repeat(64)}`;
    const steps = [{ text: 'Wait.', timing_ids: ['t1', 't2'], asset_ids: ['p1', hash, 'p2'] }];
    const recipe = {
      times: { assertions: [{ id: 't1' }] },
      assets: [{ id: 'p1' }, { asset_id: hash }],
      instruction_sections: [{ steps }],
    };
    assert.deepEqual(findViolations(recipe), [
      [`${STEP}.timing_ids[1]`, 'unresolved-reference'],
      [`${STEP}.asset_ids[2]`, 'unresolved-reference'],
    ]);
  });

  test('requires variant_ref to resolve', () => {
    const allergen = { text: 'Contains nuts.', substance: 'nuts', presence: 'contains' } as const;
    const recipe = {
      variants: [{ id: 'rye' }],
      allergen_declarations: [{ ...allergen, variant_ref: 'rye' }, { ...allergen, variant_ref: 'oat' }, allergen],
      dietary_claims: [{ variant_ref: 'oat' }, { variant_ref: 'rye' }],
    };
    assert.deepEqual(findViolations(recipe), [
      ['recipe.allergen_declarations[1].variant_ref', 'unresolved-reference'],
      ['recipe.dietary_claims[0].variant_ref', 'unresolved-reference'],
    ]);
  });

  test('lets the steps of a variant use its own and the recipe’s ingredients, but not the other way around', () => {
    const variant = { id: 'rye', ...createIngredients('rye-flour'), ...createUses('rye-flour', 'salt', 'wheat') };
    assert.deepEqual(
      findViolations({ ...createIngredients('salt'), ...createUses('rye-flour'), variants: [variant] }),
      [
        [`${STEP}.ingredient_uses[0].ingredient_id`, 'unresolved-reference'],
        [
          'recipe.variants[0].instruction_sections[0].steps[0].ingredient_uses[2].ingredient_id',
          'unresolved-reference',
        ],
      ],
    );
  });

  test('requires ids to be unique within their kind', () => {
    const duplicate = 'duplicate-id';
    assert.deepEqual(
      findViolations({
        times: { assertions: [{ id: 'a' }, { id: 'a' }] },
        assets: [{ id: 'a' }, { id: 'b' }, { id: 'a' }],
        ingredient_sections: [
          { id: 's', ingredients: [{ id: 'a' }] },
          { id: 's', ingredients: [{ id: 'a' }] },
        ],
        instruction_sections: [
          {
            id: 's',
            steps: [
              { id: 'a', text: 'x' },
              { id: 'a', text: 'x' },
            ],
          },
        ],
        variants: [{ id: 'a' }, { id: 'a' }],
        equipment: [{ id: 'a' }, { id: 'a' }],
      }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      [
        ['recipe.assets[2].id', duplicate],
        ['recipe.equipment[1].id', duplicate],
        ['recipe.ingredient_sections[1].id', duplicate],
        ['recipe.ingredient_sections[1].ingredients[0].id', duplicate],
        ['recipe.instruction_sections[0].steps[1].id', duplicate],
        ['recipe.times.assertions[1].id', duplicate],
        ['recipe.variants[1].id', duplicate],
      ],
    );
  });

  test('lets a variant redefine an ingredient of the recipe under the same id', () => {
    const variant = { id: 'rye', ...createIngredients('flour'), ...createUses('flour') };
    assert.deepEqual(
      findViolations({ ...createIngredients('flour'), ...createUses('flour'), variants: [variant] }),
      [],
    );
  });

  test('rejects contradictory quantities everywhere', () => {
    const wrong = { kind: 'simple', amount: { min: '2', max: '3/2' } } as const;
    const found = findViolations({
      yields: [{ quantity: wrong }],
      ingredient_sections: [
        { ingredients: [{ id: 'a', quantity: wrong, package_size: wrong, temperature: { value: wrong.amount } }] },
      ],
      instruction_sections: [
        {
          steps: [
            {
              text: 'x',
              ingredient_uses: [{ ingredient_id: 'a', quantity: { kind: 'sum', terms: [wrong] } }],
              temperatures: [{ value: wrong.amount }],
            },
          ],
        },
      ],
      equipment: [{ quantity: wrong }],
      nutrition: [{ basis: { kind: 'quantity', quantity: wrong } }],
      variants: [{ id: 'v', yields: [{ quantity: { kind: 'sum' } }] }],
    });
    assert.deepEqual(
      found.map(([location]) => location).toSorted((a, b) => (a < b ? -1 : 1)),
      [
        'equipment[0].quantity.amount.min',
        'ingredient_sections[0].ingredients[0].package_size.amount.min',
        'ingredient_sections[0].ingredients[0].quantity.amount.min',
        'ingredient_sections[0].ingredients[0].temperature.value.min',
        'instruction_sections[0].steps[0].ingredient_uses[0].quantity.terms[0].amount.min',
        'instruction_sections[0].steps[0].temperatures[0].value.min',
        'nutrition[0].basis.quantity.amount.min',
        'variants[0].yields[0].quantity.terms',
        'yields[0].quantity.amount.min',
      ].map((location) => `recipe.${location}`),
    );
  });

  test('rejects a minimum time above the maximum, in any notation', () => {
    const assertions = [
      { min: 'PT2H', max: 'PT119M' },
      { min: 'PT90M', max: 'PT1.5H' },
      { min: 'P1D', max: 'PT25H' },
      { min: 'P1M', max: 'P4W' },
      { max: 'PT1M' },
    ];
    assert.deepEqual(findViolations({ times: { assertions } }), [
      ['recipe.times.assertions[0].max', 'range'],
      ['recipe.times.assertions[3].max', 'range'],
    ]);
  });

  test('rejects a time outside its own minimum and maximum', () => {
    const assertions = [
      { duration: 'PT3H', min: 'PT1H', max: 'PT2H' },
      { duration: 'PT30M', min: 'PT1H' },
      { duration: 'PT90M', min: 'PT1H', max: 'PT1.5H' },
      { duration: 'PT61M', max: 'PT1H' },
    ];
    assert.deepEqual(findViolations({ times: { assertions } }), [
      ['recipe.times.assertions[0].duration', 'range'],
      ['recipe.times.assertions[1].duration', 'range'],
      ['recipe.times.assertions[3].duration', 'range'],
    ]);
  });

  test('rejects contradictory amounts of nutrients', () => {
    const nutrients = [
      { nutrient: 'fat', amount: { min: '5', max: '1' } },
      { nutrient: 'energy', amount: { value: '3', min: '4' } },
      { nutrient: 'protein', amount: { value: '3', min: '3', max: '10/3' } },
    ];
    assert.deepEqual(findViolations({ nutrition: [{ nutrients }] }), [
      ['recipe.nutrition[0].nutrients[0].amount.min', 'min-above-max'],
      ['recipe.nutrition[0].nutrients[1].amount.value', 'value-outside-range'],
    ]);
  });

  test('checks the authored quantity of an ingredient use as well', () => {
    const wrong = { kind: 'simple', amount: { min: '2', max: '1' } } as const;
    const uses = [{ ingredient_id: 'a', authored_quantity: wrong }];
    const steps = [{ text: 'Mix.', ingredient_uses: uses }];
    assert.deepEqual(findViolations({ ...createIngredients('a'), instruction_sections: [{ steps }] }), [
      [`${STEP}.ingredient_uses[0].authored_quantity.amount.min`, 'min-above-max'],
    ]);
  });

  test('rejects dates that do not exist', () => {
    for (const date of ['2024-02-30', '2023-02-29', '1900-02-29', '2024-04-31', '2024-11-31']) {
      assert.deepEqual(findViolations({ published_on: date }), [['recipe.published_on', 'date']], date);
      assert.deepEqual(findViolations({ modified_on: date }), [['recipe.modified_on', 'date']], date);
    }
    for (const date of ['2024-02-29', '2000-02-29', '2023-02-28', '2024-12-31', '2024-02', '0000', '0004-02-29']) {
      assert.deepEqual(findViolations({ published_on: date }), [], date);
    }
  });
});
