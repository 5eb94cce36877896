import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { parseLine } from '../../ingredients/index.ts';
import {
  add,
  findUnit,
  multiply,
  one,
  parseQuantity,
  parseRational,
  formatRational,
  units,
  zero,
} from '../../units/index.ts';
import type { Language, Quantity, Rational } from '../../units/index.ts';
import type { Source } from '../lists/list.schemas.ts';
import { getQuantityTerms, formatExactQuantity, scaleExactly } from './exact-quantity.ts';
import { formatTotalOfSources } from './format-total-of-sources.ts';

const sourceOf = (more: Partial<Source>): Source => ({ id: 'x', label: 'Soup', name: 'x', quantity: '', ...more });

/** The source for an ingredient line. */
const sourceOfLine = (line: string, language: Language = 'en'): Source => {
  const { quantity, package_size: size } = parseLine(line, language);
  const exact = quantity && scaleExactly(quantity, one, language);
  return sourceOf({
    language,
    ...(exact && { exact, quantity: formatExactQuantity(exact, language) }),
    ...(size && { package: formatExactQuantity(size, language, 'short') }),
  });
};

const needed = (...lines: readonly string[]): string => formatTotalOfSources(lines.map((line) => sourceOfLine(line)));

const total = (terms: readonly Quantity[]): string => formatTotalOfSources(terms.map((exact) => sourceOf({ exact })));

/** The total for each dimension, or for each unit that does not convert. */
const sizes = (parts: readonly Quantity[]): ReadonlyMap<string, string> => {
  const all = new Map<string, Rational>();
  for (const { amount, unit } of parts) {
    const known = findUnit(unit ?? '');
    const what = known?.factor === undefined ? (unit ?? '') : known.dimension;
    const number = multiply(parseRational(amount?.value ?? '0') ?? zero, known?.factor ?? one);
    all.set(what, add(all.get(what) ?? zero, number));
  }
  return new Map([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([what, size]) => [what, formatRational(size)]));
};

/** Sources with distinct fractions of about 60 digits. */
const longSourcesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const value = `${10n ** 60n + BigInt(index)}/${10n ** 62n + BigInt(index * 7 + 1)}`;
    return sourceOf({ exact: { kind: 'simple', amount: { value }, unit: 'us.cup' } });
  });

