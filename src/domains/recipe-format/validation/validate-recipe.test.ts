import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { arbitraryJson, arbitraryRecipe } from '../arbitraries/recipe.arbitraries.ts';
import { validateRecipe } from './validate-recipe.ts';

const createNested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const createBadKeywords = (count: number): unknown => ({
  title: 'Soup',
  keywords: Array.from({ length: count }, () => 1),
});

const findFirstLocation = (value: unknown): string | undefined => validateRecipe(value).violations?.[0]?.location;

/** Many variants full of references. */
const createLargeRecipe = (count: number): unknown => {
  const ingredients = Array.from({ length: 100 }, (_, index) => ({ id: `i${index}`, text: 'flour' }));
  const steps = Array.from({ length: 20 }, (_, index) => ({
    text: 'mix',
    ingredient_uses: [{ ingredient_id: `i${index}` }],
  }));
  const ingredient_sections = [{ ingredients }];
  const variants = Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    ingredient_sections,
    instruction_sections: [{ steps }],
  }));
  return { title: 'Soup', ingredient_sections, instruction_sections: [{ steps }], variants };
};

const measureViolations = (value: unknown): number => JSON.stringify(validateRecipe(value).violations).length;

const findViolations = (parts: object): readonly (readonly unknown[])[] =>
  (validateRecipe({ title: 'a', ...parts }).violations ?? []).map(({ location, code, message }) => [
    location,
    code,
    message,
  ]);

const assertValid = (value: unknown): void => assert.equal(validateRecipe(value).violations, undefined);

