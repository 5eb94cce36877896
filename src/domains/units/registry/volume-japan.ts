import { multiply, rational } from '../rational.ts';
import type { Rational } from '../rational.ts';
import type { Unit } from '../unit.ts';
import { sameEverywhere, sharedUnit, unit } from './notation.ts';
import type { Measure } from './notation.ts';
import { cup, cupClaims, spoonClaims, tablespoon, teaspoon } from './volume-words.ts';

const japanese = (factor: Rational): Measure => ({ dimension: 'volume', convention: 'jp', factor });

/** Japanese Weights and Measures Act of 1891: the shō is 2401/1331 l, so ten gō of 180.39 ml. */
const sho = rational(2_401_000n, 1331n);

export const japaneseVolumeUnits: readonly Unit[] = [
  sharedUnit('jp.teaspoon', japanese(rational(5n)), teaspoon, spoonClaims),
  sharedUnit('jp.tablespoon', japanese(rational(15n)), tablespoon, spoonClaims),
  sharedUnit('jp.cup', japanese(rational(200n)), cup, cupClaims),
  // What comes with a rice cooker: the gō, rounded.
  unit('jp.ricecup', japanese(rational(180n)), {
    en: 'rice cup, rice cups; ; rice cooker cup, rice cooker cups',
    de: 'Reisbecher; ; Reismessbecher',
    fr: 'tasse à riz, tasses à riz',
    es: 'taza japonesa de arroz, tazas japonesas de arroz',
    it: 'tazza da riso, tazze da riso',
    nl: 'rijstkopje, rijstkopjes',
    sv: 'rismått',
    pt: 'medida japonesa de arroz, medidas japonesas de arroz',
  }),
  unit('jp.shaku', japanese(multiply(sho, rational(1n, 100n))), sameEverywhere('shaku')),
  unit('jp.go', japanese(multiply(sho, rational(1n, 10n))), sameEverywhere('gō')),
  unit('jp.sho', japanese(sho), sameEverywhere('shō')),
];