suite('needed quantity of an item', () => {
  test('is empty if no source has a quantity', () => {
    assert.equal(formatTotalOfSources([]), '');
    assert.equal(needed('salt', 'pepper'), '');
  });

  test('adds up exactly if units convert (1 cup + 2 tbsp)', () => {
    const cup = sourceOf({ exact: { kind: 'simple', amount: { value: '1' }, unit: 'us.cup' } });
    const spoons = sourceOf({ exact: { kind: 'simple', amount: { value: '2' }, unit: 'us.tablespoon' } });
    assert.equal(formatTotalOfSources([cup, spoons]), '1 1/8 cups');
    assert.equal(needed('500 g flour', '1 kg flour'), '1.5 kg');
    assert.equal(needed('1/3 l milk', '2/3 l milk'), '1 l');
    assert.equal(needed('2 to 3 onions', '1 onion'), '3 to 4');
  });

  test('lists amounts side by side if units do not convert (200 g + 1 can)', () => {
    assert.equal(needed('200 g tomatoes', '1 can tomatoes'), '1 can + 200 g');
    assert.equal(needed('1 onion', '100 g onions'), '1 + 100 g');
  });

  test('also lists amounts side by side if the exact sum would be unreadable', () => {
    assert.equal(needed('100 g butter', '1 oz butter', '50 g butter'), '1 ounce + 150 g');
    assert.equal(needed('1 lb butter', '8 oz butter'), '1 1/2 pounds');
  });

  test('adds cups of unknown convention only to each other', () => {
    assert.equal(needed('1 cup milk', '1/2 cup milk'), '1 1/2 cups');
    assert.equal(needed('1 cup milk', '2 tbsp milk', '1 onion'), '1 + 1 cup + 2 tablespoons');
    assert.equal(needed('1 heaped tbsp sugar', '2 Heaped tbsp sugar'), '3 Heaped tbsp');
  });

  test('keeps counts with different package sizes apart', () => {
    assert.equal(
      needed('2 (14 oz) cans beans', '1 (28 oz) can beans', '1 (14 oz) can beans'),
      '3 cans (14 oz) + 1 can (28 oz)',
    );
    assert.equal(needed('1 (14 oz) can beans', '1 can beans'), '1 can + 1 can (14 oz)');
  });

  test('ignores the package size of weighed foods', () => {
    const weighed = { exact: { kind: 'simple', amount: { value: '400' }, unit: 'metric.gram' } } as const;
    assert.equal(formatTotalOfSources([sourceOf({ ...weighed, package: '400 g' }), sourceOf(weighed)]), '800 g');
  });

  test('adds up alternative measures if all sources have them', () => {
    assert.equal(needed('225g/8oz butter', '100g/3½oz butter'), '325 g / 11 1/2 ounces');
    assert.equal(needed('225g/8oz butter', '100 g butter'), '325 g');
    assert.equal(needed('1 cup (120 g) flour', '200 g flour'), '320 g');
  });

  test('lists each text that is not a quantity once', () => {
    const words = ['to taste', 'To  taste', 'a good pinch or so'].map((quantity) => sourceOf({ quantity }));
    assert.equal(formatTotalOfSources(words), 'a good pinch or so + To taste');
    const some = sourceOf({ exact: { kind: 'simple', text: 'to taste' }, quantity: 'to taste' });
    assert.equal(
      formatTotalOfSources([some, sourceOfLine('1 tsp salt'), ...words]),
      '1 teaspoon + a good pinch or so + To taste',
    );
  });

  test('parses a text that is a quantity and adds it to the others', () => {
    assert.equal(formatTotalOfSources([sourceOf({ quantity: '200 g' }), sourceOfLine('300 g flour')]), '500 g');
  });

  test('uses the language of the first source', () => {
    const [german, english] = [sourceOfLine('2 Zehen Knoblauch', 'de'), sourceOfLine('1 clove garlic')];
    assert.equal(formatTotalOfSources([german, english]), '3 Zehen');
    assert.equal(formatTotalOfSources([english, german]), '3 cloves');
  });

  /** Units whose totals can be parsed back; a temperature, for example, is not an amount of food. */
  const addable = ['metric.gram', 'metric.kilogram', 'metric.millilitre', 'metric.litre', 'count.clove', undefined];
  const arbitraryTerm = fc
    .tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(1, 2, 3, 4, 7, 8, 12), fc.constantFrom(...addable))
    .map(([above, below, unit]): Quantity => ({
      kind: 'simple',
      amount: {
        value: formatRational(
          multiply({ numerator: BigInt(above), denominator: 1n }, parseRational(`1/${below}`) ?? zero),
        ),
      },
      ...(unit !== undefined && { unit }),
    }));

  test('adds up any quantities exactly', () => {
    fc.assert(
      fc.property(fc.array(arbitraryTerm, { minLength: 1, maxLength: 12 }), (terms) => {
        const text = formatTotalOfSources(terms.map((exact) => sourceOf({ exact, language: 'en' })));
        const read = parseQuantity(text, { language: 'en' }) ?? assert.fail(text);
        assert.deepEqual(sizes(getQuantityTerms(read)), sizes(terms), text);
      }),
    );
  });

  test('does not depend on the order of the sources', () => {
    const arbitrary = fc
      .array(arbitraryTerm, { maxLength: 8 })
      .chain((terms) => fc.tuple(fc.constant(terms), fc.shuffledSubarray(terms, { minLength: terms.length })));
    fc.assert(fc.property(arbitrary, ([terms, shuffled]) => assert.equal(total(shuffled), total(terms))));
  });

  test('adds up numbers of any length in linear time', async () => {
    assert.notEqual(formatTotalOfSources(longSourcesOf(1000)), '');
    await assertGrowsLinearly('numbers', 1000, longSourcesOf, formatTotalOfSources);
  });

  test('supports every unit in the registry', () => {
    for (const { id, dimension } of units) {
      const source = sourceOf({ exact: { kind: 'simple', amount: { value: '2' }, unit: id } });
      const text = formatTotalOfSources([source, source]);
      assert.match(text, dimension === 'temperature' ? /2/ : /^4/, id);
    }
  });
});
