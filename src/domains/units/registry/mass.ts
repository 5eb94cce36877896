import { multiply, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { defineUnit, sameInAllLanguages } from './define-unit.ts';
import type { UnitSpec } from './define-unit.ts';
import type { Unit } from './unit.ts';

const metricMass = (factor: Rational): UnitSpec => ({ dimension: 'mass', convention: 'metric', factor });

/** International Yard and Pound Agreement of 1959: 453.59237 g. */
const pound = rational(45_359_237n, 100_000n);
const ounce = multiply(pound, rational(1n, 16n));

const avoirdupoisMass = (factor: Rational): UnitSpec => ({ dimension: 'mass', convention: 'customary', factor });

/** Japanese Weights and Measures Act of 1891: the momme is 3.75 g, and 160 momme are a kin. */
const momme = rational(15n, 4n);

export const massUnits: readonly Unit[] = [
  defineUnit('metric.microgram', metricMass(rational(1n, 1_000_000n)), {
    en: 'microgram, micrograms; µg; mcg, ug',
    de: 'Mikrogramm; µg; mcg, ug',
    fr: 'microgramme, microgrammes; µg; mcg, ug',
    es: 'microgramo, microgramos; µg; mcg, ug',
    it: 'microgrammo, microgrammi; µg; mcg, ug',
    nl: 'microgram; µg; mcg, ug',
    sv: 'mikrogram; µg; mcg, ug',
    pt: 'micrograma, microgramas; µg; mcg, ug',
  }),
  defineUnit('metric.milligram', metricMass(rational(1n, 1000n)), {
    en: 'milligram, milligrams; mg; milligramme, milligrammes, mgs',
    de: 'Milligramm; mg',
    fr: 'milligramme, milligrammes; mg',
    es: 'miligramo, miligramos; mg',
    it: 'milligrammo, milligrammi; mg',
    nl: 'milligram; mg',
    sv: 'milligram; mg',
    pt: 'miligrama, miligramas; mg',
  }),
  defineUnit('metric.gram', metricMass(rational(1n)), {
    en: 'gram, grams; g; gr, gm, grm, gramme, grammes',
    de: 'Gramm; g; gr, Gr',
    fr: 'gramme, grammes; g; gr',
    es: 'gramo, gramos; g; gr, grs, gm, gms',
    it: 'grammo, grammi; g; gr',
    nl: 'gram; g; gr, grammen',
    sv: 'gram; g; gr',
    pt: 'grama, gramas; g; gr, grs',
  }),
  defineUnit('metric.decagram', metricMass(rational(10n)), {
    en: 'decagram, decagrams; dag; dkg, dekagram, dekagrams',
    de: 'Deka; dag; dkg, Dekagramm',
    fr: 'décagramme, décagrammes; dag',
    es: 'decagramo, decagramos; dag',
    it: 'decagrammo, decagrammi; dag',
    nl: 'decagram; dag',
    sv: 'dekagram; dag',
    pt: 'decagrama, decagramas; dag',
  }),
  // Called an ounce (`ons`) in Dutch, `etto` in Italian and `hekto` in Swedish.
  defineUnit('metric.hectogram', metricMass(rational(100n)), {
    en: 'hectogram, hectograms; hg',
    de: 'Hektogramm; hg',
    fr: 'hectogramme, hectogrammes; hg',
    es: 'hectogramo, hectogramos; hg',
    it: 'etto, etti; hg; ettogrammo, ettogrammi',
    nl: 'ons; hg; onsje, onsjes, hectogram',
    sv: 'hekto; hg; hektogram',
    pt: 'hectograma, hectogramas; hg',
  }),
  // The pound used at European markets, rounded to half a kilogram with the metric system.
  defineUnit('metric.pound', metricMass(rational(500n)), {
    en: 'metric pound, metric pounds',
    de: 'Pfund; Pfd; Pf',
    fr: 'livre métrique, livres métriques; ; livre, livres',
    es: 'libra métrica, libras métricas; ; libra, libras',
    it: 'libbra metrica, libbre metriche',
    nl: 'pond; ; pondje, ponden',
    sv: 'metriskt pund, metriska pund',
    pt: 'libra métrica, libras métricas',
  }),
  defineUnit('metric.kilogram', metricMass(rational(1000n)), {
    en: 'kilogram, kilograms; kg; kilo, kilos, kilogramme, kilogrammes, kgs',
    de: 'Kilogramm; kg; Kilo, Kilos',
    fr: 'kilogramme, kilogrammes; kg; kilo, kilos, kgs',
    es: 'kilogramo, kilogramos; kg; kilo, kilos, kgs, quilo, quilos',
    it: 'chilogrammo, chilogrammi; kg; chilo, chili, kilo, kili, kilogrammo, kilogrammi',
    nl: 'kilogram; kg; kilo, kilos, kilogrammen',
    sv: 'kilogram; kg; kilo',
    pt: 'quilograma, quilogramas; kg; quilo, quilos, kilo, kilos, kgs',
  }),
  defineUnit('avoirdupois.ounce', avoirdupoisMass(ounce), {
    en: 'ounce, ounces; oz; onz, ozs',
    de: 'Unze, Unzen; oz; Ounce, Ounces',
    fr: 'once, onces; oz',
    es: 'onza, onzas; oz; onz',
    it: 'oncia, once; oz',
    nl: 'ounce, ounces; oz; Engels ons',
    sv: 'uns; oz; ounce, ounces',
    pt: 'onça, onças; oz',
  }),
  defineUnit('avoirdupois.pound', avoirdupoisMass(pound), {
    en: 'pound, pounds; lb; lbs, #',
    de: 'englisches Pfund, englische Pfund; lb; lbs, Pound, Pounds',
    fr: 'livre anglaise, livres anglaises; lb; lbs, livre, livres',
    es: 'libra, libras; lb; lbs',
    it: 'libbra, libbre; lb; lbs',
    nl: 'Engels pond, Engelse ponden; lb; lbs, pound, pounds',
    sv: 'pund; lb; lbs',
    pt: 'libra, libras; lb; lbs',
  }),
  defineUnit('avoirdupois.stone', avoirdupoisMass(multiply(pound, rational(14n))), {
    en: 'stone, stones; st',
    de: 'Stone, Stones',
    fr: 'stone, stones',
    es: 'stone, stones',
    it: 'stone',
    nl: 'stone, stones',
    sv: 'stone',
    pt: 'stone, stones',
  }),
  // American butter is sold in sticks of a quarter pound, labeled as half a cup.
  defineUnit(
    'us.butterstick',
    { dimension: 'mass', convention: 'us', factor: multiply(ounce, rational(4n)) },
    {
      en: 'stick of butter, sticks of butter; ; stick, sticks, stk, butter stick, butter sticks',
      de: 'Stick Butter, Sticks Butter; ; Stick, Sticks',
      fr: 'stick de beurre, sticks de beurre; ; stick, sticks',
      es: 'stick de mantequilla, sticks de mantequilla; ; stick, sticks',
      it: 'stick di burro; ; stick',
      nl: 'stick boter, sticks boter; ; stick, sticks',
      sv: 'stick smör; ; stick',
      pt: 'stick de manteiga, sticks de manteiga; ; stick, sticks',
    },
  ),
  defineUnit('jp.momme', { dimension: 'mass', convention: 'jp', factor: momme }, sameInAllLanguages('momme; ; monme')),
  defineUnit(
    'jp.kin',
    { dimension: 'mass', convention: 'jp', factor: multiply(momme, rational(160n)) },
    sameInAllLanguages('kin'),
  ),
];