suite('validating a recipe', () => {
  test('reports location, code and value of each violation', () => {
    const { violations } = validateRecipe({
      title: 'Soup',
      ingredient_sections: [{ ingredients: [{}, {}, { quantity: { kind: 'simple', amount: { value: '1.5' } } }] }],
    });
    assert.deepEqual(
      violations?.map(({ location, code, value }) => ({ location, code, value })),
      [
        {
          location: 'body.recipe.ingredient_sections[0].ingredients[2].quantity.amount.value',
          code: 'pattern',
          value: '1.5',
        },
      ],
    );
    assert.equal(validateRecipe({}, 'bundle[3]').violations?.[0]?.location, 'bundle[3].title');
    const blank = validateRecipe({ title: ' ' }).violations?.[0];
    assert.equal(blank?.message, 'must be text on one line with at least one visible character');
  });

  test('reports up to 50 violations, and only one for a document of more than 20,000 values', () => {
    assert.equal(validateRecipe(createBadKeywords(500)).violations?.length, 50);
    assert.equal(validateRecipe(createBadKeywords(30_000)).violations?.length, 1);
  });

  test('rejects U+0000, lone surrogates and the name __proto__, even in unknown properties', () => {
    assert.equal(findFirstLocation({ title: 'a', x: [{ y: 'b\u0000' }] }), 'body.recipe.x[0].y');
    assert.equal(findFirstLocation({ title: 'a', x: '\ud800' }), 'body.recipe.x');
    assert.equal(findFirstLocation({ title: 'a', x: { '\u0000': 1 } }), String.raw`body.recipe.x.\u0000`);
    assert.equal(findFirstLocation(JSON.parse('{"title": "a", "x": {"__proto__": {}}}')), 'body.recipe.x.__proto__');
  });

  test('rejects infinite numbers, even in unknown properties', () => {
    const read: unknown = JSON.parse('{"title": "a", "x": [{"y": 1e400}], "z": -1e999}');
    assert.deepEqual(
      validateRecipe(read).violations?.map(({ location, code }) => [location, code]),
      [
        ['body.recipe.z', 'number'],
        ['body.recipe.x[0].y', 'number'],
      ],
    );
    assert.equal(validateRecipe({ title: 'a', x: [Number.MAX_VALUE, -0, Number.MIN_VALUE] }).violations, undefined);
  });

  test('keeps violations small, however long and deeply nested the names', () => {
    const long = `${'k'.repeat(99)}🍲${'k'.repeat(1_000_000)}`;
    assert.equal(findFirstLocation({ title: 'a', [long]: '\u0000' }), `body.recipe.${'k'.repeat(99)}…`);
    const lists = { title: 'a', [long]: Array.from({ length: 100 }, () => '\u0000') };
    assert.ok(measureViolations(lists) < 20_000);
    const closed = { title: 'a', yields: [{ quantity: { kind: 'simple', amount: { [long]: 1 } } }] };
    assert.ok(measureViolations(closed) < 1000);
    let deep: unknown = Array.from({ length: 100 }, () => '\u0000');
    for (let level = 0; level < 55; level += 1) deep = { ['k'.repeat(90 + level)]: deep };
    assert.ok(measureViolations({ title: 'a', x: deep }) < 100_000);
    for (const { location } of validateRecipe({ title: 'a', x: deep }).violations ?? []) {
      assert.match(location, /^body\.recipe\.x\.k+.*…/);
      assert.match(location, /\[\d+\]$/);
    }
  });

  test('reports a value outside a closed list once, with the allowed values', () => {
    const at = 'body.recipe.yields[0].quantity';
    assert.deepEqual(findViolations({ yields: [{ quantity: { kind: 'product' } }] }), [
      [`${at}.kind`, 'enum', 'must be one of: simple, sum'],
    ]);
    assert.deepEqual(findViolations({ translations: [{ relation: 'copy' }] }), [
      ['body.recipe.translations[0].relation', 'enum', 'must be one of: original, translation, alternate'],
    ]);
    const term = { kind: 'sum' };
    assert.deepEqual(findViolations({ yields: [{ quantity: { kind: 'sum', terms: [term] } }] }), [
      [`${at}.terms[0].kind`, 'const', 'must be simple'],
    ]);
    const basis = 'body.recipe.nutrition[0].basis.quantity';
    const unspecified = { kind: 'unspecified', quantity: { kind: 'simple' } };
    assert.deepEqual(findViolations({ nutrition: [{ basis: unspecified }] }), [[basis, 'forbidden', 'must be absent']]);
    assert.deepEqual(findViolations({ nutrition: [{ basis: { kind: 'quantity', quantity: null } }] }), [
      [basis, 'type', 'must be object'],
    ]);
  });

  test('distinguishes a numeric property name from a list index', () => {
    assert.equal(
      findFirstLocation({ title: 'a', yields: [{ quantity: { kind: 'simple', amount: { 5: 1 } } }] }),
      'body.recipe.yields[0].quantity.amount.5',
    );
  });

  test('rejects documents nested deeper than a request allows, at any depth', () => {
    assert.equal(validateRecipe({ title: 'a', x: createNested(62) }).violations, undefined);
    for (const depth of [63, 1000, 200_000]) {
      assert.equal(
        validateRecipe({ title: 'a', x: createNested(depth) }).violations?.[0]?.code,
        'depth',
        String(depth),
      );
    }
    assert.equal(validateRecipe(createNested(200_000)).violations?.[0]?.code, 'depth');
  });

  test('never throws, whatever the JSON', () => {
    fc.assert(
      fc.property(arbitraryJson, (value) => {
        const { recipe, violations } = validateRecipe(value);
        assert.notEqual(recipe === undefined, violations === undefined);
        for (const { location, code, message } of violations ?? []) {
          assert.match(location, /^body\.recipe/);
          assert.ok(code && message);
        }
      }),
    );
  });

  test('accepts valid documents unchanged', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const checked = validateRecipe(recipe);
        assert.deepEqual(checked.violations, undefined);
        assert.equal(checked.recipe, recipe);
      }),
    );
  });

  test('takes time proportional to the size of the document', async () => {
    await assertGrowsLinearly('references', 640, createLargeRecipe, assertValid);
    await assertGrowsLinearly('violations', 1_000_000, createBadKeywords, (bad) => validateRecipe(bad));
  });
});
