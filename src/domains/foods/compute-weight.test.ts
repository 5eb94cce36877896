import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { findUnit, formatRational, multiply, parseRational, rational, toNumber, units } from '../units/index.ts';
import type { Language } from '../units/index.ts';
import { computeWeight } from './compute-weight.ts';
import type { WeightDetails } from './compute-weight.ts';
import { findFood, listFoodNames } from './find-food.ts';
import { FOOD_SOURCE } from './food.ts';

const weigh = (name: string, value: string, unit?: string, details: WeightDetails = {}) => {
  const food = findFood(name, details.language ?? 'en');
  assert.ok(food !== undefined, name);
  return computeWeight(food, { value }, unit, details);
};

const toGrams = (weight: ReturnType<typeof weigh>): number | undefined => {
  const grams = parseRational(weight?.grams.value ?? '');
  return grams === undefined ? undefined : toNumber(grams);
};

suite('weights that are not known', () => {
  test('are undefined if the table has none for the measure', () => {
    assert.equal(weigh('ground beef', '1', 'us.cup'), undefined);
    assert.equal(weigh('flour', '1'), undefined);
    assert.equal(weigh('garlic', '1'), undefined);
    assert.equal(weigh('garlic', '1', 'count.head'), undefined);
    assert.equal(weigh('salt', '1', 'kitchen.pinch'), undefined);
    assert.equal(weigh('tomato', '1', 'count.can'), undefined);
  });

  test('are undefined for units of weight, unknown units and amounts without a number', () => {
    assert.equal(weigh('flour', '1', 'metric.gram'), undefined);
    assert.equal(weigh('flour', '1', 'us.hogshead'), undefined);
    const flour = findFood('flour', 'en');
    assert.ok(flour !== undefined);
    assert.equal(computeWeight(flour, {}, 'us.cup'), undefined);
    assert.equal(computeWeight(flour, { approximate: true }, 'us.cup'), undefined);
  });

  test('are undefined if the line is about another form than the table', () => {
    for (const [name, wording] of [
      ['onion', ''],
      ['cheddar', ''],
      ['almond', 'almonds, mashed'],
      ['pistachio', 'finely ground pistachios'],
      ['parsley', 'parsley leaves'],
      ['basil', ''],
      ['pasta', ''],
      ['black peppercorns', 'ground peppercorns'],
      ['broccoli', 'broccoli florets'],
      ['cauliflower', 'cauliflower florets'],
      ['cilantro', 'minced cilantro'],
      ['cilantro', 'cilantro, chopped'],
      ['brussels sprouts', 'brussels sprouts, thinly sliced'],
    ] as const) {
      assert.equal(weigh(name, '1', 'us.cup', { wording }), undefined, `${name}: ${wording}`);
    }
  });

  test('are undefined for volumes that the table gets wrong, but spinach leaves and lemon zest are as measured', () => {
    for (const name of ['active dry yeast', 'vegetable broth', 'kale', 'ketchup', 'nonfat dry milk', 'cake flour']) {
      assert.equal(weigh(name, '1', 'us.cup'), undefined, name);
    }
    for (const [name, wording, grams] of [
      ['spinach', 'baby spinach leaves', 30],
      ['cilantro', 'cilantro leaves', 16],
      ['lemon zest', 'lemon zest, grated', 96],
      ['parmesan', 'parmesan, grated', 100],
      ['broccoli', 'broccoli, chopped', 91],
      ['butter', 'butter, sliced', 227],
    ] as const) {
      assert.equal(toGrams(weigh(name, '1', 'us.cup', { wording })), grams, wording);
    }
  });

  test('are undefined for baskets of fruit and vegetables', () => {
    for (const unit of ['us.quart', 'us.pint', 'us.drypint', 'us.gallon', 'us.bushel', 'imperial.pint']) {
      for (const name of ['cucumber', 'strawberries', 'cherry tomatoes']) {
        assert.equal(weigh(name, '1', unit), undefined, `${unit} of ${name}`);
      }
      assert.ok(weigh('orange juice', '1', unit) !== undefined, unit);
      assert.ok(weigh('milk', '1', unit) !== undefined, unit);
    }
  });

  test('are undefined for cooked foods and for parts of fruit', () => {
    for (const [language, name, wording] of [
      ['en', 'rice', 'rice, cooked'],
      ['de', 'Reis', 'Reis, gekocht'],
      ['fr', 'riz', 'riz, cuit'],
      ['es', 'arroz', 'arroz, cocido'],
      ['it', 'riso', 'riso, cotto'],
      ['nl', 'rijst', 'rijst, gekookt'],
      ['sv', 'ris', 'ris, kokt'],
      ['pt', 'arroz', 'arroz, cozido'],
      ['en', 'orange', 'grated zest of oranges'],
      ['de', 'Orange', 'Orangen, abgeriebene Schale'],
    ] as const) {
      assert.equal(weigh(name, '1', 'us.cup', { language, wording }), undefined, wording);
    }
    assert.equal(toGrams(weigh('cooked rice', '1', 'us.cup', { wording: 'cooked rice' })), 158);
    assert.equal(toGrams(weigh('orange', '1', 'us.cup', { wording: 'peeled orange sections' })), 180);
  });

  test('are undefined for parts of a counted fruit or egg', () => {
    for (const [language, name, line] of [
      ['en', 'lemon', 'zest of 1 lemon'],
      ['en', 'lemon', 'juice of 1 lemon'],
      ['de', 'Zitrone', 'Saft von 1 Zitrone'],
      ['fr', 'citron', 'le jus de 1 citron'],
      ['en', 'egg', '1 large egg, yolk only'],
      ['en', 'egg', '1 egg, whites only'],
      ['de', 'Ei', '1 Ei, nur das Eiweiß'],
      ['fr', 'œuf', '1 œuf (le jaune)'],
      ['sv', 'ägg', '1 ägg (bara äggulan)'],
    ] as const) {
      assert.ok(weigh(name, '1', undefined, { language }) !== undefined, name);
      assert.equal(weigh(name, '1', undefined, { language, line }), undefined, line);
    }
    assert.equal(toGrams(weigh('egg', '2', undefined, { line: '2 eggs, separated' })), 100);
    assert.equal(toGrams(weigh('egg white', '1', undefined, { line: '1 egg white' })), 33);
    assert.equal(toGrams(weigh('lemon', '1', undefined, { line: '1 lemon, peeled' })), 58);
  });

  test('are undefined for sizes that the table does not have', () => {
    assert.equal(weigh('leek', '1', undefined, { size: 'large' }), undefined);
    assert.equal(weigh('onion', '1', undefined, { size: 'walnut-sized' }), undefined);
    assert.equal(weigh('carrot', '1', undefined, { wording: 'baby carrot' }), undefined);
    assert.equal(weigh('spinach', '10', undefined, { wording: 'baby spinach leaves' }), undefined);
    assert.equal(weigh('pak choi', '2'), undefined);
    assert.equal(weigh('shrimp', '12', undefined, { size: 'large' }), undefined);
  });
});

