import { rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import type { Unit } from '../unit.ts';
import { sharedUnit, unit } from './notation.ts';
import type { Measure } from './notation.ts';
import { cup, cupClaims, dessertspoon, spoonClaims, tablespoon, teaspoon } from './volume-words.ts';

const metric = (factor: Rational): Measure => ({ dimension: 'volume', convention: 'metric', factor });

/** The litre is the cubic decimetre (General Conference on Weights and Measures, 1964). */
export const metricVolumeUnits: readonly Unit[] = [
  // French and Italian cooks write cc for their teaspoon, the others for the cubic centimetre.
  unit('metric.millilitre', metric(rational(1n)), {
    en: 'millilitre, millilitres; ml; milliliter, milliliters, cc, cm3, cm³',
    de: 'Milliliter; ml; ccm, cm3, cm³',
    fr: 'millilitre, millilitres; ml; cm3, cm³',
    es: 'mililitro, mililitros; ml; cc, cm3, cm³',
    it: 'millilitro, millilitri; ml; cm3, cm³',
    nl: 'milliliter; ml; cc, cm3, cm³, milliliters',
    sv: 'milliliter; ml; cm3, cm³',
    pt: 'mililitro, mililitros; ml; cc, cm3, cm³',
  }),
  unit('metric.centilitre', metric(rational(10n)), {
    en: 'centilitre, centilitres; cl; centiliter, centiliters',
    de: 'Zentiliter; cl; Centiliter',
    fr: 'centilitre, centilitres; cl',
    es: 'centilitro, centilitros; cl',
    it: 'centilitro, centilitri; cl',
    nl: 'centiliter; cl; centiliters',
    sv: 'centiliter; cl',
    pt: 'centilitro, centilitros; cl',
  }),
  unit('metric.decilitre', metric(rational(100n)), {
    en: 'decilitre, decilitres; dl; deciliter, deciliters',
    de: 'Deziliter; dl',
    fr: 'décilitre, décilitres; dl',
    es: 'decilitro, decilitros; dl',
    it: 'decilitro, decilitri; dl',
    nl: 'deciliter; dl; deciliters',
    sv: 'deciliter; dl',
    pt: 'decilitro, decilitros; dl',
  }),
  unit('metric.litre', metric(rational(1000n)), {
    en: 'litre, litres; l; liter, liters, ltr, lt',
    de: 'Liter; l; Ltr',
    fr: 'litre, litres; l; lt',
    es: 'litro, litros; l; lt, lts, ltr',
    it: 'litro, litri; l; lt',
    nl: 'liter; l; liters, ltr',
    sv: 'liter; l; lit',
    pt: 'litro, litros; l; lt, lts',
  }),
  // A Swedish set of measures has four: 1 ml, 5 ml, 15 ml and 1 dl.
  unit('metric.spicemeasure', metric(rational(1n)), {
    en: 'spice measure, spice measures',
    de: 'Gewürzmaß, Gewürzmaße',
    fr: 'mesure à épices, mesures à épices',
    es: 'medida de especias, medidas de especias',
    it: 'misurino per spezie, misurini per spezie',
    nl: 'kruidenmaatje, kruidenmaatjes',
    sv: 'kryddmått; krm; kryddmåttet',
    pt: 'medida de especiarias, medidas de especiarias',
  }),
  sharedUnit('metric.teaspoon', metric(rational(5n)), teaspoon, spoonClaims),
  sharedUnit('metric.dessertspoon', metric(rational(10n)), dessertspoon, spoonClaims),
  sharedUnit('metric.tablespoon', metric(rational(15n)), tablespoon, spoonClaims),
  sharedUnit('metric.cup', metric(rational(250n)), cup, cupClaims),
];
