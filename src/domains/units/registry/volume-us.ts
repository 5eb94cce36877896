import { multiply, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { defineSharedUnit, defineUnit } from './define-unit.ts';
import type { UnitSpec } from './define-unit.ts';
import type { Unit } from './unit.ts';
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
} from './volume-names.ts';

/** The inch is 25.4 mm, so a cubic inch is 16.387064 ml. */
const cubicInch = rational(16_387_064n, 1_000_000n);
/** NIST Handbook 44, appendix C: the gallon is 231 cubic inches, the bushel 2,150.42. */
const gallonSize = multiply(cubicInch, rational(231n));
const bushelSize = multiply(cubicInch, rational(215_042n, 100n));

const usVolume = (factor: Rational): UnitSpec => ({ dimension: 'volume', convention: 'us', factor });
const fractionOfGallon = (parts: bigint): UnitSpec => usVolume(multiply(gallonSize, rational(1n, parts)));
const fractionOfBushel = (parts: bigint): UnitSpec => usVolume(multiply(bushelSize, rational(1n, parts)));

export const usVolumeUnits: readonly Unit[] = [
  defineSharedUnit('us.teaspoon', fractionOfGallon(768n), teaspoon, spoonClaims),
  defineSharedUnit('us.dessertspoon', fractionOfGallon(384n), dessertspoon, spoonClaims),
  defineSharedUnit('us.tablespoon', fractionOfGallon(256n), tablespoon, spoonClaims),
  defineSharedUnit('us.fluiddram', fractionOfGallon(1024n), fluidDram, pintClaims),
  defineSharedUnit('us.fluidounce', fractionOfGallon(128n), fluidOunce, pintClaims),
  // A bartender's measure of one and a half fluid ounces.
  defineUnit('us.jigger', usVolume(multiply(gallonSize, rational(3n, 256n))), {
    en: 'jigger, jiggers',
    de: 'Jigger',
    fr: 'jigger, jiggers',
    es: 'jigger, jiggers',
    it: 'jigger',
    nl: 'jigger, jiggers',
    sv: 'jigger, jiggers',
    pt: 'jigger, jiggers',
  }),
  defineSharedUnit('us.gill', fractionOfGallon(32n), gill, pintClaims),
  defineSharedUnit('us.cup', fractionOfGallon(16n), cup, cupClaims),
  // A cup on nutrition labels is 240 ml: 21 CFR 101.9 (b) (5) (viii).
  defineUnit('us.legalcup', usVolume(rational(240n)), {
    en: 'legal cup, legal cups; ; US legal cup, US legal cups',
    de: 'gesetzliche US-Tasse, gesetzliche US-Tassen',
    fr: 'tasse légale américaine, tasses légales américaines',
    es: 'taza legal estadounidense, tazas legales estadounidenses',
    it: 'tazza legale americana, tazze legali americane',
    nl: 'wettelijke US-kop, wettelijke US-koppen',
    sv: 'lagstadgad US-kopp, lagstadgade US-koppar',
    pt: 'xícara legal americana, xícaras legais americanas',
  }),
  defineSharedUnit('us.pint', fractionOfGallon(8n), pint, pintClaims),
  defineSharedUnit('us.quart', fractionOfGallon(4n), quart, pintClaims),
  defineSharedUnit('us.gallon', fractionOfGallon(1n), gallon, pintClaims),
  // Berries and other dry goods are sold by the dry pint, which is a sixth larger.
  defineUnit('us.drypint', fractionOfBushel(64n), {
    en: 'dry pint, dry pints; dry pt',
    de: 'Trockenpint, Trockenpints',
    fr: 'pinte sèche, pintes sèches',
    es: 'pinta seca, pintas secas',
    it: 'pinta secca, pinte secche',
    nl: 'droge pint, droge pints',
    sv: 'torr pint, torra pints',
    pt: 'pinta seca, pintas secas',
  }),
  defineUnit('us.dryquart', fractionOfBushel(32n), {
    en: 'dry quart, dry quarts; dry qt',
    de: 'Trockenquart, Trockenquarts',
    fr: 'quart sec, quarts secs',
    es: 'quart seco, quarts secos',
    it: 'quart secco, quarts secchi',
    nl: 'droge quart, droge quarts',
    sv: 'torr quart, torra quarts',
    pt: 'quart seco, quarts secos',
  }),
  defineSharedUnit('us.peck', fractionOfBushel(4n), peck, pintClaims),
  defineSharedUnit('us.bushel', fractionOfBushel(1n), bushel, pintClaims),
];