suite('weights of volumes', () => {
  /** Grams per US cup, tablespoon or teaspoon as cookbooks give them, and how far the table may be from them. */
  const known: readonly (readonly [name: string, unit: string, grams: number, tolerance: number, wording?: string])[] =
    [
      ['flour', 'us.cup', 125, 0.01],
      ['bread flour', 'us.cup', 130, 0.06],
      ['whole-wheat flour', 'us.cup', 120, 0.01],
      ['almond flour', 'us.cup', 96, 0.02],
      ['cornstarch', 'us.tablespoon', 8, 0.01],
      ['sugar', 'us.cup', 200, 0],
      ['brown sugar', 'us.cup', 220, 0],
      ['powdered sugar', 'us.cup', 120, 0],
      ['powdered sugar', 'us.cup', 100, 0, 'powdered sugar, sifted'],
      ['honey', 'us.cup', 339, 0],
      ['maple syrup', 'us.cup', 320, 0.03],
      ['cocoa powder', 'us.cup', 85, 0.02],
      ['chocolate chips', 'us.cup', 170, 0.02],
      ['butter', 'us.cup', 227, 0],
      ['butter', 'us.tablespoon', 14.2, 0.01],
      ['olive oil', 'us.tablespoon', 13.5, 0.01],
      ['milk', 'us.cup', 244, 0],
      ['heavy cream', 'us.cup', 238, 0],
      ['heavy cream', 'us.cup', 238, 0, 'heavy cream, whipped'],
      ['sour cream', 'us.cup', 230, 0],
      ['yogurt', 'us.cup', 245, 0],
      ['water', 'us.cup', 236.6, 0.01],
      ['rice', 'us.cup', 185, 0],
      ['rolled oats', 'us.cup', 81, 0],
      ['quinoa', 'us.cup', 170, 0],
      ['peanut butter', 'us.cup', 258, 0],
      ['walnuts', 'us.cup', 117, 0, 'chopped walnuts'],
      ['walnuts', 'us.cup', 100, 0],
      ['almonds', 'us.cup', 143, 0],
      ['almonds', 'us.cup', 92, 0, 'almonds, thinly sliced'],
      ['sliced almonds', 'us.cup', 92, 0],
      ['ground almonds', 'us.cup', 95, 0],
      ['cheddar', 'us.cup', 113, 0, 'grated cheddar'],
      ['parmesan', 'us.cup', 100, 0],
      ['onion', 'us.cup', 160, 0, 'onion, finely chopped'],
      ['onion', 'us.cup', 115, 0, 'onion, sliced'],
      ['carrot', 'us.cup', 110, 0, 'grated carrot'],
      ['blueberries', 'us.cup', 148, 0],
      ['raisins', 'us.cup', 145, 0],
      ['raisins', 'us.cup', 165, 0, 'packed raisins'],
      ['salt', 'us.teaspoon', 6, 0.02],
      ['baking powder', 'us.teaspoon', 4.6, 0],
      ['baking soda', 'us.teaspoon', 4.6, 0],
      ['ground cinnamon', 'us.teaspoon', 2.6, 0.01],
      ['black pepper', 'us.teaspoon', 2.3, 0.01],
      ['vanilla extract', 'us.teaspoon', 4.3, 0.02],
      ['lemon juice', 'us.tablespoon', 15.2, 0.01],
    ];

  test('are those that cookbooks give', () => {
    for (const [name, unit, grams, tolerance, wording] of known) {
      const found = toGrams(weigh(name, '1', unit, { wording })) ?? 0;
      assert.ok(Math.abs(found - grams) <= grams * tolerance + 1e-9, `${unit} of ${wording ?? name}: ${found} g`);
    }
  });

  test('read preparations in every language', () => {
    for (const [language, name, wording] of [
      ['de', 'Walnüsse', 'Walnüsse, grob gehackt'],
      ['fr', 'noix', 'noix hachées'],
      ['nl', 'walnoten', 'walnoten, fijngehakt'],
      ['sv', 'valnötter', 'hackade valnötter'],
    ] as const satisfies (readonly [Language, string, string])[]) {
      assert.equal(toGrams(weigh(name, '1', 'us.cup', { language, wording })), 117, wording);
    }
    for (const [language, name, wording] of [
      ['es', 'cebolla', 'cebolla picada'],
      ['it', 'cipolla', 'cipolla tritata'],
      ['pt', 'cebola', 'cebola picada'],
    ] as const) {
      assert.equal(toGrams(weigh(name, '1', 'us.cup', { language, wording })), 160, wording);
    }
  });

  test('are not misled by words that only look like a preparation', () => {
    assert.equal(toGrams(weigh('noix', '1', 'us.cup', { language: 'fr', wording: 'noix des Alpes' })), 100);
    assert.equal(toGrams(weigh('flat-leaf parsley', '1', 'us.tablespoon', { wording: 'flat-leaf parsley' })), 3.8);
  });

  test('convert any unit of volume exactly', () => {
    const perMilliliter = multiply(rational(125), rational(2_000_000, 473_176_473));
    const flour = findFood('Mehl', 'de');
    assert.ok(flour !== undefined);
    for (const unit of units.filter(({ dimension }) => dimension === 'volume')) {
      const weight = computeWeight(flour, { value: '3' }, unit.id);
      const expected = multiply(multiply(perMilliliter, unit.factor ?? rational(0)), rational(3));
      assert.equal(weight?.grams.value, formatRational(expected), unit.id);
    }
    assert.equal(findUnit('metric.cup')?.dimension, 'volume');
  });

  test('keep ranges as ranges and name food and source', () => {
    const sugar = findFood('sugar', 'en');
    assert.ok(sugar !== undefined);
    assert.deepEqual(computeWeight(sugar, { min: '2', max: '3' }, 'us.cup'), {
      grams: { min: '400', max: '600' },
      food_id: '19335',
      source: FOOD_SOURCE,
      approximate: true,
    });
    assert.deepEqual(computeWeight(sugar, { min: '2' }, 'us.cup')?.grams, { min: '400' });
  });

  test('are undefined rather than longer than a number may be', () => {
    assert.equal(weigh('flour', `1/${'7'.repeat(126)}`, 'metric.millilitre'), undefined);
    assert.equal(weigh('egg', '9'.repeat(128)), undefined);
  });
});

