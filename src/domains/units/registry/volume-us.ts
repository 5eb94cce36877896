import { multiply, rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import type { Unit } from '../unit.ts';
import { sharedUnit, unit } from './notation.ts';
import type { Measure } from './notation.ts';
import {
  bushel,
  cup,
  cupClaims,
  dessertspoon,
  fluidDram,
  fluidOunce,
  gallon,
  gill,
  peck,
  pint,
  pintClaims,
  quart,
  spoonClaims,
  tablespoon,
  teaspoon,
} from './volume-words.ts';

/** The inch is 25.4 mm, so a cubic inch is 16.387064 ml. */
const cubicInch = rational(16_387_064n, 1_000_000n);
/** NIST Handbook 44, appendix C: the gallon is 231 cubic inches, the bushel 2,150.42. */
const gallonSize = multiply(cubicInch, rational(231n));
const bushelSize = multiply(cubicInch, rational(215_042n, 100n));

const us = (factor: Rational): Measure => ({ dimension: 'volume', convention: 'us', factor });
const ofGallon = (parts: bigint): Measure => us(multiply(gallonSize, rational(1n, parts)));
const ofBushel = (parts: bigint): Measure => us(multiply(bushelSize, rational(1n, parts)));

export const usVolumeUnits: readonly Unit[] = [
  sharedUnit('us.teaspoon', ofGallon(768n), teaspoon, spoonClaims),
  sharedUnit('us.dessertspoon', ofGallon(384n), dessertspoon, spoonClaims),
  sharedUnit('us.tablespoon', ofGallon(256n), tablespoon, spoonClaims),
  sharedUnit('us.fluiddram', ofGallon(1024n), fluidDram, pintClaims),
  sharedUnit('us.fluidounce', ofGallon(128n), fluidOunce, pintClaims),
  // Behind the bar: an ounce and a half.
  unit('us.jigger', us(multiply(gallonSize, rational(3n, 256n))), {
    en: 'jigger, jiggers',
    de: 'Jigger',
    fr: 'jigger, jiggers',
    es: 'jigger, jiggers',
    it: 'jigger',
    nl: 'jigger, jiggers',
    sv: 'jigger, jiggers',
    pt: 'jigger, jiggers',
  }),
  sharedUnit('us.gill', ofGallon(32n), gill, pintClaims),
  sharedUnit('us.cup', ofGallon(16n), cup, cupClaims),
  // 21 CFR 101.9 (b) (5) (viii): on nutrition labels a cup is 240 ml.
  unit('us.legalcup', us(rational(240n)), {
    en: 'legal cup, legal cups; ; US legal cup, US legal cups',
    de: 'gesetzliche US-Tasse, gesetzliche US-Tassen',
    fr: 'tasse légale américaine, tasses légales américaines',
    es: 'taza legal estadounidense, tazas legales estadounidenses',
    it: 'tazza legale americana, tazze legali americane',
    nl: 'wettelijke US-kop, wettelijke US-koppen',
    sv: 'lagstadgad US-kopp, lagstadgade US-koppar',
    pt: 'xícara legal americana, xícaras legais americanas',
  }),
  sharedUnit('us.pint', ofGallon(8n), pint, pintClaims),
  sharedUnit('us.quart', ofGallon(4n), quart, pintClaims),
  sharedUnit('us.gallon', ofGallon(1n), gallon, pintClaims),
  // Berries and other dry goods have a pint of their own, a sixth larger.
  unit('us.drypint', ofBushel(64n), {
    en: 'dry pint, dry pints; dry pt',
    de: 'Trockenpint, Trockenpints',
    fr: 'pinte sèche, pintes sèches',
    es: 'pinta seca, pintas secas',
    it: 'pinta secca, pinte secche',
    nl: 'droge pint, droge pints',
    sv: 'torr pint, torra pints',
    pt: 'pinta seca, pintas secas',
  }),
  unit('us.dryquart', ofBushel(32n), {
    en: 'dry quart, dry quarts; dry qt',
    de: 'Trockenquart, Trockenquarts',
    fr: 'quart sec, quarts secs',
    es: 'quart seco, quarts secos',
    it: 'quart secco, quarts secchi',
    nl: 'droge quart, droge quarts',
    sv: 'torr quart, torra quarts',
    pt: 'quart seco, quarts secos',
  }),
  sharedUnit('us.peck', ofBushel(4n), peck, pintClaims),
  sharedUnit('us.bushel', ofBushel(1n), bushel, pintClaims),
];
