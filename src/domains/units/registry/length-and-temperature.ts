import { multiply, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { defineUnit } from './define-unit.ts';
import type { UnitSpec } from './define-unit.ts';
import type { Unit } from './unit.ts';

const metricLength = (factor: Rational): UnitSpec => ({ dimension: 'length', convention: 'metric', factor });

/** International Yard and Pound Agreement of 1959: 25.4 mm. */
const inch = rational(254n, 10n);

const customaryLength = (factor: Rational): UnitSpec => ({ dimension: 'length', convention: 'customary', factor });

export const lengthUnits: readonly Unit[] = [
  defineUnit('metric.millimetre', metricLength(rational(1n)), {
    en: 'millimetre, millimetres; mm; millimeter, millimeters',
    de: 'Millimeter; mm',
    fr: 'millimètre, millimètres; mm',
    es: 'milímetro, milímetros; mm',
    it: 'millimetro, millimetri; mm',
    nl: 'millimeter; mm; millimeters',
    sv: 'millimeter; mm',
    pt: 'milímetro, milímetros; mm',
  }),
  defineUnit('metric.centimetre', metricLength(rational(10n)), {
    en: 'centimetre, centimetres; cm; centimeter, centimeters',
    de: 'Zentimeter; cm; Centimeter',
    fr: 'centimètre, centimètres; cm',
    es: 'centímetro, centímetros; cm',
    it: 'centimetro, centimetri; cm',
    nl: 'centimeter; cm; centimeters',
    sv: 'centimeter; cm',
    pt: 'centímetro, centímetros; cm',
  }),
  defineUnit('metric.metre', metricLength(rational(1000n)), {
    en: 'metre, metres; m; meter, meters',
    de: 'Meter; m',
    fr: 'mètre, mètres; m',
    es: 'metro, metros; m',
    it: 'metro, metri; m',
    nl: 'meter; m; meters',
    sv: 'meter; m',
    pt: 'metro, metros; m',
  }),
  // "in" is a preposition in German, Italian and Dutch: `2 in Scheiben` is not two inches.
  defineUnit('customary.inch', customaryLength(inch), {
    en: `inch, inches; in; ", ″, ”`,
    de: `Zoll; ; ", ″, Inch, Inches`,
    fr: `pouce, pouces; po; ", ″`,
    es: `pulgada, pulgadas; pulg; ", ″`,
    it: `pollice, pollici; ; ", ″`,
    nl: `inch, inches; ; ", ″, duim`,
    sv: `tum; ; ", ″, inch`,
    pt: `polegada, polegadas; pol; ", ″`,
  }),
  // The bare word is excluded because feet are also food: `2 pies de cerdo`.
  defineUnit('customary.foot', customaryLength(multiply(inch, rational(12n))), {
    en: 'foot, feet; ft',
    de: 'englischer Fuß, englische Fuß; ft',
    fr: 'pied anglais, pieds anglais; ft',
    es: 'pie inglés, pies ingleses; ft',
    it: 'piede inglese, piedi inglesi; ft',
    nl: 'Engelse voet, Engelse voeten; ft',
    sv: 'engelsk fot, engelska fot; ft',
    pt: 'pé inglês, pés ingleses; ft',
  }),
];

/**
 * Base = amount × factor + offset, in degrees Celsius. Gas marks are excluded: their steps are uneven (½ is 130 °C, 1
 * is 140, 2 is 150, 9 is 240), so 3½ has no exact value. Recipes store them as a separate temperature scale. Bare
 * degrees are ambiguous in every language because American recipes get translated.
 */
export const temperatureUnits: readonly Unit[] = [
  defineUnit(
    'metric.celsius',
    { dimension: 'temperature', convention: 'metric', factor: rational(1n), offset: rational(0n) },
    {
      en:
        'degree Celsius, degrees Celsius; °C; C°, ℃, deg C, degree C, degrees C, celsius, centigrade, ' +
        'degree, degrees, deg, °',
      de: 'Grad Celsius; °C; C°, ℃, Grad C, Celsius, Grad, °',
      fr: 'degré Celsius, degrés Celsius; °C; C°, ℃, degré C, degrés C, celsius, degré, degrés, °',
      es:
        'grado Celsius, grados Celsius; °C; C°, ℃, grado C, grados C, celsius, grado centígrado, ' +
        'grados centígrados, grado, grados, °',
      it:
        'grado Celsius, gradi Celsius; °C; C°, ℃, grado C, gradi C, celsius, grado centigrado, ' +
        'gradi centigradi, grado, gradi, °',
      nl: 'graad Celsius, graden Celsius; °C; C°, ℃, graad C, graden C, celsius, graad, graden, °',
      sv: 'grad Celsius, grader Celsius; °C; C°, ℃, grad C, grader C, celsius, grad, grader, °',
      pt:
        'grau Celsius, graus Celsius; °C; C°, ℃, grau C, graus C, celsius, grau centígrado, ' +
        'graus centígrados, grau, graus, °',
    },
  ),
  defineUnit(
    'us.fahrenheit',
    { dimension: 'temperature', convention: 'us', factor: rational(5n, 9n), offset: rational(-160n, 9n) },
    {
      en:
        'degree Fahrenheit, degrees Fahrenheit; °F; F°, ℉, deg F, degree F, degrees F, fahrenheit, ' +
        'degree, degrees, deg, °',
      de: 'Grad Fahrenheit; °F; F°, ℉, Grad F, Fahrenheit, Grad, °',
      fr: 'degré Fahrenheit, degrés Fahrenheit; °F; F°, ℉, degré F, degrés F, fahrenheit, degré, degrés, °',
      es: 'grado Fahrenheit, grados Fahrenheit; °F; F°, ℉, grado F, grados F, fahrenheit, grado, grados, °',
      it: 'grado Fahrenheit, gradi Fahrenheit; °F; F°, ℉, grado F, gradi F, fahrenheit, grado, gradi, °',
      nl: 'graad Fahrenheit, graden Fahrenheit; °F; F°, ℉, graad F, graden F, fahrenheit, graad, graden, °',
      sv: 'grad Fahrenheit, grader Fahrenheit; °F; F°, ℉, grad F, grader F, fahrenheit, grad, grader, °',
      pt: 'grau Fahrenheit, graus Fahrenheit; °F; F°, ℉, grau F, graus F, fahrenheit, grau, graus, °',
    },
  ),
];
