import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { languages } from '../language.ts';
import type { Language } from '../language.ts';
import { parseAmount } from '../parsing/parse-amount.ts';
import { parseQuantity } from '../parsing/parse-quantity.ts';
import { amounts, anyUnit } from '../quantity/quantity.arbitraries.ts';
import type { Quantity, SimpleQuantity } from '../quantity/quantity.schemas.ts';
import { findUnit, units } from '../registry/registry.ts';
import type { Unit } from '../registry/unit.ts';
import { resolveUnit } from '../unit-names/resolve-unit.ts';
import { formatAmount } from './format-amount.ts';
import { formatQuantity } from './format-quantity.ts';
import { formatUnitSize } from './format-unit-size.ts';

const anyLanguage = fc.constantFrom(...languages);
const styles = fc.record({
  numbers: fc.constantFrom('fraction', 'decimal'),
  units: fc.constantFrom('short', 'long', undefined),
  glyphs: fc.boolean(),
});

const simple = (value: string, unit?: string): SimpleQuantity =>
  unit === undefined ? { kind: 'simple', amount: { value } } : { kind: 'simple', amount: { value }, unit };

const formatInEnglish = (quantity: Quantity): string => formatQuantity(quantity, { language: 'en' });

/** Whether the unit's names are unambiguous in the language, given the convention of another unit. */
const isUnambiguous = (unit: Unit, language: Language, other: Unit): boolean => {
  const { one, many, short } = unit.labels[language];
  return [one, many, short ?? one].every((name) => {
    const resolution = resolveUnit(name, { language, convention: other.convention });
    return resolution.kind === 'unit' && resolution.unit.id === unit.id;
  });
};

