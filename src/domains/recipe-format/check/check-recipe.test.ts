import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { arbitraryJson, arbitraryRecipe } from '../recipe.arbitraries.ts';
import { checkRecipe } from './check-recipe.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const badKeywords = (count: number): unknown => ({ title: 'Soup', keywords: Array.from({ length: count }, () => 1) });

const firstLocation = (value: unknown): string | undefined => checkRecipe(value).faults?.[0]?.location;

/** Everything that refers to something, many times over. */
const large = (count: number): unknown => {
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

const sizeOf = (value: unknown): number => JSON.stringify(checkRecipe(value).faults).length;

const told = (parts: object): readonly (readonly unknown[])[] =>
  (checkRecipe({ title: 'a', ...parts }).faults ?? []).map(({ location, code, message }) => [location, code, message]);

const run = (value: unknown): void => assert.equal(checkRecipe(value).faults, undefined);

suite('whether a value is a recipe', () => {
  test('faults tell where they are, what is wrong and with which value', () => {
    const { faults } = checkRecipe({
      title: 'Soup',
      ingredient_sections: [{ ingredients: [{}, {}, { quantity: { kind: 'simple', amount: { value: '1.5' } } }] }],
    });
    assert.deepEqual(
      faults?.map(({ location, code, value }) => ({ location, code, value })),
      [
        {
          location: 'body.recipe.ingredient_sections[0].ingredients[2].quantity.amount.value',
          code: 'pattern',
          value: '1.5',
        },
      ],
    );
    assert.equal(checkRecipe({}, 'bundle[3]').faults?.[0]?.location, 'bundle[3].title');
    const blank = checkRecipe({ title: ' ' }).faults?.[0];
    assert.equal(blank?.message, 'must be text on one line with something to see in it');
  });

  test('there are at most 50 of them, and one for a document of more than 20,000 values', () => {
    assert.equal(checkRecipe(badKeywords(500)).faults?.length, 50);
    assert.equal(checkRecipe(badKeywords(30_000)).faults?.length, 1);
  });

  test('no text may hold U+0000 or half of a surrogate pair, no name be __proto__, also where nobody looks', () => {
    assert.equal(firstLocation({ title: 'a', x: [{ y: 'b\u0000' }] }), 'body.recipe.x[0].y');
    assert.equal(firstLocation({ title: 'a', x: '\ud800' }), 'body.recipe.x');
    assert.equal(firstLocation({ title: 'a', x: { '\u0000': 1 } }), String.raw`body.recipe.x.\u0000`);
    assert.equal(firstLocation(JSON.parse('{"title": "a", "x": {"__proto__": {}}}')), 'body.recipe.x.__proto__');
  });

  test('no number is endless, also where nobody looks', () => {
    const read: unknown = JSON.parse('{"title": "a", "x": [{"y": 1e400}], "z": -1e999}');
    assert.deepEqual(
      checkRecipe(read).faults?.map(({ location, code }) => [location, code]),
      [
        ['body.recipe.z', 'number'],
        ['body.recipe.x[0].y', 'number'],
      ],
    );
    assert.equal(checkRecipe({ title: 'a', x: [Number.MAX_VALUE, -0, Number.MIN_VALUE] }).faults, undefined);
  });

  test('faults stay small, however long the names are and however deep they stand', () => {
    const long = `${'k'.repeat(99)}🍲${'k'.repeat(1_000_000)}`;
    assert.equal(firstLocation({ title: 'a', [long]: '\u0000' }), `body.recipe.${'k'.repeat(99)}…`);
    const lists = { title: 'a', [long]: Array.from({ length: 100 }, () => '\u0000') };
    assert.ok(sizeOf(lists) < 20_000);
    const closed = { title: 'a', yields: [{ quantity: { kind: 'simple', amount: { [long]: 1 } } }] };
    assert.ok(sizeOf(closed) < 1000);
    let deep: unknown = Array.from({ length: 100 }, () => '\u0000');
    for (let level = 0; level < 55; level += 1) deep = { ['k'.repeat(90 + level)]: deep };
    assert.ok(sizeOf({ title: 'a', x: deep }) < 100_000);
    for (const { location } of checkRecipe({ title: 'a', x: deep }).faults ?? []) {
      assert.match(location, /^body\.recipe\.x\.k+.*…/);
      assert.match(location, /\[\d+\]$/);
    }
  });

  test('a wrong value out of a list is one fault that names the list, and codes are words', () => {
    const at = 'body.recipe.yields[0].quantity';
    assert.deepEqual(told({ yields: [{ quantity: { kind: 'product' } }] }), [
      [`${at}.kind`, 'enum', 'must be one of: simple, sum'],
    ]);
    assert.deepEqual(told({ translations: [{ relation: 'copy' }] }), [
      ['body.recipe.translations[0].relation', 'enum', 'must be one of: original, translation, alternate'],
    ]);
    const term = { kind: 'sum' };
    assert.deepEqual(told({ yields: [{ quantity: { kind: 'sum', terms: [term] } }] }), [
      [`${at}.terms[0].kind`, 'const', 'must be simple'],
    ]);
    const basis = 'body.recipe.nutrition[0].basis.quantity';
    const unspecified = { kind: 'unspecified', quantity: { kind: 'simple' } };
    assert.deepEqual(told({ nutrition: [{ basis: unspecified }] }), [[basis, 'forbidden', 'must be absent']]);
    assert.deepEqual(told({ nutrition: [{ basis: { kind: 'quantity', quantity: null } }] }), [
      [basis, 'type', 'must be object'],
    ]);
  });

  test('a property that has a number for its name is no place in a list', () => {
    assert.equal(
      firstLocation({ title: 'a', yields: [{ quantity: { kind: 'simple', amount: { 5: 1 } } }] }),
      'body.recipe.yields[0].quantity.amount.5',
    );
  });

  test('nothing is nested deeper than a request could carry it, and nothing is too deep to be refused', () => {
    assert.equal(checkRecipe({ title: 'a', x: nested(62) }).faults, undefined);
    for (const depth of [63, 1000, 200_000]) {
      assert.equal(checkRecipe({ title: 'a', x: nested(depth) }).faults?.[0]?.code, 'depth', String(depth));
    }
    assert.equal(checkRecipe(nested(200_000)).faults?.[0]?.code, 'depth');
  });

  test('it never throws, whatever JSON it is given', () => {
    fc.assert(
      fc.property(arbitraryJson, (value) => {
        const { recipe, faults } = checkRecipe(value);
        assert.notEqual(recipe === undefined, faults === undefined);
        for (const { location, code, message } of faults ?? []) {
          assert.match(location, /^body\.recipe/);
          assert.ok(code && message);
        }
      }),
    );
  });

  test('documents are accepted as they are', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const checked = checkRecipe(recipe);
        assert.deepEqual(checked.faults, undefined);
        assert.equal(checked.recipe, recipe);
      }),
    );
  });

  test('the time it takes grows with the size of the document and not faster', async () => {
    await assertGrowsLinearly('references', 640, large, run);
    await assertGrowsLinearly('faults', 1_000_000, badKeywords, (bad) => checkRecipe(bad));
  });
});
