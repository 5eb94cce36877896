import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { readLine } from '../../ingredients/index.ts';
import {
  add,
  findUnit,
  multiply,
  one,
  parseQuantity,
  parseRational,
  rationalText,
  units,
  zero,
} from '../../units/index.ts';
import type { Language, Quantity, Rational } from '../../units/index.ts';
import type { Source } from '../list.schemas.ts';
import { partsOf, printExact, scaledExactly } from './exact-quantity.ts';
import { neededOf } from './needed.ts';

const sourceOf = (more: Partial<Source>): Source => ({ id: 'x', label: 'Soup', name: 'x', quantity: '', ...more });

/** What a line takes, as a source has it. */
const taken = (line: string, language: Language = 'en'): Source => {
  const { quantity, package_size: size } = readLine(line, language);
  const exact = quantity && scaledExactly(quantity, one, language);
  return sourceOf({
    language,
    ...(exact && { exact, quantity: printExact(exact, language) }),
    ...(size && { package: printExact(size, language, 'short') }),
  });
};

const needed = (...lines: readonly string[]): string => neededOf(lines.map((line) => taken(line)));

const total = (terms: readonly Quantity[]): string => neededOf(terms.map((exact) => sourceOf({ exact })));

/** How much there is of each dimension, or of each thing that is counted. */
const sizes = (parts: readonly Quantity[]): ReadonlyMap<string, string> => {
  const all = new Map<string, Rational>();
  for (const { amount, unit } of parts) {
    const known = findUnit(unit ?? '');
    const what = known?.factor === undefined ? (unit ?? '') : known.dimension;
    const number = multiply(parseRational(amount?.value ?? '0') ?? zero, known?.factor ?? one);
    all.set(what, add(all.get(what) ?? zero, number));
  }
  return new Map([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([what, size]) => [what, rationalText(size)]));
};

/** Fractions of 60 digits, no two of them alike. */
const longSourcesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const value = `${10n ** 60n + BigInt(index)}/${10n ** 62n + BigInt(index * 7 + 1)}`;
    return sourceOf({ exact: { kind: 'simple', amount: { value }, unit: 'us.cup' } });
  });

