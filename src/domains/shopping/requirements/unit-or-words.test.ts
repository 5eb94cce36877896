import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { parseLine } from '../../ingredients/index.ts';
import { rational, scaleQuantity } from '../../units/index.ts';
import type { Language, Quantity } from '../../units/index.ts';
import { formatExactQuantity, scaleExactly } from './exact-quantity.ts';
import { readUnitOrWords } from './unit-or-words.ts';

/** The quantity of a line, multiplied. */
const times = (line: string, factor: number, language: Language = 'en'): string => {
  const quantity = parseLine(line, language).quantity ?? assert.fail(line);
  return formatExactQuantity(scaleExactly(quantity, rational(factor), language), language);
};

suite('scaling quantities whose unit is only in the text', () => {
  test('keeps cups of unknown convention, in the singular or plural', () => {
    assert.equal(times('1 cup flour', 1), '1 cup');
    assert.equal(times('1 cup flour', 3), '3 cups');
    assert.equal(times('½ cup (120 ml) milk', 3), '1 1/2 cups / 360 ml');
    assert.equal(times('1 cup plus 2 tbsp milk', 2), '2 cups + 4 tablespoons');
    assert.equal(times('2 to 3 cups stock', 2), '4 to 6 cups');
    assert.equal(times('about 2 cups stock', 2), 'about 4 cups');
  });

  test('keeps words around the number that are not a unit', () => {
    assert.equal(times('2 heaped tbsp sugar', 2), '4 heaped tbsp');
    assert.equal(times('scant ¼ cup oil', 2), 'scant 1/2 cup');
  });

  test('drops text that repeats the old amount', () => {
    assert.deepEqual(scaleExactly({ kind: 'simple', amount: { value: '2' }, text: '2' }, rational(2), 'en'), {
      kind: 'simple',
      amount: { value: '4' },
    });
    const grams = scaleExactly(parseLine('200 g sugar', 'en').quantity ?? assert.fail(), rational(2), 'en');
    assert.deepEqual(grams, { kind: 'simple', amount: { value: '400' }, unit: 'metric.gram' });
    assert.equal(times('5 (1.25 L) cups stock', 2), '10 cups');
  });

  test('takes the unit from the text', () => {
    const quantity: Quantity = { kind: 'simple', amount: { value: '2' }, text: '2 cans' };
    assert.deepEqual(scaleExactly(quantity, rational(2), 'en'), {
      kind: 'simple',
      amount: { value: '4' },
      unit: 'count.can',
    });
  });

  test('counts a handful as one, but not handfuls', () => {
    assert.equal(times('a handful of parsley', 3), '3 handfuls');
    assert.equal(times('handfuls of parsley', 3), 'handful');
  });

  test('counts garlic cloves as cloves, whatever their size', () => {
    assert.equal(times('2 large garlic cloves', 2), '4 cloves');
  });

  test('ignores text that does not contain the amount', () => {
    assert.deepEqual(readUnitOrWords({ kind: 'simple', amount: { value: '2' }, text: 'a few' }, 'en'), {
      kind: 'count',
    });
  });

  test('keeps the measure of any scaled quantity', () => {
    const lines = fc.constantFrom('1 cup', '2 tbsp', '1/3 pint', '2 heaped tsp', 'scant 1/4 cup', '1 stick', '3');
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 99 }), (line, above, below) => {
        const quantity = parseLine(`${line} butter`, 'en').quantity ?? assert.fail(line);
        const scaled = scaleExactly(quantity, rational(above, below), 'en');
        assert.deepEqual(scaled.amount, scaleQuantity(quantity, rational(above, below)).amount);
        assert.equal(scaled.kind, 'simple');
        assert.deepEqual(
          readUnitOrWords({ ...scaled, kind: 'simple' }, 'en'),
          readUnitOrWords({ ...quantity, kind: 'simple' }, 'en'),
        );
      }),
    );
  });
});
