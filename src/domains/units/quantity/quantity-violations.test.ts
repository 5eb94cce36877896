import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { findQuantityViolations } from './quantity-violations.ts';
import { terms } from './quantity.arbitraries.ts';
import type { Quantity } from './quantity.schemas.ts';

const violations = (quantity: Quantity): string[] =>
  findQuantityViolations(quantity).map(({ path, code }) => `${path.join('.')}: ${code}`);

suite('quantity violations', () => {
  test('reports the path of each violation', () => {
    for (const [quantity, expected] of [
      [{ kind: 'simple', amount: { min: '3', max: '2' } }, ['amount.min: min-above-max']],
      [{ kind: 'simple', amount: { value: '4', min: '1', max: '3' } }, ['amount.value: value-outside-range']],
      [{ kind: 'simple', amount: { value: '1/2', min: '2/3' } }, ['amount.value: value-outside-range']],
      [{ kind: 'simple', terms: [{ kind: 'simple' }] }, ['terms: simple-with-terms']],
      [{ kind: 'sum' }, ['terms: sum-without-terms']],
      [{ kind: 'sum', terms: null }, ['terms: sum-without-terms']],
      [
        {
          kind: 'sum',
          amount: { value: '1' },
          unit: 'us.cup',
          terms: [{ kind: 'simple', amount: { min: '1', max: '0' } }],
        },
        ['amount: sum-with-own-amount', 'unit: sum-with-own-amount', 'terms.0.amount.min: min-above-max'],
      ],
      [
        {
          kind: 'simple',
          options: [{ kind: 'simple' }, { kind: 'sum', terms: [] }, { kind: 'simple', amount: { min: '2', max: '1' } }],
        },
        ['options.1.terms: sum-without-terms', 'options.2.amount.min: min-above-max'],
      ],
    ] as [Quantity, string[]][]) {
      assert.deepEqual(violations(quantity), expected);
    }
  });

  test('accepts a unit missing from the registry, empty terms and null options', () => {
    assert.deepEqual(violations({ kind: 'simple', amount: { value: '1' }, unit: 'later.unit' }), []);
    assert.deepEqual(violations({ kind: 'simple', terms: [], options: null }), []);
  });

  test('reports nothing for valid quantities', () => {
    fc.assert(
      fc.property(fc.array(terms, { minLength: 1 }), (parts) => {
        assert.deepEqual(violations({ kind: 'sum', terms: parts }), []);
        for (const part of parts) assert.deepEqual(violations(part), []);
      }),
    );
  });
});