suite('what all sources need together', () => {
  test('empty where nobody says how much', () => {
    assert.equal(neededOf([]), '');
    assert.equal(needed('salt', 'pepper'), '');
  });

  test('adds up exactly where units convert (1 cup + 2 tbsp)', () => {
    const cup = sourceOf({ exact: { kind: 'simple', amount: { value: '1' }, unit: 'us.cup' } });
    const spoons = sourceOf({ exact: { kind: 'simple', amount: { value: '2' }, unit: 'us.tablespoon' } });
    assert.equal(neededOf([cup, spoons]), '1 1/8 cups');
    assert.equal(needed('500 g flour', '1 kg flour'), '1.5 kg');
    assert.equal(needed('1/3 l milk', '2/3 l milk'), '1 l');
    assert.equal(needed('2 to 3 onions', '1 onion'), '3 to 4');
  });

  test('lists side by side where they do not (200 g + 1 can)', () => {
    assert.equal(needed('200 g tomatoes', '1 can tomatoes'), '1 can + 200 g');
    assert.equal(needed('1 onion', '100 g onions'), '1 + 100 g');
  });

  test('what is exact and cannot be read is listed side by side, too', () => {
    assert.equal(needed('100 g butter', '1 oz butter', '50 g butter'), '1 ounce + 150 g');
    assert.equal(needed('1 lb butter', '8 oz butter'), '1 1/2 pounds');
  });

  test('cups of which nobody knows the convention are added to cups, and to nothing else', () => {
    assert.equal(needed('1 cup milk', '1/2 cup milk'), '1 1/2 cups');
    assert.equal(needed('1 cup milk', '2 tbsp milk', '1 onion'), '1 + 1 cup + 2 tablespoons');
    assert.equal(needed('1 heaped tbsp sugar', '2 Heaped tbsp sugar'), '3 Heaped tbsp');
  });

  test('counts with different package sizes stay apart', () => {
    assert.equal(
      needed('2 (14 oz) cans beans', '1 (28 oz) can beans', '1 (14 oz) can beans'),
      '3 cans (14 oz) + 1 can (28 oz)',
    );
    assert.equal(needed('1 (14 oz) can beans', '1 can beans'), '1 can + 1 can (14 oz)');
  });

  test('the size of a package makes no difference for what is weighed', () => {
    const weighed = { exact: { kind: 'simple', amount: { value: '400' }, unit: 'metric.gram' } } as const;
    assert.equal(neededOf([sourceOf({ ...weighed, package: '400 g' }), sourceOf(weighed)]), '800 g');
  });

  test('other ways to say it are added up where all sources have them', () => {
    assert.equal(needed('225g/8oz butter', '100g/3½oz butter'), '325 g / 11 1/2 ounces');
    assert.equal(needed('225g/8oz butter', '100 g butter'), '325 g');
    assert.equal(needed('1 cup (120 g) flour', '200 g flour'), '320 g');
  });

  test('texts that are no quantity stand side by side, each once', () => {
    const words = ['to taste', 'To  taste', 'a good pinch or so'].map((quantity) => sourceOf({ quantity }));
    assert.equal(neededOf(words), 'a good pinch or so + To taste');
    const some = sourceOf({ exact: { kind: 'simple', text: 'to taste' }, quantity: 'to taste' });
    assert.equal(neededOf([some, taken('1 tsp salt'), ...words]), '1 teaspoon + a good pinch or so + To taste');
  });

  test('a text that is a quantity is added to the others', () => {
    assert.equal(neededOf([sourceOf({ quantity: '200 g' }), taken('300 g flour')]), '500 g');
  });

  test('is told in the language of the first source', () => {
    const [german, english] = [taken('2 Zehen Knoblauch', 'de'), taken('1 clove garlic')];
    assert.equal(neededOf([german, english]), '3 Zehen');
    assert.equal(neededOf([english, german]), '3 cloves');
  });

  /** Also what it cannot print: a temperature is no amount of food. */
  const addable = ['metric.gram', 'metric.kilogram', 'metric.millilitre', 'metric.litre', 'count.clove', undefined];
  const arbitraryTerm = fc
    .tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(1, 2, 3, 4, 7, 8, 12), fc.constantFrom(...addable))
    .map(([above, below, unit]): Quantity => ({
      kind: 'simple',
      amount: {
        value: rationalText(
          multiply({ numerator: BigInt(above), denominator: 1n }, parseRational(`1/${below}`) ?? zero),
        ),
      },
      ...(unit !== undefined && { unit }),
    }));

  test('sums are exact', () => {
    fc.assert(
      fc.property(fc.array(arbitraryTerm, { minLength: 1, maxLength: 12 }), (terms) => {
        const text = neededOf(terms.map((exact) => sourceOf({ exact, language: 'en' })));
        const read = parseQuantity(text, { language: 'en' }) ?? assert.fail(text);
        assert.deepEqual(sizes(partsOf(read)), sizes(terms), text);
      }),
    );
  });

  test('the order of the sources makes no difference', () => {
    const arbitrary = fc
      .array(arbitraryTerm, { maxLength: 8 })
      .chain((terms) => fc.tuple(fc.constant(terms), fc.shuffledSubarray(terms, { minLength: terms.length })));
    fc.assert(fc.property(arbitrary, ([terms, shuffled]) => assert.equal(total(shuffled), total(terms))));
  });

  test('numbers of any length are added up, each in the same time', async () => {
    assert.notEqual(neededOf(longSourcesOf(1000)), '');
    await assertGrowsLinearly('numbers', 1000, longSourcesOf, neededOf);
  });

  test('any unit of the registry can be needed', () => {
    for (const { id, dimension } of units) {
      const source = sourceOf({ exact: { kind: 'simple', amount: { value: '2' }, unit: id } });
      const text = neededOf([source, source]);
      assert.match(text, dimension === 'temperature' ? /2/ : /^4/, id);
    }
  });
});
