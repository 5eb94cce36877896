import { rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { defineSharedUnit, defineUnit } from './define-unit.ts';
import type { UnitSpec } from './define-unit.ts';
import type { Unit } from './unit.ts';
import { cup, cupClaims, dessertspoon, spoonClaims, tablespoon, teaspoon } from './volume-names.ts';

const metricVolume = (factor: Rational): UnitSpec => ({ dimension: 'volume', convention: 'metric', factor });

/** The liter is one cubic decimeter (General Conference on Weights and Measures, 1964). */
export const metricVolumeUnits: readonly Unit[] = [
  // In French and Italian, cc is short for a spoon. In other languages it means cubic centimeter.
  defineUnit('metric.millilitre', metricVolume(rational(1n)), {
    en: 'millilitre, millilitres; ml; milliliter, milliliters, cc, cm3, cm³',
    de: 'Milliliter; ml; ccm, cm3, cm³',
    fr: 'millilitre, millilitres; ml; cm3, cm³',
    es: 'mililitro, mililitros; ml; cc, cm3, cm³',
    it: 'millilitro, millilitri; ml; cm3, cm³',
    nl: 'milliliter; ml; cc, cm3, cm³, milliliters',
    sv: 'milliliter; ml; cm3, cm³',
    pt: 'mililitro, mililitros; ml; cc, cm3, cm³',
  }),
  defineUnit('metric.centilitre', metricVolume(rational(10n)), {
    en: 'centilitre, centilitres; cl; centiliter, centiliters',
    de: 'Zentiliter; cl; Centiliter',
    fr: 'centilitre, centilitres; cl',
    es: 'centilitro, centilitros; cl',
    it: 'centilitro, centilitri; cl',
    nl: 'centiliter; cl; centiliters',
    sv: 'centiliter; cl',
    pt: 'centilitro, centilitros; cl',
  }),
  defineUnit('metric.decilitre', metricVolume(rational(100n)), {
    en: 'decilitre, decilitres; dl; deciliter, deciliters',
    de: 'Deziliter; dl',
    fr: 'décilitre, décilitres; dl',
    es: 'decilitro, decilitros; dl',
    it: 'decilitro, decilitri; dl',
    nl: 'deciliter; dl; deciliters',
    sv: 'deciliter; dl',
    pt: 'decilitro, decilitros; dl',
  }),
  defineUnit('metric.litre', metricVolume(rational(1000n)), {
    en: 'litre, litres; l; liter, liters, ltr, lt',
    de: 'Liter; l; Ltr',
    fr: 'litre, litres; l; lt',
    es: 'litro, litros; l; lt, lts, ltr',
    it: 'litro, litri; l; lt',
    nl: 'liter; l; liters, ltr',
    sv: 'liter; l; lit',
    pt: 'litro, litros; l; lt, lts',
  }),
  // The smallest of a Swedish set of measures: 1 ml, 5 ml, 15 ml and 1 dl.
  defineUnit('metric.spicemeasure', metricVolume(rational(1n)), {
    en: 'spice measure, spice measures',
    de: 'Gewürzmaß, Gewürzmaße',
    fr: 'mesure à épices, mesures à épices',
    es: 'medida de especias, medidas de especias',
    it: 'misurino per spezie, misurini per spezie',
    nl: 'kruidenmaatje, kruidenmaatjes',
    sv: 'kryddmått; krm; kryddmåttet',
    pt: 'medida de especiarias, medidas de especiarias',
  }),
  defineSharedUnit('metric.teaspoon', metricVolume(rational(5n)), teaspoon, spoonClaims),
  defineSharedUnit('metric.dessertspoon', metricVolume(rational(10n)), dessertspoon, spoonClaims),
  defineSharedUnit('metric.tablespoon', metricVolume(rational(15n)), tablespoon, spoonClaims),
  defineSharedUnit('metric.cup', metricVolume(rational(250n)), cup, cupClaims),
];
