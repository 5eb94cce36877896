import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { parseLine } from '../../ingredients/index.ts';
import { one, parseRational, scaleAmount, units } from '../../units/index.ts';
import type { Language, Quantity } from '../../units/index.ts';
import type { Source } from '../lists/list.schemas.ts';
import { formatExactQuantity, scaleExactly } from '../requirements/exact-quantity.ts';
import { formatTotalOfSources } from '../requirements/format-total-of-sources.ts';
import { suggestPurchase } from './suggest-purchase.ts';
import { sumForBuying } from './sum-for-buying.ts';
import type { Weigh } from './sum-for-buying.ts';

const sourceOf = (more: Partial<Source>): Source => ({ id: 'x', label: 'Soup', name: 'x', quantity: '', ...more });

/** The source for an ingredient line at a scale. */
const sourceOfLine = (line: string, language: Language = 'en', scale = '1'): Source => {
  const { name, quantity, package_size: size } = parseLine(line, language);
  const exact = quantity && scaleExactly(quantity, parseRational(scale) ?? one, language);
  return sourceOf({
    name,
    language,
    ...(exact && { exact, quantity: formatExactQuantity(exact, language) }),
    ...(size && { package: formatExactQuantity(size, language, 'short') }),
  });
};

const sum = (...lines: readonly string[]): string => sumForBuying(lines.map((line) => sourceOfLine(line))).quantity;

const exactly = (value: string, unit?: string): Source =>
  sourceOf({ exact: { kind: 'simple', amount: { value }, ...(unit !== undefined && { unit }) } });

/** As shown on a list: the amount and the name. */
const shown = (language: Language, scale: string, line: string): string => {
  const source = sourceOfLine(line, language, scale);
  const purchase = suggestPurchase(source.name, [source]);
  return `${purchase?.quantity} ${purchase?.name ?? source.name}`;
};

/** Sources with distinct fractions of about 60 digits. */
const longSourcesOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    exactly(
      `${10n ** 60n + BigInt(index)}/${10n ** 62n + BigInt(index * 7 + 1)}`,
      index % 2 === 0 ? 'us.cup' : 'metric.gram',
    ),
  );

