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

/** 4.54609 l: Weights and Measures Act 1985 (UK), and schedule II of the Canadian act of the same name. */
const gallonSize = rational(454_609n, 100n);
const fluidOunceSize = multiply(gallonSize, rational(1n, 160n));

const imperialVolume = (gallons: Rational): UnitSpec => ({
  dimension: 'volume',
  convention: 'imperial',
  factor: multiply(gallonSize, gallons),
});
const inFluidOunces = (fluidOunces: Rational): UnitSpec => imperialVolume(multiply(fluidOunces, rational(1n, 160n)));

/**
 * No law ever defined imperial spoons. In practice a tablespoon was five eighths of a fluid ounce and a teaspoon a
 * third of that, 24 to the gill. British spoons since metrication are the metric ones, such as `metric.tablespoon`. The
 * cup is half a pint.
 */
export const imperialVolumeUnits: readonly Unit[] = [
  defineSharedUnit('imperial.teaspoon', inFluidOunces(rational(5n, 24n)), teaspoon, spoonClaims),
  defineSharedUnit('imperial.dessertspoon', inFluidOunces(rational(5n, 12n)), dessertspoon, spoonClaims),
  defineSharedUnit('imperial.tablespoon', inFluidOunces(rational(5n, 8n)), tablespoon, spoonClaims),
  defineSharedUnit('imperial.fluiddram', inFluidOunces(rational(1n, 8n)), fluidDram, pintClaims),
  defineSharedUnit('imperial.fluidounce', inFluidOunces(rational(1n)), fluidOunce, pintClaims),
  defineSharedUnit('imperial.gill', imperialVolume(rational(1n, 32n)), gill, pintClaims),
  defineSharedUnit('imperial.cup', imperialVolume(rational(1n, 16n)), cup, cupClaims),
  defineSharedUnit('imperial.pint', imperialVolume(rational(1n, 8n)), pint, pintClaims),
  defineSharedUnit('imperial.quart', imperialVolume(rational(1n, 4n)), quart, pintClaims),
  defineSharedUnit('imperial.gallon', imperialVolume(rational(1n)), gallon, pintClaims),
  defineSharedUnit('imperial.peck', imperialVolume(rational(2n)), peck, pintClaims),
  defineSharedUnit('imperial.bushel', imperialVolume(rational(8n)), bushel, pintClaims),
];

const australianVolume = (factor: Rational): UnitSpec => ({ dimension: 'volume', convention: 'au', factor });

/** Australian Standard AS 1325: the tablespoon is 20 ml, which is four teaspoons rather than three. */
export const australianVolumeUnits: readonly Unit[] = [
  defineSharedUnit('au.teaspoon', australianVolume(rational(5n)), teaspoon, spoonClaims),
  defineSharedUnit('au.dessertspoon', australianVolume(rational(10n)), dessertspoon, spoonClaims),
  defineSharedUnit('au.tablespoon', australianVolume(rational(20n)), tablespoon, spoonClaims),
  defineSharedUnit('au.cup', australianVolume(rational(250n)), cup, cupClaims),
];

const canadianVolume = (factor: Rational): UnitSpec => ({ dimension: 'volume', convention: 'ca', factor });

/**
 * Canadian recipes of the last fifty years use `1 cup (250 ml)`. The older cup of eight imperial fluid ounces and its
 * spoons are separate units with their own names. The act that defines the gallon mentions neither.
 */
export const canadianVolumeUnits: readonly Unit[] = [
  defineSharedUnit('ca.teaspoon', canadianVolume(rational(5n)), teaspoon, spoonClaims),
  defineSharedUnit('ca.tablespoon', canadianVolume(rational(15n)), tablespoon, spoonClaims),
  defineSharedUnit('ca.cup', canadianVolume(rational(250n)), cup, cupClaims),
  defineUnit('ca.traditionalteaspoon', canadianVolume(multiply(fluidOunceSize, rational(1n, 6n))), {
    en: 'traditional Canadian teaspoon, traditional Canadian teaspoons',
    de: 'alter kanadischer Teelöffel, alte kanadische Teelöffel',
    fr: 'ancienne cuillère à thé canadienne, anciennes cuillères à thé canadiennes',
    es: 'cucharadita canadiense antigua, cucharaditas canadienses antiguas',
    it: 'cucchiaino canadese antico, cucchiaini canadesi antichi',
    nl: 'oude Canadese theelepel, oude Canadese theelepels',
    sv: 'äldre kanadensisk tesked, äldre kanadensiska teskedar',
    pt: 'colher de chá canadiana antiga, colheres de chá canadianas antigas',
  }),
  defineUnit('ca.traditionaltablespoon', canadianVolume(multiply(fluidOunceSize, rational(1n, 2n))), {
    en: 'traditional Canadian tablespoon, traditional Canadian tablespoons',
    de: 'alter kanadischer Esslöffel, alte kanadische Esslöffel',
    fr: 'ancienne cuillère à table canadienne, anciennes cuillères à table canadiennes',
    es: 'cucharada canadiense antigua, cucharadas canadienses antiguas',
    it: 'cucchiaio canadese antico, cucchiai canadesi antichi',
    nl: 'oude Canadese eetlepel, oude Canadese eetlepels',
    sv: 'äldre kanadensisk matsked, äldre kanadensiska matskedar',
    pt: 'colher de sopa canadiana antiga, colheres de sopa canadianas antigas',
  }),
  defineUnit('ca.traditionalcup', canadianVolume(multiply(fluidOunceSize, rational(8n))), {
    en: 'traditional Canadian cup, traditional Canadian cups',
    de: 'alte kanadische Tasse, alte kanadische Tassen',
    fr: 'ancienne tasse canadienne, anciennes tasses canadiennes',
    es: 'taza canadiense antigua, tazas canadienses antiguas',
    it: 'tazza canadese antica, tazze canadesi antiche',
    nl: 'oude Canadese kop, oude Canadese koppen',
    sv: 'äldre kanadensisk kopp, äldre kanadensiska koppar',
    pt: 'xícara canadiana antiga, xícaras canadianas antigas',
  }),
];
