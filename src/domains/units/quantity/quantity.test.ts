import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { convertQuantity } from '../conversion/convert-quantity.ts';
import { mergeByDimension } from '../conversion/merge-by-dimension.ts';
import { formatRational, isZero, multiply, one, rational } from '../numbers/rational.ts';
import { addAmounts, compareAmounts, scaleAmount } from './amount.ts';
import { compareQuantities } from './compare-quantities.ts';
import { amountsIncludingEmpty, factors, quantities } from './quantity.arbitraries.ts';
import type { Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { addQuantities, scaleQuantity } from './quantity.ts';

const simple = (value: string, unit?: string): SimpleQuantity =>
  unit === undefined ? { kind: 'simple', amount: { value } } : { kind: 'simple', amount: { value }, unit };

suite('adding', () => {
  test('amounts: the order does not matter', () => {
    fc.assert(
      fc.property(amountsIncludingEmpty, amountsIncludingEmpty, amountsIncludingEmpty, (a, b, c) => {
        assert.deepEqual(addAmounts(a, b), addAmounts(b, a));
        assert.deepEqual(addAmounts(addAmounts(a, b), c), addAmounts(a, addAmounts(b, c)));
      }),
      { numRuns: 1000 },
    );
  });

  test('amounts: a value is its own bounds, a missing min is zero, a missing max stays missing, approximate stays', () => {
    for (const [a, b, sum] of [
      [{ value: '1/3' }, { value: '2/3' }, { value: '1' }],
      [{ value: '1' }, { min: '2', max: '3' }, { min: '3', max: '4' }],
      [
        { min: '1', max: '2' },
        { min: '2', max: '3' },
        { min: '3', max: '5' },
      ],
      [{ min: '2' }, { value: '3' }, { min: '5' }],
      [{ max: '2' }, { value: '3' }, { min: '3', max: '5' }],
      [{ max: '2' }, { max: '3' }, { max: '5' }],
      [{ min: '2' }, { max: '3' }, { min: '2' }],
      [{ value: '5' }, { max: '3' }, { min: '5', max: '8' }],
      [{ value: '2' }, {}, { min: '2' }],
      [{}, {}, {}],
      [{ value: '2', min: '0' }, { value: '1' }, { value: '3', min: '1' }],
      [{ value: '1', approximate: true }, { value: '2' }, { value: '3', approximate: true }],
      [{ value: '2', min: '1', max: '3' }, { value: '1' }, { value: '3', min: '2', max: '4' }],
      [
        { value: '2', min: '1', max: '3' },
        { min: '1', max: '2' },
        { min: '2', max: '5' },
      ],
      [{ min: '2', max: '2' }, { value: '1' }, { value: '3' }],
    ] as const) {
      assert.deepEqual(addAmounts(a, b), sum);
    }
  });

  test('quantities: the order does not matter, including ranges, approximate amounts, sums and options', () => {
    fc.assert(
      fc.property(quantities, quantities, quantities, (a, b, c) => {
        assert.deepEqual(addQuantities(a, b), addQuantities(b, a));
        assert.deepEqual(addQuantities(addQuantities(a, b), c), addQuantities(a, addQuantities(b, c)));
      }),
      { numRuns: 1000 },
    );
  });

  test('quantities: returns one term per unit, sorted by unit id', () => {
    const cups = simple('1', 'us.cup');
    const spoons = simple('2', 'us.tablespoon');
    const grams = simple('200', 'metric.gram');
    assert.deepEqual(addQuantities(cups, simple('1/2', 'us.cup')), simple('3/2', 'us.cup'));
    assert.deepEqual(addQuantities(addQuantities(spoons, grams), cups), { kind: 'sum', terms: [grams, cups, spoons] });
    assert.deepEqual(addQuantities({ kind: 'sum', terms: [cups, spoons] }, { kind: 'sum', terms: [cups] }), {
      kind: 'sum',
      terms: [simple('2', 'us.cup'), spoons],
    });
  });

  test('quantities: drops the original wording, but keeps text without an amount or unit', () => {
    assert.deepEqual(
      addQuantities({ ...simple('1', 'us.cup'), text: 'one cup' }, { kind: 'simple' }),
      simple('1', 'us.cup'),
    );
    assert.deepEqual(addQuantities({ kind: 'simple', text: 'to taste' }, simple('1', 'us.cup')), {
      kind: 'sum',
      terms: [{ kind: 'simple', text: 'to taste' }, simple('1', 'us.cup')],
    });
    assert.deepEqual(addQuantities({ kind: 'simple', unit: 'kitchen.pinch' }, simple('1', 'kitchen.pinch')), {
      kind: 'sum',
      terms: [simple('1', 'kitchen.pinch'), { kind: 'simple', unit: 'kitchen.pinch' }],
    });
  });

  test('quantities: temperatures do not add', () => {
    const oven = simple('180', 'metric.celsius');
    assert.deepEqual(addQuantities(oven, oven), { kind: 'sum', terms: [oven, oven] });
  });

  test('quantities: the total has an option only if every part has one', () => {
    const flour = {
      ...simple('225', 'metric.gram'),
      options: [simple('8', 'avoirdupois.ounce'), simple('2', 'us.cup')],
    };
    const more = { ...simple('75', 'metric.gram'), options: [simple('3', 'avoirdupois.ounce')] };
    assert.deepEqual(addQuantities(flour, more), {
      ...simple('300', 'metric.gram'),
      options: [simple('11', 'avoirdupois.ounce')],
    });
    assert.deepEqual(addQuantities(flour, simple('75', 'metric.gram')), simple('300', 'metric.gram'));
  });
});

suite('scaling', () => {
  test('by a and then by b equals scaling by ab', () => {
    fc.assert(
      fc.property(quantities, factors, factors, (quantity, a, b) => {
        assert.deepEqual(scaleQuantity(scaleQuantity(quantity, a), b), scaleQuantity(quantity, multiply(a, b)));
      }),
      { numRuns: 1000 },
    );
  });

  test('distributes over addition', () => {
    const above = factors.filter((factor) => !isZero(factor));
    fc.assert(
      fc.property(quantities, quantities, above, (a, b, factor) => {
        assert.deepEqual(
          addQuantities(scaleQuantity(a, factor), scaleQuantity(b, factor)),
          scaleQuantity(addQuantities(a, b), factor),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('is exact: 1/3 scaled by 3 is 1', () => {
    assert.deepEqual(scaleQuantity(simple('1/3', 'us.cup'), rational(3)), simple('1', 'us.cup'));
    assert.deepEqual(scaleAmount({ min: '1/3', max: '2/3', approximate: true }, rational(3)), {
      min: '1',
      max: '2',
      approximate: true,
    });
  });

  test('scales terms and options and drops the original wording', () => {
    assert.deepEqual(
      scaleQuantity(
        {
          kind: 'sum',
          text: 'a cup and a spoon',
          terms: [
            { ...simple('1', 'us.cup'), kind: 'simple', text: 'a cup' },
            { kind: 'simple', text: 'to taste' },
          ],
          options: [{ kind: 'simple', amount: { min: '1' }, unit: 'metric.gram' }],
        },
        rational(2),
      ),
      {
        kind: 'sum',
        terms: [simple('2', 'us.cup'), { kind: 'simple', text: 'to taste' }],
        options: [{ kind: 'simple', amount: { min: '2' }, unit: 'metric.gram' }],
      },
    );
  });

  test('rejects a negative factor', () => {
    assert.throws(() => scaleQuantity(simple('1'), rational(-1)), RangeError);
  });
});

suite('comparing', () => {
  test('orders amounts, or finds that they overlap', () => {
    for (const [a, b, order] of [
      [{ value: '1/3' }, { value: '1/2' }, 'less'],
      [{ value: '2/4' }, { value: '1/2' }, 'equal'],
      [{ value: '2' }, { min: '2', max: '2' }, 'equal'],
      [{ min: '1', max: '2' }, { min: '3', max: '4' }, 'less'],
      [{ min: '1', max: '2' }, { min: '2', max: '4' }, 'overlapping'],
      [{ min: '3' }, { value: '2' }, 'greater'],
      [{ min: '3' }, { value: '4' }, 'overlapping'],
      [{ max: '3' }, { value: '4' }, 'less'],
      [{ max: '3' }, { min: '4' }, 'less'],
      [{ value: '1', approximate: true }, { value: '1' }, 'equal'],
      [{}, { value: '1' }, 'overlapping'],
    ] as const) {
      assert.equal(compareAmounts(a, b), order);
    }
  });

  test('swapping the arguments reverses the result', () => {
    const backwards = {
      less: 'greater',
      greater: 'less',
      equal: 'equal',
      overlapping: 'overlapping',
      incomparable: 'incomparable',
    };
    fc.assert(
      fc.property(quantities, quantities, (a, b) => {
        assert.equal(compareQuantities(b, a), backwards[compareQuantities(a, b)]);
        assert.equal(compareQuantities(a, scaleQuantity(a, one)), 'equal');
      }),
      { numRuns: 500 },
    );
  });

  test('compares quantities of one dimension; others are incomparable', () => {
    const sum: Quantity = { kind: 'sum', terms: [simple('1', 'us.cup'), simple('1', 'us.tablespoon')] };
    for (const [a, b, order] of [
      [simple('1', 'us.cup'), simple('16', 'us.tablespoon'), 'equal'],
      [simple('1', 'us.cup'), simple('1', 'metric.cup'), 'less'],
      [sum, simple('17', 'us.tablespoon'), 'equal'],
      [sum, simple('1', 'us.pint'), 'less'],
      [simple('1', 'us.cup'), simple('200', 'metric.gram'), 'incomparable'],
      [simple('3'), simple('2'), 'greater'],
      [simple('3', 'count.clove'), simple('2', 'count.clove'), 'greater'],
      [simple('3', 'count.clove'), simple('2', 'count.can'), 'incomparable'],
      [simple('3', 'later.unit'), simple('4', 'later.unit'), 'less'],
      [{ kind: 'simple', unit: 'kitchen.pinch' }, { kind: 'simple', unit: 'kitchen.pinch' }, 'equal'],
      [{ ...simple('1', 'us.cup'), options: [simple('120', 'metric.gram')] }, simple('100', 'metric.gram'), 'greater'],
      [simple('0', 'us.fahrenheit'), simple('0', 'metric.celsius'), 'less'],
      [simple('212', 'us.fahrenheit'), simple('100', 'metric.celsius'), 'equal'],
      // The pair closest to the front decides. If two are equally close and disagree, neither does.
      [
        { ...simple('225', 'metric.gram'), options: [simple('8', 'avoirdupois.ounce')] },
        simple('225', 'metric.gram'),
        'equal',
      ],
      [
        { ...simple('1', 'us.cup'), options: [simple('225', 'metric.gram')] },
        { ...simple('8', 'avoirdupois.ounce'), options: [simple('2', 'us.cup'), simple('1', 'metric.gram')] },
        'less',
      ],
      [
        { ...simple('1', 'us.cup'), options: [simple('225', 'metric.gram')] },
        { ...simple('1', 'avoirdupois.ounce'), options: [simple('2', 'us.cup')] },
        'overlapping',
      ],
    ] satisfies [Quantity, Quantity, string][]) {
      assert.equal(compareQuantities(a, b), order);
    }
  });
});

const total = (...parts: Quantity[]): Quantity => mergeByDimension(parts.reduce(addQuantities));

suite('merging by dimension', () => {
  test('adds up exactly if units convert, and keeps separate terms if they do not', () => {
    for (const [first, second, sum] of [
      [simple('1', 'us.cup'), simple('2', 'us.tablespoon'), simple('9/8', 'us.cup')],
      [simple('1', 'us.tablespoon'), simple('1', 'us.teaspoon'), simple('4/3', 'us.tablespoon')],
      [simple('1', 'metric.kilogram'), simple('50', 'metric.gram'), simple('21/20', 'metric.kilogram')],
      [simple('500', 'metric.gram'), simple('1', 'avoirdupois.pound'), simple('95359237/100000', 'metric.gram')],
      [
        simple('200', 'metric.gram'),
        simple('1', 'count.can'),
        { kind: 'sum', terms: [simple('1', 'count.can'), simple('200', 'metric.gram')] },
      ],
      [
        simple('180', 'metric.celsius'),
        simple('350', 'us.fahrenheit'),
        { kind: 'sum', terms: [simple('180', 'metric.celsius'), simple('350', 'us.fahrenheit')] },
      ],
    ] satisfies [Quantity, Quantity, Quantity][]) {
      assert.deepEqual(total(first, second), sum);
      assert.deepEqual(total(second, first), sum);
    }
  });

  test('preserves the total, regardless of the order of the parts', () => {
    const volumes = fc.constantFrom('us.cup', 'us.tablespoon', 'metric.litre', 'imperial.pint');
    const parts = fc.array(fc.tuple(factors, volumes), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(parts, (drawn) => {
        const list = drawn.map(([factor, unit]) => simple(formatRational(factor), unit));
        const sum = total(...list);
        assert.equal(sum.kind, 'simple');
        assert.deepEqual(sum, total(...list.toReversed()));
        const inLitres = convertQuantity(list.reduce<Quantity>(addQuantities, { kind: 'simple' }), 'metric.litre');
        assert.deepEqual(convertQuantity(sum, 'metric.litre'), inLitres);
      }),
    );
  });
});