suite('formatting and parsing back', () => {
  test('parses a formatted amount back in every language', () => {
    fc.assert(
      fc.property(amounts, anyLanguage, styles, (amount, language, style) => {
        assert.deepEqual(parseAmount(formatAmount(amount, { language, ...style }), language), amount);
      }),
      { numRuns: 3000 },
    );
  });

  test('formats `1 1/2 cups`, `2 to 3 cloves` and `about 200 g`', () => {
    assert.equal(formatInEnglish(simple('3/2', 'us.cup')), '1 1/2 cups');
    assert.equal(
      formatInEnglish({ kind: 'simple', amount: { min: '2', max: '3' }, unit: 'count.clove' }),
      '2 to 3 cloves',
    );
    const about = { value: '200', approximate: true };
    assert.equal(formatInEnglish({ kind: 'simple', amount: about, unit: 'metric.gram' }), 'about 200 g');
  });

  test('parses a formatted quantity of every unit back in every language and style', () => {
    for (const unit of units) {
      for (const language of languages) {
        for (const numbers of ['fraction', 'decimal'] as const) {
          for (const style of ['short', 'long', undefined] as const) {
            for (const amount of [
              { value: '1' },
              { value: '3/2' },
              { min: '1/3', max: '1' },
              { min: '2', max: '3', approximate: true },
              { min: '2' },
              { max: '1/7' },
              undefined,
            ]) {
              const quantity: Quantity =
                amount === undefined ? { kind: 'simple', unit: unit.id } : { kind: 'simple', amount, unit: unit.id };
              const text = formatQuantity(quantity, { language, numbers, units: style });
              assert.deepEqual(
                parseQuantity(text, { language, convention: unit.convention }),
                quantity,
                `${text} in ${language}`,
              );
            }
          }
        }
      }
    }
  });

  test('parses formatted sums and options back, given the convention of their units', () => {
    const lists = fc.array(fc.array(fc.tuple(amounts, anyUnit), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(lists, anyUnit, anyLanguage, styles, (drawn, first, language, style) => {
        const alternatives = drawn.map((parts) => {
          const terms = parts.map(([amount, unit]): SimpleQuantity => ({
            kind: 'simple',
            amount,
            unit: isUnambiguous(unit, language, first) ? unit.id : first.id,
          }));
          const [only] = terms;
          return terms.length === 1 && only !== undefined ? only : { kind: 'sum' as const, terms };
        });
        const [whole = simple('1'), ...options] = alternatives;
        const quantity: Quantity = options.length === 0 ? whole : { ...whole, options };
        const text = formatQuantity(quantity, { language, ...style });
        assert.deepEqual(parseQuantity(text, { language, convention: first.convention }), quantity, text);
      }),
      { numRuns: 2000 },
    );
  });

  test('formats an unknown unit as its id and parses it back', () => {
    const quantity = simple('2', 'later.unit');
    assert.equal(formatQuantity(quantity, { language: 'en' }), '2 later.unit');
    assert.deepEqual(parseQuantity('2 later.unit', { language: 'en' }), quantity);
    assert.deepEqual(parseQuantity('2 us.cup', { language: 'en' }), simple('2', 'us.cup'));
  });
});

suite('formatting', () => {
  test('is exact and never writes 0.333 for a third', () => {
    for (const [value, numbers, expected] of [
      ['3/2', 'fraction', '1 1/2'],
      ['3/2', 'decimal', '1.5'],
      ['1/3', 'decimal', '1/3'],
      ['4/3', 'decimal', '1 1/3'],
      ['1/8', 'decimal', '0.125'],
      ['1/16', 'decimal', '1/16'],
      ['1000', 'decimal', '1000'],
      ['0', 'fraction', '0'],
    ] as const) {
      assert.equal(formatAmount({ value }, { language: 'en', numbers }), expected);
    }
    assert.equal(formatAmount({ value: '3/2' }, { language: 'en', glyphs: true }), '1½');
    assert.equal(formatAmount({ value: '3/16' }, { language: 'en', glyphs: true }), '3/16');
    assert.equal(formatAmount({}, { language: 'en' }), '');
  });

  test('uses the words of each language', () => {
    const about = { min: '2', max: '3', approximate: true };
    for (const [language, range, min, max, decimal] of [
      ['en', 'about 2 to 3 cloves', 'at least 2 cups', 'up to 3 cups', '1.5 kg'],
      ['de', 'ca. 2 bis 3 Zehen', 'mindestens 2 Tassen', 'bis zu 3 Tassen', '1,5 kg'],
      ['fr', 'environ 2 à 3 gousses', 'au moins 2 tasses', "jusqu'à 3 tasses", '1,5 kg'],
      ['es', 'aprox. 2 a 3 dientes', 'al menos 2 tazas', 'hasta 3 tazas', '1,5 kg'],
      ['it', 'circa 2-3 spicchi', 'almeno 2 tazze', 'fino a 3 tazze', '1,5 kg'],
      ['nl', 'ca. 2 tot 3 tenen', 'minstens 2 koppen', 'maximaal 3 koppen', '1,5 kg'],
      ['sv', 'ca 2 till 3 klyftor', 'minst 2 koppar', 'högst 3 koppar', '1,5 kg'],
      ['pt', 'cerca de 2 a 3 dentes', 'pelo menos 2 xícaras', 'até 3 xícaras', '1,5 kg'],
    ] as const) {
      assert.equal(formatQuantity({ kind: 'simple', amount: about, unit: 'count.clove' }, { language }), range);
      assert.equal(formatQuantity({ kind: 'simple', amount: { min: '2' }, unit: 'us.cup' }, { language }), min);
      assert.equal(formatQuantity({ kind: 'simple', amount: { max: '3' }, unit: 'us.cup' }, { language }), max);
      assert.equal(
        formatQuantity(simple('3/2', 'metric.kilogram'), { language, numbers: 'decimal', units: 'short' }),
        decimal,
      );
    }
  });

  test('follows the plural rules of each language', () => {
    for (const [language, value, expected] of [
      ['en', '1', '1 cup'],
      ['en', '1/2', '1/2 cup'],
      ['en', '3/2', '1 1/2 cups'],
      ['en', '0', '0 cups'],
      ['de', '3/2', '1 1/2 Tassen'],
      ['fr', '3/2', '1 1/2 tasse'],
      ['fr', '2', '2 tasses'],
      ['pt', '3/2', '1 1/2 xícara'],
      ['es', '3/2', '1 1/2 tazas'],
    ] as const) {
      assert.equal(formatQuantity(simple(value, 'us.cup'), { language }), expected);
    }
    assert.equal(
      formatQuantity({ kind: 'simple', amount: { min: '1/2', max: '1' }, unit: 'us.cup' }, { language: 'en' }),
      '1/2 to 1 cup',
    );
    assert.equal(
      formatQuantity({ kind: 'simple', amount: { min: '1', max: '2' }, unit: 'us.cup' }, { language: 'en' }),
      '1 to 2 cups',
    );
  });

  test('prefers the symbol of a unit, unless cooks use a word', () => {
    for (const [language, value, unit, expected] of [
      ['en', '180', 'metric.celsius', '180 °C'],
      ['de', '2', 'count.bunch', '2 Bund'],
      ['nl', '2', 'metric.hectogram', '2 ons'],
      ['it', '2', 'metric.hectogram', '2 etti'],
      ['sv', '2', 'metric.hectogram', '2 hg'],
      ['it', '1/2', 'metric.litre', '0,5 l'],
    ] as const) {
      assert.equal(formatQuantity(simple(value, unit), { language }), expected);
    }
  });

  test('formats sums, options, text and units without an amount', () => {
    for (const [quantity, expected] of [
      [{ kind: 'sum', terms: [simple('2', 'us.cup'), simple('1', 'us.tablespoon')] }, '2 cups + 1 tbsp'],
      [{ ...simple('225', 'metric.gram'), options: [simple('8', 'avoirdupois.ounce')] }, '225 g / 8 oz'],
      [{ kind: 'simple', unit: 'kitchen.pinch' }, 'pinch'],
      [{ kind: 'simple', text: 'to taste' }, 'to taste'],
      [{ ...simple('1', 'us.cup'), text: 'one cup' }, '1 cup'],
      [simple('27/20', 'metric.kilogram'), '1.35 kg'],
      [simple('5/2', 'metric.gram'), '2.5 g'],
      [simple('15/2', 'metric.millilitre'), '7.5 ml'],
      [simple('3/5', 'metric.cup'), '3/5 cup'],
      [{ kind: 'simple', amount: { approximate: true }, unit: 'kitchen.pinch' }, 'pinch'],
      [simple('3'), '3'],
      [{ kind: 'simple' }, ''],
    ] as const) {
      assert.equal(formatQuantity(quantity as Quantity, { language: 'en', units: 'short' }), expected);
    }
  });
});

suite('parsing quantities', () => {
  test('rejects text that is not entirely a quantity', () => {
    for (const text of [
      '',
      ' ',
      '/',
      '+',
      '2 cups flour',
      '2 cups +',
      '/ 2 cups',
      '1 1 cup',
      'two of',
      '2 g / flour',
      'x'.repeat(5000),
    ]) {
      assert.equal(parseQuantity(text, { language: 'en', convention: 'us' }), undefined, text);
    }
  });

  test('does not guess an ambiguous unit', () => {
    assert.equal(parseQuantity('1 cup', { language: 'en' }), undefined);
    assert.deepEqual(parseQuantity('1 cup', { language: 'en', convention: 'us' }), simple('1', 'us.cup'));
  });

  test('parses C as a cup, but not as an oven temperature', () => {
    assert.deepEqual(parseQuantity('1 C', { language: 'en', convention: 'us' }), simple('1', 'us.cup'));
    assert.equal(parseQuantity('180 C', { language: 'en', convention: 'us' }), undefined);
  });

  test('parses quantities as people write them', () => {
    for (const [text, language, expected] of [
      ['200g', 'en', simple('200', 'metric.gram')],
      ['1½cups', 'en', simple('3/2', 'us.cup')],
      ['half a cup', 'en', simple('1/2', 'us.cup')],
      ['2 fl. oz.', 'en', simple('2', 'us.fluidounce')],
      ['2  dozen', 'en', simple('2', 'count.dozen')],
      ['two', 'en', simple('2')],
      ['1/2 Bd.', 'de', simple('1/2', 'count.bunch')],
      ['180°C', 'de', simple('180', 'metric.celsius')],
      ['1 c. à s.', 'fr', simple('1', 'metric.tablespoon')],
      ['2 colheres (sopa)', 'pt', simple('2', 'metric.tablespoon')],
      ['2"', 'en', simple('2', 'customary.inch')],
      ['5#', 'en', simple('5', 'avoirdupois.pound')],
      ['2 Zehe/n', 'de', simple('2', 'count.clove')],
      ['1 1/2 Essloeffel', 'de', simple('3/2', 'metric.tablespoon')],
      ['225g/8oz', 'en', { ...simple('225', 'metric.gram'), options: [simple('8', 'avoirdupois.ounce')] }],
      ['1 cup+2 tbsp', 'en', { kind: 'sum', terms: [simple('1', 'us.cup'), simple('2', 'us.tablespoon')] }],
      ['1 lb 4 oz', 'en', { kind: 'sum', terms: [simple('1', 'avoirdupois.pound'), simple('4', 'avoirdupois.ounce')] }],
      ['4 oz 1 lb', 'en', undefined],
      ['1 lb 4 cloves', 'en', undefined],
      ['2 cups plus 1 tbsp', 'en', { kind: 'sum', terms: [simple('2', 'us.cup'), simple('1', 'us.tablespoon')] }],
    ] as const) {
      assert.deepEqual(parseQuantity(text, { language, convention: 'us' }), expected, text);
    }
  });
});

suite('formatting the size of a unit', () => {
  test('is exact if two decimals suffice, and undefined for units without a size', () => {
    for (const [id, language, expected] of [
      ['us.cup', 'en', '≈ 236.59 ml'],
      ['us.cup', 'de', '≈ 236,59 ml'],
      ['metric.cup', 'en', '250 ml'],
      ['imperial.gallon', 'en', '≈ 4.55 l'],
      ['avoirdupois.ounce', 'en', '≈ 28.35 g'],
      ['customary.inch', 'en', '2.54 cm'],
      ['metric.milligram', 'en', '1 mg'],
      ['metric.microgram', 'de', '1 µg'],
      ['kitchen.pinch', 'en', undefined],
      ['count.can', 'en', undefined],
      ['metric.celsius', 'en', undefined],
    ] as const) {
      const unit = findUnit(id);
      assert.ok(unit !== undefined);
      assert.equal(formatUnitSize(unit, language), expected, id);
    }
  });
});
