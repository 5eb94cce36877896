import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { Convention } from './convention.ts';
import { ambiguousAliases, unitsNamed } from './find-units.ts';
import { resolveUnit } from './resolve-unit.ts';
import { languageOf, languages } from './language.ts';
import type { Language } from './language.ts';
import { anyUnit } from './quantity.arbitraries.ts';

const named = (text: string, language?: Language): string[] => unitsNamed(text, language).map(({ id }) => id);

const resolved = (text: string, language?: Language, convention?: Convention): string => {
  const resolution = resolveUnit(text, { language, convention });
  return resolution.kind === 'unit' ? resolution.unit.id : resolution.kind;
};

suite('what a name may mean', () => {
  test('words that name no unit name none', () => {
    for (const text of ['', ' ', '.', '()', 'flour', 'x'.repeat(1000), '💥', '__proto__', 'constructor', '12']) {
      assert.deepEqual(named(text), [], text);
      assert.deepEqual(resolveUnit(text), { kind: 'unknown' });
      for (const language of languages) assert.deepEqual(named(text, language), [], `${text} in ${language}`);
    }
  });

  test('an alias that several conventions claim is an ambiguity, never guessed silently', () => {
    for (const [alias, measure] of [
      ['cup', 'cup'],
      ['cups', 'cup'],
      ['c', 'cup'],
      ['C.', 'cup'],
      ['tbsp', 'tablespoon'],
      ['Tbsp.', 'tablespoon'],
      ['T', 'tablespoon'],
      ['Tb', 'tablespoon'],
      ['tsp', 'teaspoon'],
      ['TSP', 'teaspoon'],
      ['t', 'teaspoon'],
    ] as const) {
      const wanted = ['metric', 'us', 'imperial', 'au', 'ca', 'jp'].map((convention) => `${convention}.${measure}`);
      assert.deepEqual(named(alias, 'en'), wanted, alias);
      assert.deepEqual(named(alias), wanted, alias);
      assert.equal(resolved(alias, 'en'), 'ambiguous');
    }
    for (const alias of ['pint', 'pt', 'fl oz', 'fl. oz.', 'floz', 'quart', 'gal', 'gill']) {
      assert.equal(unitsNamed(alias, 'en').length, 2, alias);
      assert.equal(resolved(alias, 'en'), 'ambiguous', alias);
    }
    const aliases = new Set(ambiguousAliases('en').map(({ alias }) => alias));
    for (const alias of ['cup', 'cups', 'tbsp', 'pint', 'fl oz', 'stick', 'T', 't'])
      assert.ok(aliases.has(alias), alias);
    for (const alias of ['g', 'oz', 'pound', 'clove', 'pinch']) assert.ok(!aliases.has(alias), alias);
  });

  test('the convention decides between conventions', () => {
    for (const [convention, cup, pint] of [
      ['us', 'us.cup', 'us.pint'],
      ['imperial', 'imperial.cup', 'imperial.pint'],
      ['metric', 'metric.cup', 'ambiguous'],
      ['au', 'au.cup', 'imperial.pint'],
      ['ca', 'ca.cup', 'imperial.pint'],
      ['jp', 'jp.cup', 'ambiguous'],
    ] as const) {
      assert.equal(resolved('cup', 'en', convention), cup);
      assert.equal(resolved('pint', 'en', convention), pint);
      assert.equal(resolved('oz', 'en', convention), 'avoirdupois.ounce');
    }
  });

  test('the convention does not tell a stick of butter from a stick of cinnamon', () => {
    assert.deepEqual(named('sticks', 'en'), ['us.butterstick', 'count.stick']);
    assert.equal(resolved('stick', 'en', 'us'), 'ambiguous');
    assert.equal(resolved('stick of butter', 'en'), 'us.butterstick');
  });

  test('case, accents, dots, spaces and plural make no difference', () => {
    for (const [language, unit, spellings] of [
      [
        'fr',
        'metric.tablespoon',
        ['c. à s.', 'c.à.s', 'càs', 'CS', 'c à soupe', 'cuillère(s) à soupe', 'CUILLERES A SOUPE'],
      ],
      ['fr', 'metric.teaspoon', ['cc', 'càc', 'c. à c.', 'c. à café', 'cuil. à café', 'cuillère à thé']],
      ['de', 'metric.tablespoon', ['EL', 'el', 'Essl.', 'Eßlöffel', 'Esslöffel', 'ESSLÖFFEL']],
      ['de', 'metric.teaspoon', ['TL', 'Tl.', 'Teelöffel']],
      ['de', 'count.bunch', ['Bd.', 'Bund']],
      ['de', 'count.sachet', ['Pck.', 'Päckchen']],
      ['de', 'kitchen.knifepoint', ['Msp.', 'Messerspitzen']],
      ['es', 'metric.tablespoon', ['cda', 'cdas.', 'cucharada sopera', 'Cucharadas']],
      ['es', 'metric.teaspoon', ['cdta', 'cdtas', 'cucharadita']],
      ['it', 'metric.tablespoon', ['cucchiaio', 'cucchiai']],
      ['nl', 'metric.tablespoon', ['el', 'eetl.', 'eetlepels']],
      ['nl', 'kitchen.pinch', ['snufje', 'snuf']],
      ['nl', 'count.box', ['dozen']],
      ['sv', 'metric.tablespoon', ['msk', 'matskedar']],
      ['sv', 'metric.spicemeasure', ['krm', 'kryddmått']],
      ['sv', 'count.piece', ['st', 'st.']],
      ['pt', 'metric.tablespoon', ['colher (sopa)', 'col. (sopa)', 'colheres de sopa', 'colher(es) (sopa)']],
      ['pt', 'metric.teaspoon', ['colher (chá)', 'c. chá']],
      ['en', 'metric.litre', ['l', 'L', 'litre', 'Liters', 'ltr']],
      ['en', 'metric.gram', ['g', 'G', 'gr', 'gr.', 'grams', 'grammes', 'gms']],
      ['en', 'metric.millilitre', ['ml', 'mL', 'ML', 'cc']],
      ['en', 'avoirdupois.pound', ['lb', 'lbs', 'lb.', '#', 'Pounds']],
      ['en', 'customary.inch', ['in', 'in.', '"', 'inches']],
      ['en', 'count.package', ['pkg', 'pkg.', 'pkt', 'packets']],
      ['en', 'count.can', ['can', 'cans', 'tin', 'Tins']],
    ] as const) {
      for (const spelling of spellings) assert.equal(resolved(spelling, language), unit, `${spelling} in ${language}`);
    }
  });

  test('a convention that is named is meant, in every language', () => {
    for (const [text, unit] of [
      ['US cup', 'us.cup'],
      ['U.S. cups', 'us.cup'],
      ['imperial pint', 'imperial.pint'],
      ['cup (AU)', 'au.cup'],
      ['Australian tablespoons', 'au.tablespoon'],
      ['metric cup', 'metric.cup'],
    ] as const) {
      assert.equal(resolved(text, 'en'), unit);
    }
    assert.equal(resolved('EL (US)', 'de'), 'us.tablespoon');
    assert.equal(resolved('tasse métrique', 'fr'), 'metric.cup');
    assert.equal(resolved('US ounces', 'en'), 'avoirdupois.ounce');
    // The French for "at the" and the German for "about" are no countries.
    assert.equal(resolved('cuillère à soupe au', 'fr'), 'unknown');
    assert.equal(resolved('ca. EL', 'de'), 'unknown');
    assert.equal(resolved('Esslöffel (AU)', 'de'), 'au.tablespoon');
  });

  test('another language borrows the English measures, but not the English words', () => {
    for (const language of languages) {
      for (const text of ['oz', 'lb', 'fl oz', 'tbsp', 'tsp', 'g', 'kg', 'ml', 'dl', 'l']) {
        assert.ok(unitsNamed(text, language).length > 0, `${text} in ${language}`);
      }
    }
    assert.equal(unitsNamed('cup', 'it').length, 6);
    for (const [text, language] of [
      ['in', 'de'],
      ['in', 'it'],
      ['in', 'nl'],
      ['can', 'es'],
      ['head', 'de'],
      ['c', 'it'],
      ['t', 'fr'],
      ['mil', 'es'],
    ] as const) {
      assert.deepEqual(named(text, language), [], `${text} in ${language}`);
    }
  });

  test('without a language the English words come first, then those of all the others', () => {
    assert.deepEqual(named('dozen'), ['count.dozen']);
    assert.deepEqual(named('cc'), ['metric.millilitre']);
    assert.deepEqual(named('msk'), ['metric.tablespoon']);
    assert.deepEqual(named('EL'), ['metric.tablespoon']);
    assert.deepEqual(named('lata'), ['count.can']);
    // A German jar and a Dutch or Swedish drinking glass.
    assert.deepEqual(new Set(named('glas')), new Set(['count.jar', 'kitchen.glass']));
  });

  test('every label of every unit finds it again, given its convention', () => {
    fc.assert(
      fc.property(anyUnit, fc.constantFrom(...languages), (unit, language) => {
        const { one, many, short } = unit.labels[language];
        for (const name of [one, many, short ?? one]) {
          assert.equal(resolved(name, language, unit.convention), unit.id, `${name} in ${language}`);
          assert.equal(resolved(name.toUpperCase(), language, unit.convention), unit.id, `${name} in ${language}`);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('a language is known by its primary subtag', () => {
    for (const [tag, language] of [
      ['de', 'de'],
      ['de-CH', 'de'],
      ['pt_BR', 'pt'],
      ['EN-us', 'en'],
      ['ja', undefined],
      ['deu', undefined],
      ['', undefined],
      [undefined, undefined],
    ] as const) {
      assert.equal(languageOf(tag), language);
    }
  });
});
