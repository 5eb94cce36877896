import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { languages, toLanguage } from '../language.ts';
import type { Language } from '../language.ts';
import { splitList } from '../parsing/amount-lexicon.ts';
import { amountWords } from '../parsing/amount-words.ts';
import { parseAmount } from '../parsing/parse-amount.ts';
import { parseQuantity } from '../parsing/parse-quantity.ts';
import { anyUnit } from '../quantity/quantity.arbitraries.ts';
import { conventions } from '../registry/convention.ts';
import type { Convention } from '../registry/convention.ts';
import { findAmbiguousAliases, findUnitsByName } from './find-units.ts';
import { resolveUnit } from './resolve-unit.ts';

const findIds = (text: string, language?: Language): string[] => findUnitsByName(text, language).map(({ id }) => id);

const resolve = (text: string, language?: Language, convention?: Convention): string => {
  const resolution = resolveUnit(text, { language, convention });
  return resolution.kind === 'unit' ? resolution.unit.id : resolution.kind;
};

suite('finding units by name', () => {
  test('finds nothing for words that are not units', () => {
    for (const text of ['', ' ', '.', '()', 'flour', 'x'.repeat(1000), '💥', '__proto__', 'constructor', '12']) {
      assert.deepEqual(findIds(text), [], text);
      assert.deepEqual(resolveUnit(text), { kind: 'unknown' });
      for (const language of languages) assert.deepEqual(findIds(text, language), [], `${text} in ${language}`);
    }
  });

  test('finds singular and plural in the language of the name', () => {
    for (const [text, language] of [
      ['trait', 'fr'],
      ['traits', 'fr'],
      ['chispas', 'es'],
      ['Spritzer', 'de'],
    ] as const) {
      assert.ok(findIds(text, language).includes('kitchen.dash'), `${text} in ${language}`);
    }
  });

  test('reports an alias claimed by several conventions as ambiguous', () => {
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
      // British spoons are metric; imperial spoons must be named explicitly.
      const claiming =
        measure === 'cup' ? ['metric', 'us', 'imperial', 'au', 'ca', 'jp'] : ['metric', 'us', 'au', 'ca', 'jp'];
      const expected = claiming.map((convention) => `${convention}.${measure}`);
      assert.deepEqual(findIds(alias, 'en'), expected, alias);
      assert.deepEqual(findIds(alias), expected, alias);
      assert.equal(resolve(alias, 'en'), 'ambiguous');
    }
    for (const alias of ['pint', 'pt', 'fl oz', 'fl. oz.', 'floz', 'quart', 'gal', 'gill']) {
      assert.equal(findUnitsByName(alias, 'en').length, 2, alias);
      assert.equal(resolve(alias, 'en'), 'ambiguous', alias);
    }
    const aliases = new Set(findAmbiguousAliases('en').map(({ alias }) => alias));
    for (const alias of ['cup', 'cups', 'tbsp', 'pint', 'fl oz', 'stick', 'T', 't'])
      assert.ok(aliases.has(alias), alias);
    for (const alias of ['g', 'oz', 'pound', 'clove', 'pinch']) assert.ok(!aliases.has(alias), alias);
  });

  test('resolves ambiguous names by convention', () => {
    for (const [convention, cup, pint] of [
      ['us', 'us.cup', 'us.pint'],
      ['imperial', 'imperial.cup', 'imperial.pint'],
      ['metric', 'metric.cup', 'ambiguous'],
      ['au', 'au.cup', 'imperial.pint'],
      ['ca', 'ca.cup', 'imperial.pint'],
      ['jp', 'jp.cup', 'ambiguous'],
    ] as const) {
      assert.equal(resolve('cup', 'en', convention), cup);
      assert.equal(resolve('pint', 'en', convention), pint);
      assert.equal(resolve('oz', 'en', convention), 'avoirdupois.ounce');
    }
  });

  test('cannot distinguish a stick of butter from a stick of cinnamon by convention', () => {
    assert.deepEqual(findIds('sticks', 'en'), ['us.butterstick', 'count.stick']);
    assert.equal(resolve('stick', 'en', 'us'), 'ambiguous');
    assert.equal(resolve('stick of butter', 'en'), 'us.butterstick');
  });

  test('ignores case, accents, dots, spaces and plural', () => {
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
      ['de', 'count.clove', ['Zehe/n', 'Zehen']],
      ['de', 'count.serving', ['Portion/en']],
      ['de', 'metric.tablespoon', ['Essloeffel', 'ESSLOEFFEL']],
      ['de', 'count.piece', ['Stueck', 'Stück']],
      ['de', 'count.sachet', ['Paeckchen']],
      ['fr', 'metric.tablespoon', ['cuil. à s.', 'cuill. à s.', 'c. à tab.']],
      ['es', 'metric.teaspoon', ['cucharada de té', 'cucharada de café']],
      ['es', 'count.slice', ['loncha', 'gajos']],
      ['it', 'count.sprig', ['ciuffo', 'ciuffetto']],
      ['it', 'metric.teaspoon', ['cucch.ni']],
      ['nl', 'count.slice', ['plakje', 'partjes']],
      ['pt', 'count.bunch', ['cacho']],
      ['en', 'kitchen.handful', ['fistful', 'handsful']],
    ] as const) {
      for (const spelling of spellings) assert.equal(resolve(spelling, language), unit, `${spelling} in ${language}`);
    }
  });

  test('follows an explicit convention in every language', () => {
    for (const [text, unit] of [
      ['US cup', 'us.cup'],
      ['U.S. cups', 'us.cup'],
      ['imperial pint', 'imperial.pint'],
      ['cup (AU)', 'au.cup'],
      ['Australian tablespoons', 'au.tablespoon'],
      ['metric cup', 'metric.cup'],
      ['imp. pint', 'imperial.pint'],
      ['pint (imp)', 'imperial.pint'],
      ['Canadian pint', 'imperial.pint'],
      ['Australian pint', 'imperial.pint'],
      ['Canadian dessertspoon', 'metric.dessertspoon'],
      ['metric pint', 'unknown'],
      // British spoons are metric; imperial spoons must be named explicitly.
      ['UK tbsp', 'metric.tablespoon'],
      ['British teaspoon', 'metric.teaspoon'],
      ['tsp (UK)', 'metric.teaspoon'],
      ['imperial tablespoons', 'imperial.tablespoon'],
      ['tsp (imperial)', 'imperial.teaspoon'],
      ['UK pint', 'imperial.pint'],
      ['British cup', 'imperial.cup'],
      ['US T', 'us.tablespoon'],
      ['t (US)', 'us.teaspoon'],
    ] as const) {
      assert.equal(resolve(text, 'en'), unit, text);
    }
    for (const [text, language, unit] of [
      ['Amerikaanse cup', 'nl', 'us.cup'],
      ['Britse pint', 'nl', 'imperial.pint'],
      ['Engelse pint', 'nl', 'imperial.pint'],
      ['amerikanischer Esslöffel', 'de', 'us.tablespoon'],
      ['britisches Pint', 'de', 'imperial.pint'],
      ['taza estadounidense', 'es', 'us.cup'],
      ['pinta británica', 'es', 'imperial.pint'],
      ['tazza canadese', 'it', 'ca.cup'],
      ['brittisk pint', 'sv', 'imperial.pint'],
      ['kopp (US)', 'sv', 'us.cup'],
    ] as const) {
      assert.equal(resolve(text, language), unit, text);
    }
    assert.equal(resolve('tbsp', 'en', 'imperial'), 'metric.tablespoon');
    assert.equal(resolve('EL (US)', 'de'), 'us.tablespoon');
    assert.equal(resolve('tasse métrique', 'fr'), 'metric.cup');
    assert.equal(resolve('US ounces', 'en'), 'avoirdupois.ounce');
    // The French `au` (at the) and the German `ca.` (about) are not country codes.
    assert.equal(resolve('cuillère à soupe au', 'fr'), 'unknown');
    assert.equal(resolve('ca. EL', 'de'), 'unknown');
    assert.equal(resolve('Esslöffel (AU)', 'de'), 'au.tablespoon');
  });

  test('accepts English units of mass and volume in every language, but no other English words', () => {
    for (const language of languages) {
      for (const text of ['oz', 'lb', 'fl oz', 'tbsp', 'tsp', 'g', 'kg', 'ml', 'dl', 'l']) {
        assert.ok(findUnitsByName(text, language).length > 0, `${text} in ${language}`);
      }
    }
    assert.equal(findUnitsByName('cup', 'it').length, 6);
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
      assert.deepEqual(findIds(text, language), [], `${text} in ${language}`);
    }
  });

  test('without a language, searches English first, then all others', () => {
    assert.deepEqual(findIds('dozen'), ['count.dozen']);
    assert.deepEqual(findIds('cc'), ['metric.millilitre']);
    assert.deepEqual(findIds('msk'), ['metric.tablespoon']);
    assert.deepEqual(findIds('EL'), ['metric.tablespoon']);
    assert.deepEqual(findIds('lata'), ['count.can']);
    // A German jar and a Dutch or Swedish drinking glass.
    assert.deepEqual(new Set(findIds('glas')), new Set(['count.jar', 'kitchen.glass']));
  });

  test('resolves regional words by convention', () => {
    assert.deepEqual(findIds('skålpund', 'sv'), []);
    assert.deepEqual(findIds('quartilho', 'pt'), []);
    assert.equal(resolve('chopine', 'fr', 'ca'), 'imperial.pint');
    assert.equal(resolve('pinte', 'fr', 'ca'), 'imperial.quart');
    assert.equal(resolve('pinte', 'fr', 'us'), 'us.pint');
    assert.equal(resolve('pinte', 'fr'), 'ambiguous');
    for (const convention of ['ca', 'au', 'us', 'imperial'] as const) {
      assert.equal(resolve('livre', 'fr', convention), 'avoirdupois.pound');
    }
    assert.equal(resolve('livre', 'fr', 'metric'), 'metric.pound');
  });

  test('treats bare degrees as ambiguous in every language', () => {
    for (const language of languages) assert.equal(resolve('°', language), 'ambiguous', language);
    assert.equal(resolve('Grad', 'de'), 'ambiguous');
    assert.equal(resolve('degrees', 'en', 'us'), 'us.fahrenheit');
    assert.equal(resolve('graden', 'nl', 'metric'), 'metric.celsius');
  });

  test('does not guess abbreviations with several meanings', () => {
    assert.equal(resolve('stk', 'en', 'us'), 'ambiguous');
    for (const [text, language] of [
      ['cc', 'it'],
      ['c.p.', 'es'],
      ['Ts', 'en'],
      ['TS', 'en'],
    ] as const) {
      assert.deepEqual(findIds(text, language), [], `${text} in ${language}`);
    }
  });

  test('never treats a number word as a unit, in any convention', () => {
    for (const language of languages) {
      const { numbers, articles } = amountWords[language];
      const words = [...Object.values(numbers), articles].flatMap(splitList);
      for (const word of words) {
        assert.deepEqual(findIds(word, language), [], `${word} in ${language}`);
        for (const convention of conventions) {
          assert.equal(resolve(word, language, convention), 'unknown', `${word} in ${language}`);
          const amount = parseAmount(word, language);
          if (amount !== undefined) {
            assert.deepEqual(parseQuantity(word, { language, convention }), { kind: 'simple', amount }, word);
          }
        }
      }
    }
    for (const convention of conventions) {
      const quarter = parseQuantity('un quart', { language: 'fr', convention });
      assert.deepEqual(quarter, { kind: 'simple', amount: { value: '1/4' } });
    }
  });

  test('respects significant accents: articles and prepositions are not units', () => {
    for (const [language, words] of [
      ['en', 'the a an of in with to for and or from by at on as is some more'],
      ['de', 'der die das dem den des ein eine in im mit zu zum zur für und oder von vom auf an am bei aus nach'],
      ['fr', "le la les l' un une de du des d' à au aux en et ou avec pour par sur dans sans chez"],
      ['es', 'el la los las un una de del al a en y o con para por sin sobre'],
      ['it', 'il lo la i gli le un uno una di del della dei delle a al alla in con per e o da dal su'],
      ['nl', 'de het een van in op met voor en of bij uit aan te om'],
      ['sv', 'en ett den det de av i på med för och eller till från om vid skal'],
      ['pt', 'o a os as um uma de do da dos das em no na com para por e ou'],
    ] as const) {
      for (const word of words.split(' ')) {
        // `sobre` is also the Spanish word for an envelope.
        if (word === 'sobre') continue;
        if (language === 'en' && word === 'in') continue;
        assert.deepEqual(findIds(word, language), [], `${word} in ${language}`);
      }
    }
    assert.deepEqual(findIds('dés', 'fr'), ['count.cube']);
    assert.deepEqual(findIds('Dé', 'fr'), ['count.cube']);
    assert.deepEqual(findIds('SKÅL', 'sv'), ['kitchen.bowl']);
    assert.deepEqual(findIds('Kaffe\u0301sked', 'sv'), ['kitchen.coffeespoon']);
  });

  test('resolves every label back to its unit, given the convention', () => {
    fc.assert(
      fc.property(anyUnit, fc.constantFrom(...languages), (unit, language) => {
        const { one, many, short } = unit.labels[language];
        for (const name of [one, many, short ?? one]) {
          assert.equal(resolve(name, language, unit.convention), unit.id, `${name} in ${language}`);
          assert.equal(resolve(name.toUpperCase(), language, unit.convention), unit.id, `${name} in ${language}`);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('recognizes a language by its primary subtag', () => {
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
      assert.equal(toLanguage(tag), language);
    }
  });
});