suite('weights of items and parts', () => {
  test('are those of the table', () => {
    for (const [name, unit, size, grams] of [
      ['egg', undefined, 'large', 50],
      ['egg', undefined, 'medium', 44],
      ['egg', undefined, 'extra-large', 56],
      ['egg', undefined, undefined, 50],
      ['egg white', undefined, undefined, 33],
      ['egg yolk', undefined, undefined, 17],
      ['onion', undefined, undefined, 110],
      ['onion', 'count.piece', 'small', 70],
      ['leek', undefined, 'medium', 89],
      ['lemon', undefined, undefined, 58],
      ['banana', undefined, undefined, 118],
      ['apple', undefined, 'large', 223],
      ['potato', undefined, 'medium', 213],
      ['cherry tomatoes', undefined, undefined, 17],
      ['cauliflower', undefined, undefined, 588],
      ['garlic', 'count.clove', undefined, 3],
      ['garlic', 'count.clove', 'large', 3],
      ['celery', 'count.stalk', undefined, 40],
      ['celery', 'count.rib', undefined, 40],
      ['bacon', 'count.slice', undefined, 28],
      ['butter', 'count.stick', undefined, 113],
      ['white bread', 'count.slice', undefined, 29],
      ['corn', 'count.ear', undefined, 102],
      ['salt', 'kitchen.dash', undefined, 0.4],
    ] as const) {
      assert.equal(toGrams(weigh(name, '1', unit, { size })), grams, `${size ?? ''} ${name} ${unit ?? ''}`);
    }
    assert.equal(toGrams(weigh('basil', '10', undefined, { wording: 'basil leaves' })), 5);
  });

  test('read sizes in every language', () => {
    for (const [language, name, size] of [
      ['de', 'Zwiebeln', 'große'],
      ['fr', 'oignons', 'gros'],
      ['es', 'cebolla', 'grande'],
      ['it', 'cipolle', 'grandi'],
      ['nl', 'uien', 'grote'],
      ['sv', 'gul lök', 'stora'],
      ['pt', 'cebola', 'grande'],
    ] as const) {
      assert.equal(toGrams(weigh(name, '2', undefined, { language, size })), 300, `${size} ${name}`);
    }
  });
});

suite('weights in general', () => {
  const names = listFoodNames('en');
  const unitIds = ['us.cup', 'us.tablespoon', 'metric.millilitre', 'au.cup', 'count.clove', 'count.slice', undefined];

  test('scale exactly with the amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...unitIds),
        fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 99 })),
        fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9 })),
        ({ name }, unit, amount, factor) => {
          const [number, scale] = [rational(...amount), rational(...factor)];
          const once = weigh(name, formatRational(number), unit);
          const scaled = weigh(name, formatRational(multiply(number, scale)), unit);
          const expected = once?.grams.value === undefined ? undefined : parseRational(once.grams.value);
          assert.equal(
            scaled?.grams.value,
            expected === undefined ? undefined : formatRational(multiply(expected, scale)),
          );
        },
      ),
    );
  });

  test('are plausible for every name: a cup weighs between 5 g and 360 g', () => {
    for (const { name } of names) {
      for (const wording of ['', 'chopped', 'sliced', 'grated']) {
        const grams = toGrams(weigh(name, '1', 'us.cup', { wording }));
        assert.ok(grams === undefined || (grams > 5 && grams < 360), `${name} ${wording}: ${grams} g`);
      }
    }
  });
});
