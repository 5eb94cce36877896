import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { languages } from '../language.ts';
import { compare, formatRational, multiply, rational, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { findAmbiguousAliases } from '../unit-names/find-units.ts';
import { toUnitKey } from '../unit-names/unit-key.ts';
import { findUnit, registryVersion, units } from './registry.ts';
import type { Unit } from './unit.ts';

const getUnit = (id: string): Unit => {
  const unit = findUnit(id);
  assert.ok(unit !== undefined, `unit ${id} is missing`);
  return unit;
};

const getSize = (id: string): Rational => {
  const { factor } = getUnit(id);
  assert.ok(factor !== undefined, `${id} has no size`);
  return factor;
};

suite('unit registry', () => {
  test('ids are unique, dotted lowercase identifiers', () => {
    for (const { id } of units) assert.match(id, /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/);
    assert.equal(new Set(units.map(({ id }) => id)).size, units.length);
    assert.equal(findUnit('us.nothing'), undefined);
    assert.equal(registryVersion, '2026.1');
  });

  test('has at least 120 units, covering every dimension', () => {
    assert.ok(units.length >= 120, `${units.length} units`);
    const dimensions = new Set(units.map(({ dimension }) => dimension));
    assert.deepEqual(dimensions, new Set(['mass', 'volume', 'length', 'temperature', 'count', 'kitchen']));
  });

  test('every unit has singular and plural labels in all eight languages', () => {
    assert.equal(languages.length, 8);
    for (const { id, labels, aliases } of units) {
      for (const language of languages) {
        const { one, many, short } = labels[language];
        for (const name of [one, many, ...(short === undefined ? [] : [short]), ...aliases[language]]) {
          assert.equal(name, name.trim());
          assert.notEqual(toUnitKey(name), '', `${id} in ${language}: '${name}'`);
          assert.doesNotMatch(name, /[;\n]| {2}/, `${id} in ${language}`);
        }
      }
    }
  });

  test('no spelling means two units of the same convention', () => {
    for (const language of languages) {
      for (const { alias, units: named } of findAmbiguousAliases(language)) {
        const conventions = named.map(({ convention }) => convention);
        assert.equal(new Set(conventions).size, conventions.length, `${language}: ${alias}`);
      }
    }
  });

  test('sizes are exact and positive; counts and vague measures have none', () => {
    for (const { id, dimension, factor, offset } of units) {
      const hasSize = dimension !== 'count' && dimension !== 'kitchen';
      assert.equal(factor !== undefined, hasSize, id);
      if (factor !== undefined) assert.ok(compare(factor, zero) > 0, id);
      assert.equal(offset !== undefined, dimension === 'temperature', id);
    }
  });

  test('factors agree with the tables of weights and measures', () => {
    for (const [count, small, large] of [
      [3, 'us.teaspoon', 'us.tablespoon'],
      [16, 'us.tablespoon', 'us.cup'],
      [2, 'us.tablespoon', 'us.fluidounce'],
      [8, 'us.fluiddram', 'us.fluidounce'],
      [8, 'us.fluidounce', 'us.cup'],
      [2, 'us.cup', 'us.pint'],
      [4, 'us.gill', 'us.pint'],
      [2, 'us.pint', 'us.quart'],
      [4, 'us.quart', 'us.gallon'],
      [8, 'us.pint', 'us.gallon'],
      [2, 'us.drypint', 'us.dryquart'],
      [8, 'us.dryquart', 'us.peck'],
      [4, 'us.peck', 'us.bushel'],
      [3, 'imperial.teaspoon', 'imperial.tablespoon'],
      [24, 'imperial.teaspoon', 'imperial.gill'],
      [5, 'imperial.fluidounce', 'imperial.gill'],
      [10, 'imperial.fluidounce', 'imperial.cup'],
      [20, 'imperial.fluidounce', 'imperial.pint'],
      [8, 'imperial.pint', 'imperial.gallon'],
      [8, 'imperial.gallon', 'imperial.bushel'],
      [8, 'imperial.fluidounce', 'ca.traditionalcup'],
      [4, 'au.teaspoon', 'au.tablespoon'],
      [3, 'metric.teaspoon', 'metric.tablespoon'],
      [1000, 'metric.millilitre', 'metric.litre'],
      [10, 'jp.go', 'jp.sho'],
      [160, 'jp.momme', 'jp.kin'],
      [16, 'avoirdupois.ounce', 'avoirdupois.pound'],
      [14, 'avoirdupois.pound', 'avoirdupois.stone'],
      [4, 'avoirdupois.ounce', 'us.butterstick'],
      [1000, 'metric.gram', 'metric.kilogram'],
      [2, 'metric.pound', 'metric.kilogram'],
      [12, 'customary.inch', 'customary.foot'],
    ] as const) {
      assert.deepEqual(multiply(rational(count), getSize(small)), getSize(large), `${count} ${small} in ${large}`);
    }
  });

  test('sizes match their legal definitions', () => {
    for (const [id, size] of [
      ['us.gallon', rational(3_785_411_784n, 1_000_000n)],
      ['us.cup', rational(2_365_882_365n, 10_000_000n)],
      ['us.bushel', rational(3_523_907_016_688n, 100_000_000n)],
      ['imperial.gallon', rational(454_609n, 100n)],
      ['imperial.pint', rational(56_826_125n, 100_000n)],
      ['avoirdupois.pound', rational(45_359_237n, 100_000n)],
      ['customary.inch', rational(254n, 10n)],
      ['au.tablespoon', rational(20)],
      ['jp.cup', rational(200)],
      ['jp.go', rational(240_100n, 1331n)],
      ['metric.cup', rational(250)],
    ] as const) {
      assert.equal(formatRational(getSize(id)), formatRational(size), id);
    }
  });
});