suite('sums for buying', () => {
  test('are rounded, while the exact sum stays exact', () => {
    const thirds = [sourceOfLine('500 g flour', 'en', '1/3')];
    assert.equal(sumForBuying(thirds).quantity, '170 g');
    assert.equal(formatTotalOfSources(thirds), '166 2/3 g');
    assert.equal(sum('1 1/3 eggs'), '2');
    assert.equal(sum('2/3 can tomatoes'), '1 can');
    assert.equal(sum('2/3 (14 oz) can tomatoes', '1 (14 oz) can tomatoes'), '2 cans (14 oz)');
    assert.equal(sum('salt'), '');
  });

  test('merge compatible measures', () => {
    assert.equal(sum('100 g butter', '1 kg butter'), '1.1 kg');
    assert.equal(sum('1 lb beef', '4 oz beef'), '1 1/4 pounds');
    assert.equal(sum('500 ml milk', '2 l milk'), '2.5 l');
    assert.equal(sum('1 tbsp oil', '1 tsp oil'), '1 1/2 tablespoons');
    assert.equal(sumForBuying([exactly('1', 'us.cup'), exactly('2', 'us.tablespoon')]).quantity, '1 1/4 cups');
    assert.equal(
      sumForBuying([exactly('500', 'metric.millilitre'), exactly('2', 'metric.tablespoon')]).quantity,
      '530 ml',
    );
  });

  test('merge US and metric measures approximately', () => {
    assert.equal(sum('100 g butter', '1 oz butter', '50 g butter'), 'about 180 g');
    assert.equal(sumForBuying([exactly('1', 'us.cup'), exactly('250', 'metric.millilitre')]).quantity, 'about 490 ml');
  });

  test('count spoons of unknown convention with known ones approximately', () => {
    assert.equal(
      sumForBuying([exactly('2', 'us.tablespoon'), sourceOfLine('1 tbsp oil')]).quantity,
      'about 3 tablespoons',
    );
    assert.equal(sum('1 cup milk', '500 ml milk'), '500 ml + 1 cup');
  });

  test('stay side by side if nothing converts', () => {
    assert.equal(sum('200 g tomatoes', '1/2 can tomatoes'), '1 can + 200 g');
    assert.equal(sum('1 1/2 onions', '100 g onions'), '2 + 100 g');
  });

  test('keep ranges, rounded outward', () => {
    assert.equal(sum('2 to 3 onions', '1/2 onion'), '2 to 4');
  });

  test('keep alternatives, texts and lines as written', () => {
    assert.equal(sum('225g/8oz butter', '100g/3½oz butter'), '325 g / 12 ounces');
    assert.equal(sum('1 cup (120 g) flour', '200 g flour'), '320 g');
    const some = sourceOf({ quantity: 'to taste' });
    assert.equal(sumForBuying([some, exactly('1/3')]).quantity, '1 + to taste');
    const line = sourceOf({
      exact: { kind: 'simple', amount: { value: '4/3' }, text: '1 1/3 ×' },
      quantity: '1 1/3 ×',
    });
    assert.equal(sumForBuying([line]).quantity, '1 1/3 ×');
  });

  test('have the right forms of units and foods in every language', () => {
    assert.equal(shown('en', '1/2', '2 onions'), '1 onion');
    assert.equal(shown('en', '4/3', '1 egg'), '2 eggs');
    assert.equal(shown('de', '3/2', '1 Zwiebel'), '2 Zwiebeln');
    assert.equal(shown('de', '1/2', '2 Äpfel'), '1 Apfel');
    assert.equal(shown('fr', '3/2', '1 oignon rouge'), '2 oignons rouges');
    assert.equal(shown('es', '1/2', '2 cebollas'), '1 cebolla');
    assert.equal(shown('it', '3/2', '1 uovo'), '2 uova');
    assert.equal(shown('nl', '1/3', '3 uien'), '1 ui');
    assert.equal(shown('sv', '1/2', '2 morötter'), '1 morot');
    assert.equal(shown('pt', '4/3', '1 ovo'), '2 ovos');
    for (const [language, singular, plural] of [
      ['en', '1 can', '2 cans'],
      ['de', '1 Dose', '2 Dosen'],
      ['fr', '1 boîte', '2 boîtes'],
      ['es', '1 lata', '2 latas'],
      ['it', '1 lattina', '2 lattine'],
      ['nl', '1 blik', '2 blikken'],
      ['sv', '1 burk', '2 burkar'],
      ['pt', '1 lata', '2 latas'],
    ] as const) {
      assert.equal(sumForBuying([{ ...exactly('2/3', 'count.can'), language }]).quantity, singular);
      assert.equal(sumForBuying([{ ...exactly('4/3', 'count.can'), language }]).quantity, plural);
    }
  });

  test('change the name only for a plain count', () => {
    assert.deepEqual(suggestPurchase('onions', [exactly('1', 'metric.kilogram')]), { quantity: '1 kg' });
    assert.deepEqual(suggestPurchase('gadgets', [exactly('1'), exactly('100', 'metric.gram')]), {
      quantity: '1 + 100 g',
    });
    assert.deepEqual(suggestPurchase('red onions', [exactly('1')]), { quantity: '1', name: 'red onion' });
    assert.equal(suggestPurchase('onions', []), undefined);
  });

  test('use the language of the name', () => {
    const [german, english] = [sourceOfLine('2 Zwiebeln', 'de', '1/4'), sourceOfLine('2 onions', 'en', '1/4')];
    assert.deepEqual(suggestPurchase('onions', [german, english]), { quantity: '1', name: 'onion' });
    assert.deepEqual(suggestPurchase('Zwiebeln', [english, german]), { quantity: '1', name: 'Zwiebel' });
  });

  /** Butter: 14.2 g in a tablespoon, 113 g in a stick. */
  const gramsOf = new Map([
    ['us.tablespoon', '71/5'],
    ['metric.tablespoon', '71/5'],
    ['count.stick', '113'],
    ['', '250'],
  ]);
  const weighButter: Weigh = ({ amount, unit = '' }) => {
    const grams = parseRational(gramsOf.get(unit) ?? '');
    return amount === undefined || grams === undefined ? undefined : scaleAmount(amount, grams);
  };
  const weighed = (...sources: readonly Source[]) => {
    const { quantity, parts } = sumForBuying(sources, weighButter);
    return [quantity, parts];
  };

  test('add up to an approximate weight if the food can be weighed', () => {
    const [grams, spoons] = [sourceOfLine('80 g butter'), sourceOfLine('2 tbsp butter')];
    assert.deepEqual(weighed(grams, spoons), ['about 110 g', '80 g + 2 tablespoons']);
    assert.deepEqual(weighed(spoons, grams), ['about 110 g', '80 g + 2 tablespoons']);
    assert.deepEqual(suggestPurchase('butter', [grams, spoons]), {
      quantity: 'about 110 g',
      parts: '80 g + 2 tablespoons',
    });
    assert.deepEqual(suggestPurchase('onions', [exactly('1'), exactly('100', 'metric.gram')]), {
      quantity: 'about 210 g',
      parts: '1 + 100 g',
    });
    assert.deepEqual(weighed(exactly('1'), exactly('4', 'avoirdupois.ounce')), ['about 365 g', '1 + 4 ounces']);
    const range = sourceOf({ exact: { kind: 'simple', amount: { min: '1', max: '2' }, unit: 'us.tablespoon' } });
    assert.deepEqual(weighed(grams, range), ['about 95 to 110 g', '80 g + 1 to 2 tablespoons']);
  });

  test('are not weighed if a part has no known weight, or if there is only one part', () => {
    const grams = sourceOfLine('80 g butter');
    assert.deepEqual(weighed(grams, exactly('1', 'count.can')), ['1 can + 80 g', undefined]);
    assert.deepEqual(weighed(exactly('2', 'us.tablespoon')), ['2 tablespoons', undefined]);
    assert.deepEqual(weighed(grams, sourceOfLine('1 heaped tbsp butter')), ['80 g + 1 heaped tbsp', undefined]);
  });

  test('do not weigh cups of unknown size, and volumes only with something else', () => {
    assert.deepEqual(suggestPurchase('flour', [sourceOfLine('1 cup flour'), sourceOfLine('100 g flour')]), {
      quantity: '100 g + 1 cup',
    });
    assert.deepEqual(suggestPurchase('milk', [sourceOfLine('1 cup milk'), sourceOfLine('300 ml milk')]), {
      quantity: '300 ml + 1 cup',
    });
    assert.deepEqual(suggestPurchase('milk', [sourceOfLine('2 tbsp milk'), sourceOfLine('300 ml milk')]), {
      quantity: '300 ml + 2 tablespoons',
    });
    assert.equal(
      suggestPurchase('flour', [exactly('1', 'us.cup'), sourceOfLine('100 g flour')])?.quantity,
      'about 225 g',
    );
  });

  test('have either a bound or "about"', () => {
    const least = sourceOf({ exact: { kind: 'simple', amount: { min: '1' }, unit: 'metric.gram' } });
    assert.equal(suggestPurchase('flour', [least, exactly('1', 'us.cup')])?.quantity, 'at least 125 g');
    const most = sourceOf({ exact: { kind: 'simple', amount: { max: '100' }, unit: 'metric.gram' } });
    assert.doesNotMatch(suggestPurchase('flour', [most, exactly('1', 'us.cup')])?.quantity ?? '', /about (?:up|at)/);
    assert.equal(sumForBuying([least, exactly('10', 'avoirdupois.ounce')]).quantity, 'at least 285 g');
  });

  const arbitraryUnit = fc.constantFrom(
    undefined,
    'metric.gram',
    'metric.kilogram',
    'avoirdupois.ounce',
    'metric.millilitre',
    'metric.tablespoon',
    'us.cup',
    'us.teaspoon',
    'au.tablespoon',
    'count.can',
    'kitchen.pinch',
  );
  const arbitraryTerm = fc
    .tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 97 }), arbitraryUnit, fc.boolean())
    .map(([above, below, unit, isRange]): Quantity => {
      const value = `${above}/${below}`;
      return {
        kind: 'simple',
        amount: isRange ? { min: value, max: `${above * 2}/${below}` } : { value },
        ...(unit !== undefined && { unit }),
      };
    });
  const arbitrarySource = fc.oneof(
    arbitraryTerm.map((exact) => sourceOf({ exact })),
    fc
      .constantFrom('1 tbsp oil', '2 tsp oil', '1/3 cup oil', '1 heaped tbsp oil', '225g/8oz oil')
      .map((line) => sourceOfLine(line)),
  );

  test('do not depend on the order of the sources', () => {
    const arbitrary = fc
      .array(arbitrarySource, { maxLength: 8 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(arbitrary, ([all, shuffled]) => {
        assert.deepEqual(
          sumForBuying(shuffled.map((source) => ({ ...source, language: 'en' }))),
          sumForBuying(all.map((source) => ({ ...source, language: 'en' }))),
        );
        assert.deepEqual(
          sumForBuying(
            shuffled.map((source) => ({ ...source, language: 'en' })),
            weighButter,
          ),
          sumForBuying(
            all.map((source) => ({ ...source, language: 'en' })),
            weighButter,
          ),
        );
      }),
    );
  });

  test('support every unit in the registry', () => {
    for (const { id } of units) assert.match(sumForBuying([exactly('7/3', id), exactly('7/3', id)]).quantity, /\d/, id);
  });

  test('take linear time', async () => {
    await assertGrowsLinearly('numbers', 1000, longSourcesOf, (sources) => sumForBuying(sources));
  });
});
