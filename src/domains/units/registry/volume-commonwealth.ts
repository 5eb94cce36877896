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

/** 4.54609 l: Weights and Measures Act 1985 (UK), and the Canadian act of the same name, schedule II. */
const gallonSize = rational(454_609n, 100n);
const fluidOunceSize = multiply(gallonSize, rational(1n, 160n));

const imperial = (gallons: Rational): Measure => ({
  dimension: 'volume',
  convention: 'imperial',
  factor: multiply(gallonSize, gallons),
});
const ofFluidOunce = (fluidOunces: Rational): Measure => imperial(multiply(fluidOunces, rational(1n, 160n)));

/**
 * No act ever defined an imperial spoon. Kitchens took the tablespoon as five eighths of a fluid ounce and the
 * teaspoon as a third of that, 24 to the gill. British spoons since the metric conversion are `metric.tablespoon`
 * and its sisters. The cup is half a pint.
 */
export const imperialVolumeUnits: readonly Unit[] = [
  sharedUnit('imperial.teaspoon', ofFluidOunce(rational(5n, 24n)), teaspoon, spoonClaims),
  sharedUnit('imperial.dessertspoon', ofFluidOunce(rational(5n, 12n)), dessertspoon, spoonClaims),
  sharedUnit('imperial.tablespoon', ofFluidOunce(rational(5n, 8n)), tablespoon, spoonClaims),
  sharedUnit('imperial.fluiddram', ofFluidOunce(rational(1n, 8n)), fluidDram, pintClaims),
  sharedUnit('imperial.fluidounce', ofFluidOunce(rational(1n)), fluidOunce, pintClaims),
  sharedUnit('imperial.gill', imperial(rational(1n, 32n)), gill, pintClaims),
  sharedUnit('imperial.cup', imperial(rational(1n, 16n)), cup, cupClaims),
  sharedUnit('imperial.pint', imperial(rational(1n, 8n)), pint, pintClaims),
  sharedUnit('imperial.quart', imperial(rational(1n, 4n)), quart, pintClaims),
  sharedUnit('imperial.gallon', imperial(rational(1n)), gallon, pintClaims),
  sharedUnit('imperial.peck', imperial(rational(2n)), peck, pintClaims),
  sharedUnit('imperial.bushel', imperial(rational(8n)), bushel, pintClaims),
];

const australian = (factor: Rational): Measure => ({ dimension: 'volume', convention: 'au', factor });

/** Australian Standard AS 1325: the tablespoon is 20 ml, four teaspoons and not three. */
export const australianVolumeUnits: readonly Unit[] = [
  sharedUnit('au.teaspoon', australian(rational(5n)), teaspoon, spoonClaims),
  sharedUnit('au.dessertspoon', australian(rational(10n)), dessertspoon, spoonClaims),
  sharedUnit('au.tablespoon', australian(rational(20n)), tablespoon, spoonClaims),
  sharedUnit('au.cup', australian(rational(250n)), cup, cupClaims),
];

const canadian = (factor: Rational): Measure => ({ dimension: 'volume', convention: 'ca', factor });

/**
 * Canadian recipes of the last fifty years say `1 cup (250 ml)`. The cup before that, eight imperial fluid ounces,
 * and its spoons are kept apart under names of their own. The act that defines the gallon has neither.
 */
export const canadianVolumeUnits: readonly Unit[] = [
  sharedUnit('ca.teaspoon', canadian(rational(5n)), teaspoon, spoonClaims),
  sharedUnit('ca.tablespoon', canadian(rational(15n)), tablespoon, spoonClaims),
  sharedUnit('ca.cup', canadian(rational(250n)), cup, cupClaims),
  unit('ca.traditionalteaspoon', canadian(multiply(fluidOunceSize, rational(1n, 6n))), {
    en: 'traditional Canadian teaspoon, traditional Canadian teaspoons',
    de: 'alter kanadischer Teelöffel, alte kanadische Teelöffel',
    fr: 'ancienne cuillère à thé canadienne, anciennes cuillères à thé canadiennes',
    es: 'cucharadita canadiense antigua, cucharaditas canadienses antiguas',
    it: 'cucchiaino canadese antico, cucchiaini canadesi antichi',
    nl: 'oude Canadese theelepel, oude Canadese theelepels',
    sv: 'äldre kanadensisk tesked, äldre kanadensiska teskedar',
    pt: 'colher de chá canadiana antiga, colheres de chá canadianas antigas',
  }),
  unit('ca.traditionaltablespoon', canadian(multiply(fluidOunceSize, rational(1n, 2n))), {
    en: 'traditional Canadian tablespoon, traditional Canadian tablespoons',
    de: 'alter kanadischer Esslöffel, alte kanadische Esslöffel',
    fr: 'ancienne cuillère à table canadienne, anciennes cuillères à table canadiennes',
    es: 'cucharada canadiense antigua, cucharadas canadienses antiguas',
    it: 'cucchiaio canadese antico, cucchiai canadesi antichi',
    nl: 'oude Canadese eetlepel, oude Canadese eetlepels',
    sv: 'äldre kanadensisk matsked, äldre kanadensiska matskedar',
    pt: 'colher de sopa canadiana antiga, colheres de sopa canadianas antigas',
  }),
  unit('ca.traditionalcup', canadian(multiply(fluidOunceSize, rational(8n))), {
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
